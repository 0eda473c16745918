/** Which earlier message is in the input: its place from the end, or none, and what was typed before. */
export interface Recall {
  back: number
  typed: string
}

export const nothingRecalled: Recall = { back: 0, typed: '' }

/** The text that an arrow key brings into the input; undefined where there is none further that way. */
export function recalled(
  sent: readonly string[],
  { back, typed }: Recall,
  { step, shown }: { step: 'up' | 'down'; shown: string },
): { recall: Recall; text: string } | undefined {
  const to = step === 'up' ? back + 1 : back - 1
  if (to < 0 || to > sent.length) return undefined
  // What was being typed comes back at the end of the way down
  const kept = back === 0 ? shown : typed
  return { recall: { back: to, typed: kept }, text: to === 0 ? kept : sent[sent.length - to]! }
}
