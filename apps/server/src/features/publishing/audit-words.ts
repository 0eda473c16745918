import { publishing } from '@sdp/api'
import type { ApprovalOption, PublishingAction } from '@sdp/domain/publishing'
import type { PublishingCommand } from './act.ts'

type Wished = PublishingCommand['instructions'][number]

/** What each option of a call is in the audit log. */
const actNames: Readonly<Record<PublishingAction, Record<ApprovalOption, string>>> = {
  publish: {
    execute: 'Publish',
    request: 'Request publishing',
    approve: 'Approve publishing',
    refuse: 'Refuse publishing',
    cancel: 'Take back request to publish',
  },
  unpublish: {
    execute: 'Unpublish',
    request: 'Request unpublishing',
    approve: 'Approve unpublishing',
    refuse: 'Refuse unpublishing',
    cancel: 'Take back request to unpublish',
  },
  'ar-removal': {
    execute: 'Remove language model',
    request: 'Request language model removal',
    approve: 'Approve language model removal',
    refuse: 'Refuse language model removal',
    cancel: 'Take back request for language model removal',
  },
}

/** One call can ask for some things and do others (ruling R172). */
export function actName(action: PublishingAction, instructions: readonly Pick<Wished, 'approval'>[]): string {
  return [...new Set(instructions.map(({ approval }) => actNames[action][approval]))].join(', ')
}

/** What going back to a version is in the audit log. */
export function backName(approval: 'request' | 'execute'): string {
  return approval === 'request' ? 'Request going back to a version' : publishing.again.shapes.audit
}

/** What was asked for and said with it, for the audit log. */
export function wordsFor(instructions: readonly Wished[]): string[] {
  const said = new Set(
    instructions.flatMap(({ reason, comment }) => [
      ...(reason ? [`reason: ${reason}`] : []),
      ...(comment ? [`comment: ${comment}`] : []),
    ]),
  )
  const places = instructions.map(
    ({ approval, node, environment, resource, languages }) =>
      `${approval} ${resource} ${node} ${environment} ${languages.join(' ')}`,
  )
  return [...said, ...places]
}
