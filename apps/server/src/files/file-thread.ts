import { parentPort, workerData } from 'node:worker_threads'
import { Refused } from '@sdp/domain'
import { mergeStates } from './merge-states.ts'
import type { ConceptAnswer, ConceptQuestion, FileOutcome, FileTask, FromFileThread } from './protocol.ts'
import { readConceptFile } from './read-concept-file.ts'
import { readResourceFiles } from './read-resource-files.ts'
import { readTranslationFile } from './read-translation-file.ts'

/** Reads one file in a worker thread; it is ended with the file, whatever the file did to it. */
const port = parentPort!

function post(message: FromFileThread, transfer: readonly Uint8Array[] = []): void {
  port.postMessage(
    message,
    transfer.map(({ buffer }) => buffer as ArrayBuffer),
  )
}

function ask(question: ConceptQuestion): Promise<ConceptAnswer> {
  return new Promise((resolve) => {
    port.once('message', resolve)
    post({ kind: 'question', question })
  })
}

async function outcomeOf(task: FileTask): Promise<FileOutcome> {
  switch (task.kind) {
    case 'concepts':
      return { kind: 'concepts', reply: await readConceptFile(task.file, ask) }
    case 'translations':
      return { kind: 'translations', ...readTranslationFile(task) }
    case 'resources':
      return { kind: 'resources', ...readResourceFiles(task) }
    case 'merge':
      return { kind: 'merge', ...mergeStates(task) }
  }
}

function transferable(outcome: FileOutcome): readonly Uint8Array[] {
  if (outcome.kind === 'concepts') return outcome.reply
  if (outcome.kind === 'merge') return outcome.preview === undefined ? [] : [outcome.preview]
  return outcome.kind === 'resources' && 'updates' in outcome ? [outcome.updates] : []
}

try {
  const outcome = await outcomeOf(workerData as FileTask)
  post({ kind: 'outcome', outcome }, transferable(outcome))
} catch (error) {
  if (error instanceof Refused) post({ kind: 'refused', message: error.message, details: error.details })
  else
    post({ kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) })
}
