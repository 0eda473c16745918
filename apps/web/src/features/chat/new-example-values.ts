import type { TextRecognitionReply } from '@sdp/api'
import { checkNewExampleValue, type Slot } from '@sdp/domain/slots'

type FullResponse = TextRecognitionReply['fullResponse']

/** A value of free text that can become an example value of its slot. */
export interface NewExampleValue {
  slot: string
  value: string
}

interface OpenDomain {
  /** What is open, in which language. */
  domainId: string
  language: string
  slots: readonly Slot[]
}

/** What a sentence filled free text of the open domain with that is not among the example values yet. */
export function newExampleValues(
  { domainId, language, trace }: FullResponse,
  openDomain: OpenDomain | undefined,
): NewExampleValue[] {
  const reading = trace?.understood.chosen?.reading
  const isOpen =
    openDomain?.domainId === domainId && openDomain?.language.toLowerCase() === language.toLowerCase()
  if (reading === undefined || openDomain === undefined || !isOpen) return []
  const found = new Map<string, NewExampleValue>()
  for (const { slot: name, text } of reading.slots) {
    const slot = openDomain.slots.find((one) => one.name === name)
    if (slot === undefined || checkNewExampleValue(slot, text, openDomain.language) !== undefined) continue
    found.set(JSON.stringify([name, text]), { slot: name, value: text })
  }
  return [...found.values()]
}
