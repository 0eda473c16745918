import type { Domain } from '../../model/domain.ts'
import type { EverydayLanguage } from '../../model/everyday-language.ts'
import { type EntryChange, entryChanges } from '../wire/entry-changes.ts'
import { toWire } from '../wire/to-wire.ts'
import type { Clash, MergedValue } from './clash.ts'
import { type Entry, onlyWith } from './entries.ts'
import type { Side } from './sides.ts'

const collectionOf = {
  defaultLanguage: 'languages',
  discardInputOnSdc: 'ontology.discardInputOnSDC',
  sharedResources: 'domain_shared_resources',
} as const

/** What each side changed in an entry that both did, as the collections say it; nothing where it is only the name. */
export function clashChanges(domain: Domain, { list, versions }: Clash): Record<Side, EntryChange[]> {
  if (list in collectionOf) {
    const collection = collectionOf[list as keyof typeof collectionOf]
    const changed = (after: unknown): EntryChange[] => [
      { collection, key: '', change: 'changed', before: versions.base, after },
    ]
    return { mine: changed(versions.mine), theirs: changed(versions.theirs) }
  }
  if (list === 'everydayLanguage') {
    const content = (everyday: unknown) => ({ name: '', everyday_language: everyday as EverydayLanguage })
    const changed = (after: unknown) => entryChanges(content(versions.base), content(after))
    return { mine: changed(versions.mine), theirs: changed(versions.theirs) }
  }
  const wire = (entry: unknown) =>
    toWire(
      onlyWith(
        domain,
        list as Exclude<typeof list, MergedValue>,
        entry === undefined ? [] : [entry as Entry],
      ),
    )
  const before = wire(versions.base)
  return {
    mine: entryChanges(before, wire(versions.mine)),
    theirs: entryChanges(before, wire(versions.theirs)),
  }
}
