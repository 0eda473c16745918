import { checkUiActionName } from '@sdp/domain/ui-actions'
import { check } from '../../editing/use-edit.ts'

/** What is wrong with the name of a UI action; `own` is the one that it has now. */
export function checkName(name: string, own?: string): string | undefined {
  return check(checkUiActionName, name, own)
}
