import type { ConceptConflict } from '@sdp/api'
import { changeText } from './change-text.ts'

/** What somebody else changed that would be overwritten. */
export function conflictText(
  { byName }: Pick<ConceptConflict, 'byName'>,
  both: ConceptConflict['changes'],
): string {
  return `${byName} changed the same as you: ${both.map(changeText).join('; ')}. Saving yours puts it in place of theirs.`
}
