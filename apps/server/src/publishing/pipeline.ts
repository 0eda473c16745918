import { messages, Refused } from '@sdp/domain'
import { languagesAt, type StepCode } from '@sdp/domain/publishing'
import { withinMillis } from '../process/ending-signals.ts'
import { conceptWordings, listedConcepts } from '../records/concept-texts.ts'
import { findDomain, originalId } from '../records/domain-record.ts'
import { publishedContent, spokenDomain } from '../runtime/spoken-domain.ts'
import { type Journal, openJournal } from './journal.ts'
import { Overtaken, type Run } from './run-record.ts'
import { activate, undoSwitch } from './steps/activate.ts'
import { build } from './steps/build.ts'
import { check } from './steps/check.ts'
import { deliver } from './steps/deliver.ts'
import { filesOf } from './steps/files.ts'
import { StepFailed, type TakeStep, type Tools, type Working } from './steps/step.ts'
import { test } from './steps/test.ts'
import { train } from './steps/train.ts'

const steps: Readonly<Record<StepCode, TakeStep>> = { check, build, train, test, deliver, activate }

/** The maximum of attempts of a step, by all servers together; after that it fails (ruling R183). */
const maxAttempts = 10
/** How long one task may hold a thread. */
const timeoutMillis = 10 * 60_000

/** Takes a run to its end. It throws where another attempt may get further. */
export async function goThrough(tools: Tools, run: Run, signal: AbortSignal): Promise<void> {
  const journal = openJournal(tools, run)
  let code = run.steps.find(isToBeTaken)?.code ?? ''
  let attempts = run.attempts
  let working: Working | undefined
  try {
    working = await prepare(tools, { run, journal, signal })
    if (attempts > maxAttempts) {
      return await giveUp(working, code, messages.pipelines.givenUp(maxAttempts, run.message))
    }
    for (const step of run.steps.filter(isToBeTaken)) {
      signal.throwIfAborted()
      if (step.code !== code) attempts = 1
      code = step.code
      await journal.begin(code)
      const result = await stepFor(code)(working)
      if (code !== 'activate') await journal.end(code, result)
    }
  } catch (error) {
    await handle(error, { working, journal, code, attempts })
  }
}

/** Ends a run that would go on for ever; what its last step switched before it failed is put back. */
async function giveUp(working: Working, code: string, message: string): Promise<void> {
  if (code === 'activate') await undoSwitch(working)
  await working.journal.fail(code, message)
}

const isToBeTaken = ({ state }: Run['steps'][number]) => state !== 'success' && state !== 'warning'

function stepFor(code: string): TakeStep {
  const take = (steps as Readonly<Record<string, TakeStep>>)[code]
  if (take === undefined) throw new StepFailed(messages.pipelines.unknownStep(code))
  return take
}

/** What cannot get better ends the run; the rest is tried again, by this server or another. */
async function handle(
  error: unknown,
  {
    working,
    journal,
    code,
    attempts,
  }: { working: Working | undefined; journal: Journal; code: string; attempts: number },
): Promise<void> {
  if (error instanceof Overtaken) return
  const reason = error instanceof Error ? error.message : String(error)
  if (error instanceof StepFailed || error instanceof Refused) return ending(journal.fail(code, reason))
  if (attempts >= maxAttempts) {
    const message = messages.pipelines.givenUp(attempts, reason)
    return ending(working === undefined ? journal.fail(code, message) : giveUp(working, code, message))
  }
  await journal.say(messages.pipelines.interrupted(reason)).catch(() => {})
  throw error
}

/** Somebody else may have ended the run first. */
async function ending(written: Promise<void>): Promise<void> {
  await written.catch((error: unknown) => {
    if (!(error instanceof Overtaken)) throw error
  })
}

async function prepare(
  tools: Tools,
  { run, journal, signal }: Pick<Working, 'run' | 'journal' | 'signal'>,
): Promise<Working> {
  const original = await findDomain(tools.db, originalId(run.name))
  if (original === undefined) throw new Overtaken(messages.pipelines.domainRemoved)
  const record = { ...original, savePointName: run.savePointName }
  const known = await tools.content.languagesIn(run.manifest)
  const all = known.toSorted((one, other) => Number(other.default) - Number(one.default))
  const spoken = languagesAt(
    tools.config.publishing,
    { embedded: record.embedded, languages: all.map(({ language }) => language) },
    run.node,
  )
  const languages = run.language === '' ? spoken : [run.language]
  // For a dialog the default language of its market (ruling R175)
  const main = languages[0] ?? all[0]?.language ?? ''
  const ask: Working['ask'] = (request, language = main) => {
    const { program, source } = spokenDomain({
      ...publishedContent(record),
      manifest: run.manifest,
      read: () => tools.content.readManifest(run.manifest, language),
      language,
      place: `publishing ${run.domainId}`,
    })
    return withinMillis(timeoutMillis, signal, (timeout) =>
      tools.runtime.run(program, request, {
        source,
        callHandler: noCall,
        conceptTexts: (names) => conceptWordings(tools.db, language, names),
        listedConcepts: (names) => listedConcepts(tools.db, language, names),
        signal: timeout,
      }),
    )
  }
  let files: ReturnType<Working['files']> | undefined
  return {
    tools,
    run,
    journal,
    signal,
    languages,
    ask,
    files: () => {
      files ??= filesOf({ run, languages, ask })
      return files
    },
  }
}

const noCall = () => Promise.reject(new Error('no handler is called to publish'))
