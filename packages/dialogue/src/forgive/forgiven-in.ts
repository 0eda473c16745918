import { type ForgivenKind, forgivenKinds } from '@sdp/domain/everyday-language'
import { entriesOf, forgivenWords } from './languages.ts'
import type { ForgivenWords } from './words/shape.ts'

/** What is forgiven of one kind in a language, for people to read. */
export interface ForgivenLists {
  kind: ForgivenKind
  lists: { title: string; entries: string[] }[]
}

/** What is forgiven in a language, kind by kind; kinds of which nothing is forgiven are left out. */
export function forgivenIn(language: string): ForgivenLists[] {
  const words = forgivenWords(language)
  if (words === undefined) return []
  return forgivenKinds
    .map((kind) => ({ kind, lists: listsOf[kind](words).filter(({ entries }) => entries.length > 0) }))
    .filter(({ lists }) => lists.length > 0)
}

type Lists = ForgivenLists['lists']

const listsOf: Readonly<Record<ForgivenKind, (words: ForgivenWords) => Lists>> = {
  contractions: ({ contractions, elisions, endings }) => [
    { title: 'Short and long forms, one for the other', entries: pairs(contractions) },
    { title: 'Joined to the next word by an apostrophe', entries: pairs(elisions, (part) => `${part}'`) },
    { title: 'Joined to the word before by an apostrophe', entries: pairs(endings, (part) => `'${part}`) },
  ],
  courtesy: ({ courtesy, thanks, opening, closing, frame, fillers, particles, hesitations }) => [
    { title: 'Polite words, anywhere', entries: entriesOf(courtesy) },
    { title: 'Before a request', entries: entriesOf(opening) },
    { title: 'After a request', entries: [...entriesOf(thanks), ...entriesOf(closing)] },
    { title: 'Around a request', entries: frame === undefined ? [] : framed(frame) },
    { title: 'Fillers, anywhere', entries: entriesOf(fillers) },
    { title: 'Fillers, but not as the first word', entries: entriesOf(particles ?? '') },
    { title: 'Hesitation, anywhere', entries: entriesOf(hesitations) },
  ],
  digraphs: ({ digraphs }) => [{ title: 'Letters written as two, and back', entries: pairs(digraphs) }],
  spelling: ({ neverMisspelt = '' }) => [
    { title: 'Never taken for a misspelt word', entries: entriesOf(neverMisspelt) },
  ],
}

function pairs(list: Readonly<Record<string, string>> = {}, written = (short: string) => short): string[] {
  return Object.entries(list).map(([short, long]) => `${written(short)} = ${entriesOf(long).join(' / ')}`)
}

function framed({ before, after }: NonNullable<ForgivenWords['frame']>): string[] {
  const end = entriesOf(after).join(' / ')
  return entriesOf(before).map((begin) => `${begin} … ${end}`)
}
