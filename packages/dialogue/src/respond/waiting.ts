import type { UiAction } from '@sdp/domain/ui-actions'
import type { Waiting } from '../model/state.ts'
import type { Program } from '../program/program.ts'

/** Dialog acts to which an answer is expected. */
const askingActs: readonly string[] = ['askForInput', 'confirm', 'select']

/** Whether a UI action asks for something. */
export function asks({ dialogAct }: Pick<UiAction, 'dialogAct'>): boolean {
  return askingActs.includes(dialogAct?.type ?? '')
}

/** Whether the assistant listens on after a UI action: it asks for something, or its flag says so. */
export function goesOn(action: UiAction): boolean {
  return asks(action) || action.clientBehaviourFlags.followUp === true
}

/** What a UI action leaves open, if the conversation goes on after it. */
export function waitingAfter(
  { yesNoSlots }: Pick<Program, 'yesNoSlots'>,
  action: UiAction,
): Waiting | undefined {
  if (!goesOn(action)) return undefined
  const { type = '', slots = {} } = action.dialogAct ?? {}
  const waiting = { uiAction: action.name, act: type, whiteList: action.whiteList }
  if (type !== 'confirm') return { ...waiting, slots: asks(action) ? Object.keys(slots) : [] }
  const [confirmed] = Object.entries(slots)
  return {
    ...waiting,
    slots: [...yesNoSlots],
    ...(confirmed && { confirms: { apiInput: confirmed[0], value: confirmed[1] } }),
  }
}
