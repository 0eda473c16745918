import { type EverydayLanguage, everydayTitles, sortedEveryday } from '../../model/everyday-language.ts'
import { foldSpoken } from '../../toolbox/names.ts'
import { own } from '../../toolbox/own.ts'
import { isSame } from '../../toolbox/same.ts'
import type { MergedEntry } from './clash.ts'
import type { MergingEntries } from './merge-entries.ts'
import type { Sides } from './sides.ts'
import { type MergePath, mergeStructure, type Shape } from './structure.ts'

const words: Shape = {
  of: 'list',
  keyOf: (word: string, language) => foldSpoken(word, language),
  labelOf: (word: string) => word,
}

/** Each list is a set: what one side added or removed counts, whatever the other did to other words. */
const lists: Shape = {
  of: 'map',
  shapeOf: () => words,
  labelOf: (list) => own(everydayTitles, list) ?? list,
}

const whole: MergePath = { id: ['everydayLanguage'], label: '', holder: '', show: (versions) => versions }

/** The everyday language that two sides made of one, word by word. */
export function mergeEverydayLanguage(
  versions: Sides<EverydayLanguage>,
  { found, decide, language }: Pick<MergingEntries, 'found' | 'decide' | 'language'>,
  /** Says which language it is, where several are merged. */
  bound: { language?: string } = {},
): EverydayLanguage {
  const { base, mine, theirs } = versions
  const entry: MergedEntry = { list: 'everydayLanguage', name: '' }
  const place = { ...whole, id: [...whole.id, ...Object.values(bound)] }
  let isAsked = false
  const merged = mergeStructure(lists, versions, place, {
    language,
    decide({ id, label, show }, parts) {
      isAsked = true
      return parts[
        decide({ ...entry, id: JSON.stringify(id), field: label, ...bound, versions: show(parts) })
      ]
    },
  })
  const isMine = !isSame(mine, base)
  const isTheirs = !isSame(theirs, base)
  if (isMine && isTheirs) {
    if (!isAsked) found.joined.push(entry)
  } else if (isMine) found.mineOnly.push(entry)
  else if (isTheirs) found.theirsOnly.push(entry)
  return isSame(merged, theirs) ? theirs : sortedEveryday(merged as EverydayLanguage)
}
