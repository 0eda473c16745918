import type { ChangeName, NameChanges } from '../../mentions/mentioning.ts'
import { inputChange, mapEveryRestriction, mapMentions, mapSlotArguments } from '../../mentions/references.ts'
import type { Domain } from '../../model/domain.ts'
import { type AnyEntry, kindOfList, type ListName, listNames, namingField } from '../../model/list-names.ts'
import type { Canonical, Slot } from '../../model/slot.ts'
import { renameSettings } from '../../nouns/ui-actions/own-responses.ts'
import { mapSame, withFields } from '../../toolbox/lists.ts'

/** Other names for the entries of a domain, all given at once. */
export interface NewNames {
  /** By list and place in it. */
  entries: ReadonlyMap<ListName, ReadonlyMap<number, string>>
  /** What becomes of a name where it is mentioned, by the list that has it. */
  mentions: ReadonlyMap<ListName, ReadonlyMap<string, string>>
  /** Those of canonicals, by the name that their slot has now. */
  canonicals: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/**
 * The domain under other names: entries and every mention of them. Each entry stays at its place. Those that mention none of the
 * names may be given as `unaffected`, which saves looking into them.
 */
export function withNames(
  domain: Domain,
  { entries, mentions, canonicals }: NewNames,
  unaffected?: ReadonlySet<AnyEntry>,
): Domain {
  if (entries.size === 0 && mentions.size === 0 && canonicals.size === 0) return domain
  // Canonicals first: they are found by the old names of their slots
  let changed = withOwnResponses(withCanonicals(domain, canonicals), mentions.get('uiActions'))
  changed = mapMentions(changed, changesByKind(domain, mentions), unaffected)
  for (const [list, names] of entries) {
    const namedBy = namingField(list)
    const renamed = mapSame(changed[list] as AnyEntry[], (entry, at) => {
      const name = names.get(at)
      return name === undefined ? entry : withFields(entry, { [namedBy]: name } as Partial<AnyEntry>)
    })
    changed = withFields(changed, { [list]: renamed })
  }
  return changed
}

function changesByKind(domain: Domain, mentions: NewNames['mentions']): NameChanges {
  const changeOf = (list: ListName): ChangeName | undefined => {
    const names = mentions.get(list)
    return names && ((name) => names.get(name) ?? name)
  }
  const slot = changeOf('slots')
  const apiInput = changeOf('apiInputs')
  const isInTexts = slot !== undefined || apiInput !== undefined
  return {
    ...Object.fromEntries(
      listNames.flatMap((list) => {
        const kind = kindOfList(list)
        return kind === undefined ? [] : [[kind, changeOf(list)]]
      }),
    ),
    ...(isInTexts && { input: inputChange({ slots: slotsInTexts(domain, mentions), slot, apiInput }) }),
  }
}

/** The names that mean a slot in a text: also those of slots that are gone, unless they are those of API inputs. */
function slotsInTexts({ slots, apiInputs }: Domain, mentions: NewNames['mentions']): ReadonlySet<string> {
  const names = new Set(mentions.get('slots')?.keys())
  for (const { name } of apiInputs) names.delete(name)
  for (const { name } of slots) names.add(name)
  return names
}

/** What UI actions say of the responses that bear their names. */
function withOwnResponses(domain: Domain, names: ReadonlyMap<string, string> | undefined): Domain {
  if (names === undefined) return domain
  return withFields(domain, {
    uiActions: mapSame(domain.uiActions, (action) => {
      const to = names.get(action.name)
      return to === undefined ? action : withFields(action, renameSettings(action, { from: action.name, to }))
    }),
  })
}

function withCanonicals(domain: Domain, bySlot: NewNames['canonicals']): Domain {
  if (bySlot.size === 0) return domain
  const rename = (canonicals: Canonical[], slot: string) =>
    mapSame(canonicals, (one) => withFields(one, { name: bySlot.get(slot)?.get(one.name) ?? one.name }))
  let changed = mapEveryRestriction(domain, rename)
  for (const [slot, names] of bySlot) {
    changed = mapSlotArguments(changed, slot, (argument) => names.get(argument) ?? argument)
  }
  return withFields(changed, {
    slots: mapSame(changed.slots, (slot) => {
      const canonicals = rename(slot.canonicals, slot.name)
      return canonicals === slot.canonicals
        ? slot
        : { ...slot, canonicals, ...keptUnder(slot, bySlot.get(slot.name)) }
    }),
  })
}

function keptUnder(
  { kept }: Slot,
  names: ReadonlyMap<string, string> | undefined,
): Pick<Slot, 'kept'> | undefined {
  if (kept?.values === undefined) return undefined
  const values = Object.entries(kept.values).map(([name, listed]) => [names?.get(name) ?? name, listed])
  return { kept: { ...kept, values: Object.fromEntries(values) } }
}
