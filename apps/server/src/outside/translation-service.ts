import { own } from '@sdp/domain'
import { languageTag } from '@sdp/domain/languages'
import { textPieces } from '@sdp/domain/translations'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import { askOutside, OutsideRefusal } from './http.ts'

/** Translates texts by machine, some of them or all. */
export interface TranslationService {
  /** As many as were sent, undefined for those that it left out. */
  translate: (
    texts: readonly string[],
    languages: { source: string; target: string },
    signal: AbortSignal,
  ) => Promise<(string | undefined)[]>
}

const maxBytes = 4 * 1024 * 1024
const Answer = z.object({ translatedText: z.array(z.string().nullable()) })

/** A service that is asked as LibreTranslate is; what must survive goes to it as HTML that is not to be translated. */
export function openTranslationService({
  url,
  key,
  seconds,
}: NonNullable<Config['translation']>): TranslationService {
  return {
    async translate(texts, { source, target }, signal) {
      const { status, body } = await askOutside(url, {
        namedBy: 'operator',
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({
          q: texts.map(toHtml),
          source: serviceLanguage(source),
          target: serviceLanguage(target),
          format: 'html',
          ...(key && { api_key: key }),
        }),
        timeoutMillis: seconds * 1000,
        maxBytes,
        signal,
      })
      if (status !== 200) {
        const message = `it answers with status ${status}`
        throw status >= 400 && status < 500 && status !== 429
          ? new OutsideRefusal(message)
          : new Error(message)
      }
      const answer = Answer.safeParse(readJson(body))
      if (!answer.success) throw new Error('its answer cannot be read')
      const { translatedText } = answer.data
      if (translatedText.length !== texts.length) {
        throw new Error(`it answered ${translatedText.length} texts for ${texts.length}`)
      }
      return translatedText.map((html, at) => (html?.trim() ? fromHtml(html, texts[at]!) : undefined))
    },
  }
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Where the name of the language alone would not say enough, or is another one there. */
const ownNames: Readonly<Record<string, string>> = {
  'cmn-CHN': 'zh-Hans',
  'cmn-TWN': 'zh-Hant',
  'por-BRA': 'pt-BR',
  'nor-NOR': 'nb',
}

function serviceLanguage(code: string): string {
  return own(ownNames, code) ?? languageTag(code).split('-')[0]!
}

function toHtml(text: string): string {
  return textPieces(text)
    .map(({ text: piece, isPart }, at) =>
      isPart
        ? `<span id="p${at}" class="notranslate" translate="no">${escaped(piece)}</span>`
        : escaped(piece),
    )
    .join('')
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => signs[sign]!)
}

/** The words that came back, with every part as it was sent. */
function fromHtml(html: string, source: string): string {
  const pieces = textPieces(source)
  let text = ''
  let at = 0
  for (const found of html.matchAll(/<span\b([^<>]{0,200})>[^<]{0,5000}<\/span>/g)) {
    const id = /\bid="p(\d{1,6})"/.exec(found[1]!)?.[1]
    const part = id === undefined ? undefined : pieces[Number(id)]
    if (!part?.isPart) continue
    text += plain(html.slice(at, found.index)) + part.text
    at = found.index + found[0].length
  }
  return text + plain(html.slice(at))
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

function plain(html: string): string {
  return html.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return own(entities, name) ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
