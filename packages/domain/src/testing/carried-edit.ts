import type { Domain } from '../domain.ts'
import { type Edit, editRenames } from '../edits.ts'
import { carryIdentity } from '../identity/carry.ts'
import { editLineage } from '../identity/edit-lineage.ts'
import type { Rename } from '../rename.ts'

/** An edit as the editor makes it: every entry keeps its identity. */
export function carried<Args>(edit: Edit<Args>): Edit<Args> {
  return (domain, args) => carriedTo(domain, edit(domain, args), editRenames(edit, domain, args))
}

/** The state of a domain after a change, with the identities of that before. */
export function carriedTo(before: Domain, after: Domain, renames: readonly Rename[] = []): Domain {
  return carryIdentity(before, after, editLineage(before, after, renames))
}
