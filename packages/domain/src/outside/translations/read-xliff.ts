import { messages } from '../../messages/messages.ts'
import { languageTag } from '../../model/language-tag.ts'
import { excerpt } from '../../toolbox/excerpt.ts'
import { newFileBudget } from '../files/budget.ts'
import { type XmlTag, xmlReader } from '../files/xml-reader.ts'
import { problemList } from '../sheets/cells.ts'
import type { TranslationItem, TranslationJobHead } from './job.ts'
import { translationJudge } from './read-translations.ts'
import { xliffNamespace } from './xliff.ts'

/** A problem in a file, with the line of its unit. */
export interface XliffProblem {
  line?: number
  message: string
  currentValue: string
}

interface Unit {
  id: string
  line: number
  data: Map<string, string>
  segments: { source: string; target: string | undefined; isIgnorable: boolean }[]
  /** Codes that are not known, reported once. */
  problem: string | undefined
}

/** In all texts, each placeholder counted with what it stands for. */
const maxMegabytes = 50
/** Of one text or of what a placeholder stands for; a concept has at most 5,000. */
const maxCharacters = 32_767
/** What is between these counts as words of the text. */
const transparent = new Set(['mrk', 'sm', 'em'])

/** Reads an XLIFF 2 file in pieces, as large as they come, and returns at the end which drafts it brings. */
export function xliffReader(
  { id, targetLanguage }: TranslationJobHead,
  items: readonly TranslationItem[],
): {
  write: (piece: string) => void
  finish: () => { texts: { textId: string; text: string }[]; problems: XliffProblem[] }
} {
  const judge = translationJudge(items)
  const problems = problemList<XliffProblem>()
  const budget = newFileBudget(maxMegabytes, {
    tooLarge: messages.translations.unfoldsTooLarge,
    tooManyElements: messages.translations.tooManyElements,
  })
  const path: string[] = []
  let unit: Unit | undefined
  /** Where text goes: into the source or the target of a segment, or into the data of a code. */
  let into: 'source' | 'target' | 'data' | undefined
  let dataId = ''
  let collected = ''
  let isXliff = false

  const { write, finish, refuse, line } = xmlReader({
    budget,
    hasNamespaces: true,
    at: messages.translations.inFile,
    events: {
      open: (tag) => {
        if (path.length === 0) readRoot(tag)
        const isOurs = tag.namespace === xliffNamespace
        path.push(isOurs ? tag.name : '')
        if (isOurs) begin(tag)
      },
      close: () => {
        const name = path.pop()
        if (name) end(name)
      },
      text: (text) => {
        if (into !== undefined && !path.includes('')) collect(text)
      },
    },
  })
  // A placeholder can stand for a long text, and be there many times
  function collect(text: string): void {
    budget.takeBytes(text.length)
    if (collected.length + text.length > maxCharacters) {
      refuse(messages.translations.tooLong(maxCharacters))
    }
    collected += text
  }

  function readRoot(tag: XmlTag): void {
    const isRoot = tag.name === 'xliff' && tag.namespace === xliffNamespace
    const version = tag.attributes.version ?? ''
    if (!isRoot || !version.startsWith('2.')) refuse(messages.translations.notXliff)
    const language = tag.attributes.trgLang
    const isTarget = [targetLanguage, languageTag(targetLanguage)].some(
      (code) => code.toLowerCase() === (language ?? code).toLowerCase(),
    )
    if (!isTarget) refuse(messages.translations.otherLanguage(language!, targetLanguage))
    isXliff = true
  }

  function begin({ name, attributes }: XmlTag): void {
    if (name === 'file' && attributes.id !== id) refuse(messages.translations.otherJob)
    if (name === 'unit') {
      unit = {
        id: attributes.id ?? '',
        line: line(),
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
      if (name === 'data') dataId = attributes.id ?? ''
      if (name === 'data' || name === 'source' || name === 'target') {
        into = name
        collected = ''
      }
      return
    }
    if (name === 'cp') collect(String.fromCharCode(Number.parseInt(attributes.hex ?? '', 16) || 0))
    else if (name === 'ph') collect(dataOf(unit, attributes.dataRef))
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

  function take({ id: textId, line: unitLine, segments, problem }: Unit): void {
    const source = segments.map((segment) => segment.source).join('')
    // What a tool cut apart is translated when all of it is (ruling R200)
    const isTranslated = segments.every(({ target, isIgnorable }) => isIgnorable || (target ?? '') !== '')
    const translation = isTranslated ? segments.map(({ target, source }) => target ?? source).join('') : ''
    const message = problem ?? judge.add({ textId, source, translation })
    if (message !== undefined) {
      problems.add({
        line: unitLine,
        message: messages.sheets.line(unitLine, message),
        currentValue: excerpt(translation),
      })
    }
  }

  return {
    write,
    finish: () => {
      finish()
      if (!isXliff) refuse(messages.translations.notXliff)
      return { texts: judge.changed(), problems: problems.found }
    },
  }
}

function dataOf(unit: Unit, reference: string | undefined): string {
  const data = unit.data.get(reference ?? '')
  if (data === undefined) unit.problem ??= messages.translations.unknownCode(reference ?? 'ph')
  return data ?? ''
}
