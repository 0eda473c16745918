import { Refused } from '../refused.ts'

/** Why a wish was refused, as `kind: message`; undefined when it was granted. */
export function refusalOf(wish: () => unknown): string | undefined {
  try {
    wish()
  } catch (error) {
    if (error instanceof Refused) return `${error.kind}: ${error.message}`
    throw error
  }
  return undefined
}
