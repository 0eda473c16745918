import type { Intent } from '@sdp/domain'

/** Request, slot-only, or a plain intent. */
export function intentType({ slotOnly, dialogActType }: Intent): string {
  if (slotOnly) return 'Slot-Only'
  return dialogActType === 'request' ? 'Request' : 'Inform'
}

export function filterIntents(intents: readonly Intent[], name: string): readonly Intent[] {
  const wanted = name.trim().toLowerCase()
  return wanted === '' ? intents : intents.filter((intent) => intent.name.toLowerCase().includes(wanted))
}
