import type { gitExport, Reply } from '@sdp/api'
import { messages } from '@sdp/domain'
import { CallFailed } from '../../server/calls.ts'

export interface ExportedFile {
  domainUploaded: boolean
  repoUrl: string | undefined
  /** What prevents it, in the words of the server where it answered. */
  problem: string | undefined
}

type ExportReply = Reply<typeof gitExport.find.shapes>

/** What is known of the exported file after asking for it: a failure leaves nothing of an earlier answer. */
export function exportedFile(found: ExportReply | undefined, failure: Error | null): ExportedFile {
  if (failure !== null || found === undefined) {
    return {
      domainUploaded: false,
      repoUrl: undefined,
      problem: failure === null ? undefined : problemText(failure),
    }
  }
  const { state, message } = found.push
  const problem = state === 'failed' ? `Not pushed yet, will be tried again: ${message}` : undefined
  return { domainUploaded: true, repoUrl: found.data.url, problem }
}

function problemText(failure: Error): string {
  return isNotFound(failure) ? failure.message : messages.git.fetchFailed(failure.message)
}

/** Whether the server says that there is no such file, which is no failure. */
export function isNotFound(error: Error | null): boolean {
  return error instanceof CallFailed && error.status === 404
}

/** Without a git host the address is a call of our own, which a link cannot make. */
export function hasPage(url: string): boolean {
  return !new URL(url).pathname.startsWith('/api/')
}
