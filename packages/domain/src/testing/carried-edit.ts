import { type Edit, editRenames } from '../edits/edits.ts'
import type { Domain } from '../model/domain.ts'
import type { Rename } from '../model/rename.ts'
import { carryIdentity } from '../whole-domain/identity/carry.ts'
import { editLineage } from '../whole-domain/identity/edit-lineage.ts'

/** An edit as the editor makes it: every entry keeps its identity. */
export function carried<Args>(edit: Edit<Args>): Edit<Args> {
  return (domain, args) => carriedTo(domain, edit(domain, args), editRenames(edit, domain, args))
}

/** The state of a domain after a change, with the identities of that before. */
export function carriedTo(before: Domain, after: Domain, renames: readonly Rename[] = []): Domain {
  return carryIdentity(before, after, editLineage(before, after, renames))
}
