import type { Forgiveness } from '../model/forgiveness.ts'
import { type Words, withoutAccents } from '../words/text/words.ts'
import type { Edit, EditSearch } from './edit.ts'
import { joinedEdits } from './joined.ts'
import { isCorrectable } from './near-words.ts'
import type { Phrase, Role } from './phrases.ts'
import { maxCorrections } from './tuned.ts'

/** Everything in a sentence that may be forgiven; what is meant consists of words that the domain has. */
export function editsOf(search: EditSearch, allowed: Forgiveness): Edit[] {
  const edits: Edit[] = [...search.omitted]
  if (allowed.contractions) edits.push(...rewordings(search), ...joinedEdits(search))
  for (let at = 0; at < search.words.count; at++) {
    const isOther = edits.some(({ from, to }) => from <= at && at < to)
    if (isOther || search.known.has(search.words.keys[at]!)) continue
    const respelt = allowed.digraphs ? digraphEdits(search, at) : []
    edits.push(...respelt)
    if (respelt.length === 0 && allowed.spelling) edits.push(...corrections(search, at))
  }
  return edits
}

/** Courtesy and fillers: a run of them at the beginning, one at the end, and what may be anywhere between. */
export function omissions({ text, words, tables }: Pick<EditSearch, 'text' | 'words' | 'tables'>): Edit[] {
  const found = new Map<string, Edit>()
  const add = (from: number, phrase: Phrase): boolean => {
    const to = from + phrase.keys.length
    if (isHyphenated(text, words, from, to)) return false
    found.set(`${from} ${to}`, { kind: 'courtesy', from, to, meant: '', phrase })
    return true
  }
  const plain = words.keys.map(withoutAccents)
  const begin = (at: number, roles: readonly Role[]) =>
    tables.phrases.get(plain[at]!)?.find((one) => roles.includes(one.role) && isAt(plain, at, one))
  const end = (at: number, roles: readonly Role[]) =>
    tables.phrasesByEnd
      .get(plain[at - 1]!)
      ?.find((one) => roles.includes(one.role) && isAt(plain, at - one.keys.length, one))

  let first = 0
  for (let phrase = begin(0, opening); phrase !== undefined; phrase = begin(first, opening)) {
    if (!add(first, phrase)) break
    first += phrase.keys.length
  }
  let last = words.count
  for (let phrase = end(last, closing); phrase !== undefined; phrase = end(last, closing)) {
    last -= phrase.keys.length
    if (!add(last, phrase)) break
  }
  for (let at = first; at < last; at++) {
    const phrase = begin(at, anywhere)
    if (phrase !== undefined && add(at, phrase)) at += phrase.keys.length - 1
  }
  return [...found.values()]
}

const opening: readonly Role[] = ['opening', 'anywhere']
const closing: readonly Role[] = ['closing', 'anywhere']
const anywhere: readonly Role[] = ['anywhere', 'particle']

function isAt(keys: readonly string[], from: number, phrase: Phrase): boolean {
  return from >= 0 && phrase.keys.every((key, index) => keys[from + index] === key)
}

/** Next to a hyphen words belong to another one, or what is left would have a minus. */
function isHyphenated(text: string, { from, to }: Words, first: number, end: number): boolean {
  return text[from[first]! - 1] === '-' || text[to[end - 1]!] === '-'
}

function rewordings({ words, known, tables }: EditSearch): Edit[] {
  const { keys, count } = words
  const found: Edit[] = []
  for (let at = 0; at < count; at++) {
    for (const one of tables.rewordings.get(keys[at]!) ?? []) {
      const isSaid = one.keys.every((key, index) => keys[at + index] === key)
      if (isSaid && one.meantKeys.every(known.has))
        found.push({ kind: 'contractions', from: at, to: at + one.keys.length, meant: one.meant })
    }
  }
  return found
}

function digraphEdits({ words, known }: EditSearch, at: number): Edit[] {
  const meant = known.sameDigraphs(words.keys[at]!)
  return meant.map((one) => ({ kind: 'digraphs', from: at, to: at + 1, meant: one }))
}

function corrections({ words, known, tables, numbers }: EditSearch, at: number): Edit[] {
  const key = words.keys[at]!
  if (tables.neverMisspelt === undefined || !isCorrectable(key)) return []
  if (tables.neverMisspelt.has(key) || numbers.read(words.keys, words.count, at).count > 0) return []
  // The first letter is seldom wrong, and prefixes turn meanings round: activate, deactivate
  return known
    .near(key)
    .filter((meant) => meant[0] === key[0])
    .slice(0, maxCorrections)
    .map((meant) => ({ kind: 'spelling', from: at, to: at + 1, meant }))
}
