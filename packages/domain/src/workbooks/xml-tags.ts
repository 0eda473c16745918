import { strFromU8 } from 'fflate'

/** The attributes of a tag by their names; the prefix of a relationship's id is always `r`. */
export type XmlTag = Readonly<Record<string, string>>

// A name is looked for where one can begin only, or a very long word would be tried from each of its letters.
const attribute = /(?<![\w:])([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * The tags of one name in a small part of a workbook. Cut at every bracket first, so that a part made of beginnings without
 * an end is read in one go.
 */
export function readTags(xml: Uint8Array, name: string): XmlTag[] {
  const begin = new RegExp(`^(?:\\w+:)?${name}[\\s/>]`)
  return strFromU8(xml)
    .split('<')
    .filter((piece) => begin.test(piece))
    .map((piece) => Object.fromEntries(Array.from(piece.matchAll(attribute), toEntry)))
}

function toEntry([, name = '', quoted, single]: RegExpMatchArray): [string, string] {
  return [name.replace(/^\w+:id$/, 'r:id'), quoted ?? single ?? '']
}
