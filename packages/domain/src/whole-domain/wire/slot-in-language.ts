import type { Rename } from '../../model/rename.ts'
import type { Canonical } from '../../model/slot.ts'
import { finish } from '../../toolbox/steps.ts'
import { noLanguageContent } from './in-language.ts'
import { renamingInLanguage } from './renames.ts'
import { readSpoken } from './slots.ts'
import type { WireDomain } from './wire-domain.ts'

/** What another language says for the canonicals of a slot, under the names that an author gave since it was saved. */
export function canonicalsInLanguage(
  { user_inputs = [] }: Pick<WireDomain, 'user_inputs'>,
  { slot, renames }: { slot: string; renames: readonly Rename[] },
): Canonical[] {
  return finish(renamingInLanguage({ ...noLanguageContent, user_inputs }, renames))
    .user_inputs.filter(({ name }) => name === slot)
    .flatMap((entry) => readSpoken(entry).canonicals)
}
