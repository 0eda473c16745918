import { type Domain, messages, Refused } from '@sdp/domain'
import {
  changeReusableExpression,
  getPartById,
  type PartChange,
  partId,
} from '@sdp/domain/reusable-expressions'
import { changedCollections, fromWire, toWire, type WireDomain } from '@sdp/domain/wire'
import type { Decision, LockedContent } from '../../content/save.ts'
import { idInCalls, type PartAddress } from './part-address.ts'

type Entries = readonly (readonly [key: string, value: unknown])[]

/** A reusable part as the calls answer it. */
export interface Item {
  _id: string
  name: string
  values: Record<string, string>
  comments: string
  domainId: string
}

export function itemsOf(domainId: string, entries: Entries): Item[] {
  return domainOf(domainId, entries).reusableExpressions.map((part) => ({
    _id: idInCalls({ domainId, part: partId(part) }),
    name: part.name,
    values: part.values,
    comments: part.comments,
    domainId,
  }))
}

/** The item at an address; one that is known by its name has moved with a new one. */
export function findItem(items: readonly Item[], address: PartAddress, name?: string): Item {
  const ids = [address.part, ...(name === undefined ? [] : [name])].map((part) =>
    idInCalls({ domainId: address.domainId, part }),
  )
  const found = items.find(({ _id }) => ids.includes(_id))
  if (found === undefined) throw new Refused('missing', messages.reusableExpressions.notFound(address.part))
  return found
}

/**
 * What a change of a part saves: the parts themselves, and in all languages the expressions that mention a new name
 * (ruling R308).
 */
export async function decidePart(
  content: LockedContent,
  domainId: string,
  change: PartChange,
): Promise<Decision> {
  const entries = await content.entries('reusable_expressions')
  const before = domainOf(domainId, entries)
  refuseUnknownLanguages(content, change)
  const after = changeReusableExpression(before, change)
  const updates = changedCollections(toWire(before), toWire(after))
  return { updates, ...described(before, change) }
}

/** The domain with nothing but its parts: the rules about them look at nothing else. */
function domainOf(domainId: string, entries: Entries): Domain {
  const parts = entries.map(([, entry]) => entry) as WireDomain['reusable_expressions'] & {}
  return fromWire({ _id: domainId, name: '', reusable_expressions: parts }).domain
}

function refuseUnknownLanguages({ languages }: LockedContent, change: PartChange): void {
  const values =
    change.kind === 'add' ? change.part.values : change.kind === 'change' ? change.fields.values : {}
  const known = new Set(languages.map(({ language }) => language.toLowerCase()))
  for (const [language, value] of Object.entries(values ?? {})) {
    // A value may be left of a language that the domain had: it can go, but not come.
    if (value === null || known.has(language.toLowerCase())) continue
    throw new Refused('invalid', messages.reusableExpressions.unknownLanguage(language))
  }
}

function described(before: Domain, change: PartChange): Pick<Decision, 'message' | 'renames'> {
  const said = messages.reusableExpressions
  if (change.kind === 'add') return { message: said.added(change.part.name) }
  const { name: from } = getPartById(before, change.id)
  if (change.kind === 'delete') return { message: said.deleted(from) }
  const to = change.fields.name ?? from
  if (to === from) return { message: said.changed(from) }
  return { message: said.renamed(from, to), renames: [{ kind: 'reusableExpression', from, to }] }
}
