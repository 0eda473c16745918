import { languageTag } from '../../model/language-tag.ts'
import type { TranslationItem, TranslationJobHead } from './job.ts'
import { textPieces } from './lost-parts.ts'
import { characterCount } from './sheet.ts'

export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0'

/**
 * Writes a job as XLIFF 2.0 piece by piece: what must survive is in `ph`, which translation tools keep as it is
 * (ruling R200).
 */
export function* writeXliff(
  { id, sourceLanguage, targetLanguage }: TranslationJobHead,
  items: readonly TranslationItem[],
): Generator<string, void> {
  const languages = `srcLang="${languageTag(sourceLanguage)}" trgLang="${languageTag(targetLanguage)}"`
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="${xliffNamespace}" version="2.0" ${languages}>\n`
  yield `<file id="${inAttribute(id)}" original="${inAttribute(`${sourceLanguage} ${targetLanguage}`)}">\n`
  for (const item of items) yield unit(item)
  yield '</file>\n</xliff>\n'
}

function unit({ textId, conceptName, type, description, source, draft }: TranslationItem): string {
  const codes = new Map<string, number>()
  const content = (text: string) =>
    textPieces(text)
      .map(({ text: piece, isPart }) => (isPart ? inlineCode(piece) : inContent(piece)))
      .join('')
  let count = 0
  const inlineCode = (part: string) => {
    const data = codes.get(part) ?? codes.size + 1
    codes.set(part, data)
    return `<ph id="${++count}" dataRef="d${data}" disp="${inAttribute(part)}"/>`
  }
  const from = content(source)
  count = 0
  const to = draft === '' ? '' : `<target xml:space="preserve">${content(draft)}</target>`
  const notes = [
    `<note category="type">${type}</note>`,
    `<note category="characters">${characterCount(source)}</note>`,
    ...(description === '' ? [] : [`<note category="context">${noted(description)}</note>`]),
  ]
  const data = Array.from(codes, ([part, at]) => `<data id="d${at}">${inContent(part)}</data>`)
  return [
    `<unit id="${inAttribute(textId)}" name="${inAttribute(conceptName)}">`,
    `<notes>${notes.join('')}</notes>`,
    ...(data.length === 0 ? [] : [`<originalData>${data.join('')}</originalData>`]),
    `<segment state="${draft === '' ? 'initial' : 'translated'}">`,
    `<source xml:space="preserve">${from}</source>${to}</segment></unit>\n`,
  ].join('')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
}
/** What XML cannot hold: control characters, halves of pairs and two that are no characters. */
const unwritable = /(?![\t\n\r\u007f-\u009f])\p{Cc}|\p{Surrogate}|[\ufffe\uffff]/gu

function inContent(text: string): string {
  return text
    .replaceAll(/[&<>\r]/g, (sign) => entities[sign]!)
    .replaceAll(unwritable, (sign) => `<cp hex="${sign.charCodeAt(0).toString(16).padStart(4, '0')}"/>`)
}

/** Only for people: what XML cannot hold is left out. */
function noted(text: string): string {
  return text.replaceAll(unwritable, '').replaceAll(/[&<>\r]/g, (sign) => entities[sign]!)
}

function inAttribute(text: string): string {
  return text.replaceAll(unwritable, '').replaceAll(/[&<>"\r\n\t]/g, (sign) => entities[sign]!)
}
