import type { Edit } from '../edits/edits.ts'
import type { Domain } from '../model/domain.ts'
import { lineageBetween } from '../whole-domain/identity/between.ts'
import { renamesToFollow } from '../whole-domain/identity/renames.ts'
import { mergeDomains } from '../whole-domain/merging/merge.ts'
import type { Side } from '../whole-domain/merging/sides.ts'
import { fromWire } from '../whole-domain/wire/from-wire.ts'
import { toWire } from '../whole-domain/wire/to-wire.ts'
import { carried } from './carried-edit.ts'

interface Given {
  base: Domain
  mine: Domain
  theirs: Domain
  decisions?: Readonly<Record<string, Side>>
}

const language = 'eng-USA'

/** A merge of what two people made of a domain by carried edits, theirs as the server returns it. */
export function mergeOf({ base, mine, theirs, decisions = {} }: Given) {
  const lineages = { mine: lineageBetween(base, mine), theirs: lineageBetween(base, theirs) }
  const merge = mergeDomains({ base, mine, theirs: loaded(theirs), lineages, decisions, language })
  return { ...merge, renames: renamesToFollow(theirs, merge.lineage) }
}

/** The same where nobody said what became of which entry in theirs. */
export function mergeWithoutLineage({ base, mine, theirs }: Given) {
  const lineages = { mine: lineageBetween(base, mine), theirs: undefined }
  const merge = mergeDomains({ base, mine, theirs: loaded(theirs), lineages, language })
  return { ...merge, renames: renamesToFollow(theirs, merge.lineage) }
}

/** A domain as it comes back from the server. */
export function loaded(domain: Domain): Domain {
  return fromWire(toWire(domain)).domain
}

/** Edits that carry the identity of every entry along. */
export function carriedOf<Edits extends object>(edits: Edits): Edits {
  const each = Object.entries(edits).map(([name, edit]) => [
    name,
    typeof edit === 'function' ? carried(edit as Edit<never>) : edit,
  ])
  return Object.fromEntries(each) as Edits
}
