import { type FailingTest, itemOf, type StepState } from '@sdp/domain/publishing'
import type { Pool } from 'pg'
import { transaction } from '../db/database.ts'
import type { Tx } from '../db/tx.ts'
import type { Events } from '../events/events.ts'
import { publishItems } from './publishing-items.ts'
import { type Progress, type Run, type RunStep, writeProgress } from './run-record.ts'

/** What everybody can see of a run while it goes on. */
export interface Journal {
  steps: () => readonly RunStep[]
  begin: (code: string) => Promise<void>
  say: (...lines: string[]) => Promise<void>
  /** What of the kept tests failed in a step. */
  noteFailing: (code: string, failing: readonly FailingTest[]) => Promise<void>
  end: (code: string, state: StepState) => Promise<void>
  /** The run did not reach its end; what was active before stays. */
  fail: (code: string, message: string) => Promise<void>
  /** The end of the run, as part of the transaction that makes it active. */
  finish: (client: Tx, code: string, lines: readonly string[]) => Promise<void>
  /** Part of the step under way. */
  note: (client: Tx, noted: Pick<Progress, 'artifactId' | 'lines'>) => Promise<void>
}

/** As much of a reason as a reader takes in, and PostgreSQL in one event. */
const maxCharacters = 500

/** Each change is written as it happens, and published with its commit. */
export function openJournal({ db, events }: { db: Pool; events: Events }, run: Run): Journal {
  let steps: readonly RunStep[] = run.steps
  let currentStep = ''
  const withState = (code: string, state: StepState) =>
    steps.map((step) => (step.code === code ? { ...step, state } : step))

  async function write(client: Tx, progress: Partial<Progress>): Promise<void> {
    await writeProgress(client, run, { steps, currentStep, ...progress })
    await publishItems(events, client, { name: run.name, items: [itemOf(run)] })
  }
  async function commit(progress: Partial<Progress>): Promise<void> {
    await transaction(db, (client) => write(client, progress))
    // Not before: what was rolled back would be written with the next line of the log.
    steps = progress.steps ?? steps
    currentStep = progress.currentStep ?? currentStep
  }
  const nameOf = (code: string) => steps.find((step) => step.code === code)?.name ?? code

  return {
    steps: () => steps,
    begin: (code) =>
      commit({ steps: withState(code, 'progress'), currentStep: code, lines: [`${nameOf(code)} ...`] }),
    say: async (...lines) => {
      if (lines.length > 0) await commit({ lines })
    },
    noteFailing: (code, failing) =>
      commit({ steps: steps.map((step) => (step.code === code ? { ...step, failing } : step)) }),
    end: (code, state) => commit({ steps: withState(code, state) }),
    fail: (code, message) =>
      transaction(db, async (client) => {
        const line = `${nameOf(code)} failed: ${message}`
        const ended = { currentStep: '', state: 'failed', message, lines: [line] } as const
        await write(client, { steps: withState(code, 'failed'), ...ended })
        const { name, action, node, environment, askedBy } = run
        const reason = line.slice(0, maxCharacters)
        await events.publish(client, {
          type: 'publishing-failed',
          ...{ name, action, node, environment, reason, askedBy },
        })
      }),
    finish: (client, code, lines) =>
      write(client, { steps: withState(code, 'success'), currentStep: '', state: 'done', lines }),
    note: write,
  }
}
