import type { GeneralData } from '../../model/general-data.ts'
import { isSame } from '../../toolbox/same.ts'

const fields = [
  'description',
  'tags',
  'picture',
  'platforms',
  'contributors',
  'handlerUrl',
  'volatile',
  'isTestDomain',
  'diss',
] as const satisfies readonly (keyof GeneralData)[]

/** The fields of the general data that differ, with their new values. */
export function changedGeneralData(before: GeneralData, after: GeneralData): Partial<GeneralData> {
  const changed = fields.filter((field) => !isSame(before[field], after[field]))
  return Object.fromEntries(changed.map((field) => [field, after[field]]))
}
