import type { Domain } from '../../model/domain.ts'
import { listNames, nameOf } from '../../model/list-names.ts'
import { listType } from '../../model/slot.ts'
import { isSame } from '../../toolbox/same.ts'
import { finish } from '../../toolbox/steps.ts'
import type { EntryNames } from '../identity/entry-names.ts'
import type { Lineage } from '../identity/lineage.ts'
import { renamesToFollow } from '../identity/renames.ts'
import { followingShared } from '../wire/follow-shared.ts'
import { noLanguageContent } from '../wire/in-language.ts'
import { sharedChange } from '../wire/shared-change.ts'
import type { Side, Sides } from './sides.ts'
import type { SpokenContent, WholeDomain } from './widen.ts'

/** Three states of a domain in all languages, and as one of which all languages are read at once. */
export interface States {
  states: Sides<WholeDomain>
  domains: Sides<Domain>
}

/** Whether a side did more to what a language says than to follow what became of the names. */
export function hasOwnChanges(
  language: string,
  side: Side,
  { states, domains, lineage }: States & { lineage: Lineage | undefined },
): boolean {
  const before = spokenIn(states.base, language)
  const now = spokenIn(states[side], language)
  if (isSame(before, now)) return false
  if (lineage === undefined) return true
  return !isSame(following(before, lineage, { before: domains.base, after: domains[side] }), now)
}

const nothingSaid: SpokenContent = { ...noLanguageContent }

/** What a language says; one without content says nothing. */
export function spokenIn({ languages }: WholeDomain, language: string): SpokenContent {
  return languages.get(language) ?? nothingSaid
}

/** What a language says after the names became others, in which nothing was done itself. */
export function following(
  spoken: SpokenContent,
  lineage: Lineage,
  { before, after }: { before: Domain; after: Domain },
): SpokenContent {
  const { everyday_language, ...own } = spoken
  const change = sharedChange(lineage, {
    before: entryNames(before),
    after: entryNames(after),
    renames: renamesToFollow(before, lineage),
  })
  const followed = finish(followingShared(own, change))
  return everyday_language === undefined ? followed : { ...followed, everyday_language }
}

function entryNames(domain: Domain): EntryNames {
  return {
    lists: Object.fromEntries(
      listNames.map((list) => [list, new Set(domain[list].map((entry) => nameOf(list, entry)))]),
    ),
    slots: new Map(
      domain.slots.map(({ name, type, canonicals }) => [
        name,
        { canonicals: new Set(canonicals.map((one) => one.name)), isList: type === listType },
      ]),
    ),
  }
}
