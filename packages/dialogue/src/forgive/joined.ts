import { keyOf } from '../words/text/words.ts'
import type { Edit, EditSearch } from './edit.ts'
import type { Joined } from './phrases.ts'

const apostrophe = /['’‘]/
const vowel = /^[aeiouyhàáâäæèéêëìíîïòóôöœùúûü]/iu

/**
 * Elisions and endings, parted and joined: "l'ampoule" may be "la ampoule", as where an expression says (le|la) $(device),
 * and "geht's" may be "geht es"; the other way round where the domain has the joined word. An apostrophe belongs to a word,
 * so that without this the value of a slot is not found behind l'.
 */
export function joinedEdits(search: EditSearch): Edit[] {
  const { elisions, endings } = search.tables
  if (elisions.length === 0 && endings.length === 0) return []
  const found: Edit[] = []
  for (let at = 0; at < search.words.count; at++) {
    found.push(...partedAt(search, at))
    if (at + 1 < search.words.count) found.push(...joinedAt(search, at))
  }
  return found
}

function partedAt({ text, words, known, tables }: EditSearch, at: number): Edit[] {
  const said = text.slice(words.from[at], words.to[at])
  const cut = said.search(apostrophe)
  if (cut <= 0 || cut === said.length - 1) return []
  const [left, right] = [said.slice(0, cut), said.slice(cut + 1)]
  const elisions = formsOf(tables.elisions, left).filter(known.has)
  const endings = formsOf(tables.endings, right).filter(known.has)
  return [...elisions.map((form) => `${form} ${right}`), ...endings.map((form) => `${left} ${form}`)].map(
    (meant) => ({ kind: 'contractions', from: at, to: at + 1, meant }),
  )
}

/** The long forms of a part, and the part itself, which an author may have written before a slot. */
function formsOf(list: readonly Joined[], part: string): readonly string[] {
  const found = list.find(({ key }) => key === part.toLowerCase())
  return found === undefined ? [] : [found.key, ...found.meant]
}

function joinedAt({ text, words, known, tables }: EditSearch, at: number): Edit[] {
  const [first, second] = [words.keys[at]!, words.keys[at + 1]!]
  const next = text.slice(words.from[at + 1], words.to[at + 1])
  const before = vowel.test(next) ? tables.elisions.filter((one) => standsFor(one, first)) : []
  const behind = tables.endings.filter((one) => standsFor(one, second))
  const said = text.slice(words.from[at], words.to[at])
  return [...before.map(({ key }) => `${key}'${next}`), ...behind.map(({ key }) => `${said}'${key}`)]
    .filter((meant) => known.has(keyOf(meant, 0, meant.length, '')))
    .map((meant) => ({ kind: 'contractions', from: at, to: at + 2, meant }))
}

function standsFor({ key, meant }: Joined, word: string): boolean {
  return key === word || meant.includes(word)
}
