import { DecodeUTF8 } from 'fflate'
import { messages } from '../../messages/messages.ts'
import { Refused } from '../../toolbox/refused.ts'
import type { FileBudget } from '../files/budget.ts'
import { type XmlEvents, type XmlReader, xmlReader } from '../files/xml-reader.ts'

/** A part of a workbook that is read while it is unpacked. */
export interface WorkbookPart {
  /** As the zip calls it. */
  name: string
  pieces: () => Iterable<Uint8Array>
  budget: FileBudget
}

/** Reads a part piece by piece; yields after each, so that what was found can be taken and whoever reads can rest. */
export function* readPart(
  { name, pieces, budget }: WorkbookPart,
  eventsOf: (refuse: XmlReader['refuse']) => XmlEvents,
): Generator<undefined, void> {
  const reader: XmlReader = xmlReader({
    budget,
    hasNamespaces: false,
    at: (...place) => messages.sheets.damagedAt(messages.files.inPart(name, ...place)),
    events: eventsOf((message) => reader.refuse(message)),
  })
  const decoder = new DecodeUTF8((text) => reader.write(text))
  for (const piece of pieces()) {
    decode(decoder, piece)
    yield
  }
  reader.finish()
}

function decode(decoder: DecodeUTF8, piece: Uint8Array): void {
  try {
    decoder.push(piece)
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('invalid', messages.sheets.damaged)
  }
}

/** Text as it is meant: a workbook writes letters that XML cannot hold as `_x0041_`. */
export function plainText(text: string): string {
  return text.includes('_x')
    ? text.replaceAll(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text
}
