import { Refused } from '../toolbox/refused.ts'

/** Why a wish was refused, as `kind: message`; undefined when it was granted. */
export function refusalOf(edit: () => unknown): string | undefined {
  try {
    edit()
  } catch (error) {
    if (error instanceof Refused) return `${error.kind}: ${error.message}`
    throw error
  }
  return undefined
}
