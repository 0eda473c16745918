/** A value that is stored, with what the screen calls it. */
export interface Choice {
  value: string
  label: string
}

/** The types of GUI responses that can be chosen, in the order of the screen. OTHER and UNKNOWN, which is none, are kept. */
const guiResponseTypes: readonly Choice[] = [
  { value: 'ONLINE_UI', label: 'Online UI' },
  { value: 'DETAIL_VIEW', label: 'Picklist Detail View' },
  { value: 'TOAST_MESSAGE', label: 'Toast Message' },
  { value: 'DICTATION', label: 'Dictation' },
  { value: 'PROACTIVE_DIALOG', label: 'Proactive Dialog' },
]

/** The types that a domain can have: one that is not embedded shows Online UI only. */
export function offeredTypes({ embedded }: { embedded: boolean }): readonly Choice[] {
  return embedded ? guiResponseTypes : guiResponseTypes.slice(0, 1)
}

/** What a type is called. */
export function typeLabel(type: string): string {
  return guiResponseTypes.find(({ value }) => value === type)?.label ?? type
}

/** The head units that Online UI is made for. */
export const scopes: readonly Choice[] = [
  { value: 'NTG6', label: 'NTG6' },
  { value: 'NTG7', label: 'NTG7' },
  { value: 'Gen20x', label: 'Gen20x' },
  { value: 'Gen20x.i3', label: 'Gen20x i3' },
]

/** The scope whose templates are written as JSON only. */
export const rawScope = 'Gen20x.i3'

export const toastTypes: readonly string[] = ['CONTACT', 'MEDIA', 'TEXT', 'TEXT_CANCEL', 'TUNER', 'VOLUME']

// GUI-071: emailreplay is misspelled as specified
export const screenTypes: readonly Choice[] = [
  { value: 'sms', label: 'SMS' },
  { value: 'instant_message', label: 'Instant message' },
  { value: 'email', label: 'E-mail' },
  { value: 'emailfwd', label: 'Forwarded e-mail' },
  { value: 'emailreplay', label: 'Reply to an e-mail' },
]

export const proactiveTypes: readonly Choice[] = [
  { value: 'personal_greeting', label: 'Personal Greeting' },
  { value: 'charging_info', label: 'Charging Info' },
  { value: 'low_range_info', label: 'Low Range Info' },
  { value: 'forgotten_phone', label: 'Forgotten Phone' },
]
