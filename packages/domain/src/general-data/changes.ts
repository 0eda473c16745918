import type { GeneralData } from './general-data.ts'

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

function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, i) => one === b[i])
  if (isDiss(a) && isDiss(b)) return a.enabled === b.enabled && a.version === b.version
  return a === b
}

function isDiss(value: unknown): value is GeneralData['diss'] {
  return typeof value === 'object' && value !== null && 'enabled' in value
}
