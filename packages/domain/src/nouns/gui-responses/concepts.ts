import { isConceptName } from '../concepts/names.ts'

/** How the texts of a toast message are given: as names of concepts, or as they are shown. */
export function toastInput(content: readonly unknown[]): 'concepts' | 'freetext' {
  const isNamed = content.every((text) => typeof text === 'string' && isConceptName(text))
  return isNamed && content.length > 0 ? 'concepts' : 'freetext'
}
