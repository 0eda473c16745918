import { domains, publishing, sessions } from '@sdp/api'
import type { ApprovalOption, PublishState } from '@sdp/domain/publishing'
import { expect, vi } from 'vitest'
import type { Caller } from '../../testing/test-server.ts'
import { lamp } from './lamp.ts'

/** Two cores may be busy with other test files. */
const soon = { timeout: 60_000, interval: 50 }

const instructionsAt = (environment: string) => [
  { node: 'ECE', environment, resource: 'dialog', provider: 'runtime', languages: ['deu-DEU'] },
  { node: 'ECE', environment, resource: 'languageModel', provider: 'world', languages: ['deu-DEU'] },
]

/** What an author of a lamp does with it, through the calls: the dialog and the German language model at ECE. */
export function publishingCaller(caller: Caller, name: string) {
  const domain = { name, savePoint: 'Original' }
  const id = name.toLowerCase()

  async function save(updates: Record<string, unknown>): Promise<void> {
    const body = { updates, language_to_update: 'deu-DEU', commit_message: 'work' }
    const saved = await caller.call(domains.update, { params: { id }, query: {}, body })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  }
  async function states(environment: string): Promise<PublishState[]> {
    const body = { domain, context: { instructions: instructionsAt(environment) } }
    return (await caller.call(publishing.states, { body })).body
  }
  const stateNames = async (environment: string) =>
    (await states(environment)).map(({ resourceState }) => resourceState.state)
  async function act(environment: string, approval: ApprovalOption, call = publishing.publish) {
    const instructions = instructionsAt(environment).map((one) => ({ ...one, approval }))
    const { status, body } = await caller.call(call, { body: { domain, context: { instructions } } })
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  async function ended(environment: string): Promise<void> {
    const isRunning = async () =>
      (await states(environment)).some(({ pipeline }) => pipeline.currentStep !== '')
    // Also in a hook, where there is no expect.poll
    await vi.waitFor(async () => expect(await isRunning()).toBe(false), soon)
  }
  return {
    make: async () => {
      const languages = [{ language: 'deu-DEU', default: true }]
      const body = { name, languages, contributors: ['nora@sdp.example'], ntg_versions: ['Gen20x.i2'] }
      await caller.call(domains.create, { body })
      await caller.call(sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
      await save(lamp())
    },
    save,
    states,
    stateNames,
    act,
    ended,
    /** Waits for its end. */
    publish: async (environment: string) => {
      await act(environment, 'execute')
      await ended(environment)
    },
    deliver: async (environment: string) => {
      const context = { instructions: instructionsAt(environment) }
      const { body } = await caller.call(publishing.deliver, { body: { domain, context } })
      return body.map(({ refusal }) => refusal)
    },
  }
}
