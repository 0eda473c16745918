import type { Domain } from '../../model/domain.ts'
import { type ListName, listNames } from '../../model/list-names.ts'
import { isNoChange, type Lineage, namesOfList } from '../identity/lineage.ts'
import { bothSides, type Side, type Sides } from './sides.ts'

/** Whether all three states have the very same list. */
export function isShared({ base, mine, theirs }: Sides<Domain>, list: ListName): boolean {
  return base[list] === mine[list] && base[list] === theirs[list]
}

/** UI actions and the responses that bear their names: none of them is untouched unless all are. */
const owning: readonly ListName[] = ['uiActions', 'ttsResponses', 'guiResponses']

/** The lists in which nobody changed, added, deleted, renamed or moved anything: so it is with most, and some are long. */
export function untouchedLists(
  sides: Sides<Domain>,
  lineages: Readonly<Record<Side, Lineage>>,
): ReadonlySet<ListName> {
  const isUntouched = (list: ListName) =>
    isShared(sides, list) &&
    bothSides.every(
      (side) =>
        isNoChange(namesOfList(lineages[side], list)) &&
        (list !== 'modules' || lineages[side].rules.length === 0),
    )
  const areOwning = owning.every(isUntouched)
  return new Set(listNames.filter((list) => (owning.includes(list) ? areOwning : isUntouched(list))))
}
