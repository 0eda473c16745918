import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import { languageTag } from '../languages/language-tag.ts'
import { messages } from '../messages.ts'
import { Refused } from '../refused.ts'
import type { TranslationItem, TranslationJobHead } from './job.ts'
import { translationJudge } from './read-translations.ts'
import { xliffNamespace } from './xliff.ts'

/** A problem in a file, with the line of its unit. */
export interface XliffProblem {
  line: number
  message: string
  currentValue: string
}

interface Unit {
  id: string
  line: number
  data: Map<string, string>
  segments: { source: string; target: string | undefined; isIgnorable: boolean }[]
  /** Codes that are not known, told once. */
  problem: string | undefined
}

/** Deeper than any tool nests; what is deeper could only take long to read. */
const mostDepth = 30
/** What is between these counts as words of the text. */
const transparent = new Set(['mrk', 'sm', 'em'])

/** Reads an XLIFF 2 file in pieces, as large as they come, and answers at the end which drafts it brings. */
export function xliffReader(
  { id, targetLanguage }: TranslationJobHead,
  items: readonly TranslationItem[],
): {
  write: (piece: string) => void
  finish: () => { texts: { textId: string; text: string }[]; problems: XliffProblem[] }
} {
  const judge = translationJudge(items)
  const problems: XliffProblem[] = []
  const parser = new SaxesParser({ xmlns: true })
  const path: string[] = []
  let unit: Unit | undefined
  /** Where text goes: into the source or the target of a segment, or into the data of a code. */
  let into: 'source' | 'target' | 'data' | undefined
  let dataId = ''
  let collected = ''
  let isXliff = false

  const refuse = (message: string): never => {
    throw new Refused('invalid', messages.translations.inFile(parser.line, parser.column, message))
  }
  parser.on('error', ({ message }) => refuse(messages.translations.notXml(message.replace(/^[\d:]+\s*/, ''))))
  // What a document type declares can grow without end when it is read
  parser.on('doctype', () => refuse(messages.translations.doctype))
  parser.on('opentag', (tag) => {
    if (path.length >= mostDepth) refuse(messages.translations.tooDeep)
    if (path.length === 0) readRoot(tag)
    path.push(tag.uri === xliffNamespace ? tag.local : '')
    if (tag.uri === xliffNamespace) begin(tag)
  })
  parser.on('closetag', () => {
    const name = path.pop()
    if (name) end(name)
  })
  const addText = (text: string) => {
    if (into !== undefined && !path.includes('')) collected += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)

  function readRoot(tag: SaxesTagNS): void {
    const isRoot = tag.local === 'xliff' && tag.uri === xliffNamespace
    const version = attribute(tag, 'version') ?? ''
    if (!isRoot || !version.startsWith('2.')) refuse(messages.translations.notXliff)
    const language = attribute(tag, 'trgLang')
    const isTarget = [targetLanguage, languageTag(targetLanguage)].some(
      (code) => code.toLowerCase() === (language ?? code).toLowerCase(),
    )
    if (!isTarget) refuse(messages.translations.otherLanguage(language!, targetLanguage))
    isXliff = true
  }

  function begin(tag: SaxesTagNS): void {
    const name = tag.local
    if (name === 'file' && attribute(tag, 'id') !== id) refuse(messages.translations.otherJob)
    if (name === 'unit') {
      unit = {
        id: attribute(tag, 'id') ?? '',
        line: parser.line,
        data: new Map(),
        segments: [],
        problem: undefined,
      }
    }
    if (unit === undefined) return
    if (name === 'segment' || name === 'ignorable') {
      unit.segments.push({ source: '', target: undefined, isIgnorable: name === 'ignorable' })
    }
    if (into === undefined) {
      if (name === 'data') dataId = attribute(tag, 'id') ?? ''
      if (name === 'data' || name === 'source' || name === 'target') {
        into = name
        collected = ''
      }
      return
    }
    if (name === 'cp') collected += String.fromCharCode(Number.parseInt(attribute(tag, 'hex') ?? '', 16) || 0)
    else if (name === 'ph') collected += dataOf(unit, attribute(tag, 'dataRef'))
    else if (!transparent.has(name)) unit.problem ??= messages.translations.unknownCode(name)
  }

  function end(name: string): void {
    if (unit === undefined) return
    if (name === into) {
      const segment = unit.segments.at(-1)
      if (name === 'data') unit.data.set(dataId, collected)
      else if (segment !== undefined) segment[name as 'source' | 'target'] = collected
      into = undefined
    }
    if (name === 'unit') {
      take(unit)
      unit = undefined
    }
  }

  function take({ id: textId, line, segments, problem }: Unit): void {
    const source = segments.map((segment) => segment.source).join('')
    // What a tool cut apart is translated when all of it is
    const isTranslated = segments.every(({ target, isIgnorable }) => isIgnorable || (target ?? '') !== '')
    const translation = isTranslated ? segments.map(({ target, source }) => target ?? source).join('') : ''
    const message = problem ?? judge.add({ textId, source, translation })
    if (message !== undefined) {
      problems.push({ line, message: messages.sheets.line(line, message), currentValue: translation })
    }
  }

  return {
    write: (piece) => {
      parser.write(piece)
    },
    finish: () => {
      parser.close()
      if (!isXliff) refuse(messages.translations.notXliff)
      return { texts: judge.changed(), problems }
    },
  }
}

function dataOf(unit: Unit, reference: string | undefined): string {
  const data = unit.data.get(reference ?? '')
  if (data === undefined) unit.problem ??= messages.translations.unknownCode(reference ?? 'ph')
  return data ?? ''
}

function attribute({ attributes }: SaxesTagNS, name: string): string | undefined {
  return (attributes[name] as SaxesAttributeNS | undefined)?.value
}
