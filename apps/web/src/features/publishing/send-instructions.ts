import { publishing } from '@sdp/api'
import { messages } from '@sdp/domain'
import type { ActionInstruction, Instruction, PublishingAction, PublishState } from '@sdp/domain/publishing'
import { archiveName } from '@sdp/domain/resources'
import { downloadFile } from '../../browser/download.ts'
import { CallFailed, call } from '../../server/calls.ts'
import { notify, notifyFailure } from '../../ui/notifications.tsx'
import { type About, numberOfCall, takeStates, usePublishing, whileLoading } from './publishing-store.ts'

const calls = {
  publish: publishing.publish,
  unpublish: publishing.unpublish,
  'ar-removal': publishing.arRemoval,
}
/** As they stand in 'Failed to {action} resources'. */
const verbs = { publish: 'publish', unpublish: 'unpublish', 'ar-removal': 'remove' }

/** Sends what shall be done and takes the states that it returns; shows what went wrong, and returns whether all went well. */
export function sendInstructions(
  about: About,
  action: PublishingAction,
  instructions: readonly ActionInstruction[],
  { reason = '', comment = '' }: { reason?: string; comment?: string } = {},
): Promise<boolean> {
  const sent = instructions.map(({ languages, ...instruction }) => ({
    ...instruction,
    languages: [...languages],
    ...(reason.trim() !== '' && { reason: reason.trim() }),
    ...(comment.trim() !== '' && { comment: comment.trim() }),
  }))
  return send(about, verbs[action], () =>
    call(calls[action], { body: { domain: about, context: { instructions: sent } } }),
  )
}

/** Brings what is published to its targets again, as it is. */
export function sendDelivery(about: About, instructions: readonly Instruction[]): Promise<boolean> {
  const sent = instructions.map(({ languages, ...place }) => ({ ...place, languages: [...languages] }))
  return send(about, 'deliver', () =>
    call(publishing.deliver, { body: { domain: about, context: { instructions: sent } } }),
  )
}

/** Goes back to what was active when a run had ended, or asks for it. */
export function sendAgain(
  about: About,
  { comment, ...wanted }: { run: string; approval: 'request' | 'execute'; comment: string },
): Promise<boolean> {
  const context = { ...wanted, ...(comment.trim() !== '' && { comment: comment.trim() }) }
  return send(about, 'publish', () => call(publishing.again, { body: { domain: about, context } }))
}

async function send(about: About, verb: string, ask: () => Promise<PublishState[]>): Promise<boolean> {
  return whileLoading('instructions', async () => {
    const number = numberOfCall()
    try {
      const states = await ask()
      if (usePublishing.getState().about === about) takeStates(number, states)
      return !notifyRefusals(states)
    } catch (error) {
      // What the server says counts; where it says nothing, that it failed
      const hasMessage = error instanceof CallFailed && error.status > 0 && error.message !== ''
      if (hasMessage) notify('error', error.message, undefined, error.requestId)
      else notifyFailure(messages.publishing.failed(verb), error)
      return false
    }
  })
}

/** Shows why some instructions were not followed, each reason once with where; returns whether there was any. */
function notifyRefusals(states: readonly PublishState[]): boolean {
  const places = new Map<string, string[]>()
  for (const { refusal, node, environment, language } of states) {
    if (refusal === undefined) continue
    const place = messages.publishing.place(node, environment, language)
    places.set(refusal, [...(places.get(refusal) ?? []), place])
  }
  for (const [refusal, where] of places) notify('error', refusal, [...new Set(where)].join(', '))
  return places.size > 0
}

/** Fetches resources as a zip; it changes no states. */
export async function downloadResources(
  about: About,
  source: 'provider' | 'sdp',
  instructions: readonly Instruction[],
): Promise<void> {
  const sent = instructions.map(({ languages, ...place }) => ({ ...place, languages: [...languages] }))
  const body = { domain: about, context: { source, instructions: sent } }
  const name = archiveName({ domainName: about.name, savePoint: about.savePoint, at: new Date() })
  try {
    downloadFile(name, (await call(publishing.download, { body })) as Blob)
  } catch (error) {
    notifyFailure(messages.publishing.failed('download'), error)
  }
}
