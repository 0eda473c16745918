/** An action of an answer, as far as the dialog session looks at it. */
export interface AnsweredAction {
  /** Whether the assistant waits for more of the same conversation. */
  continues: boolean
  dialogState?: unknown
}

/** The dialog state for the next request: that of the first action, and only when it says to continue. */
export function nextDialogState(
  actions: readonly AnsweredAction[],
  { keepsSession }: { keepsSession: boolean },
): unknown {
  const [first] = actions
  return keepsSession && first?.continues === true ? first.dialogState : undefined
}
