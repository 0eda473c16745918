import type { Intent, Usage } from '@sdp/domain'

/** Request, slot-only, or a plain intent. */
export function intentType({ slotOnly, dialogActType }: Intent): string {
  if (slotOnly) return 'Slot-Only'
  return dialogActType === 'request' ? 'Request' : 'Inform'
}

export function filterIntents(intents: readonly Intent[], name: string): readonly Intent[] {
  const wanted = name.trim().toLowerCase()
  return wanted === '' ? intents : intents.filter((intent) => intent.name.toLowerCase().includes(wanted))
}

/** What is asked before an intent is deleted, with all that loses something by it. */
export function deletionText(name: string, usage: Usage): string {
  const touched = [
    counted(usage.expressions, 'expression'),
    counted(usage.rules, 'rule'),
    counted(usage.resetRules, 'reset rule'),
    counted(usage.uiActions, 'UI action'),
  ].filter((text) => text !== undefined)
  const question = `Do you want to delete the intent ${name}?`
  return touched.length === 0 ? question : `${question} It touches ${touched.join(', ')}.`
}

function counted(count: number, noun: string): string | undefined {
  if (count === 0) return undefined
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}
