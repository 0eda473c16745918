/** Whether a name can be one of a concept: letters, digits, hyphen and underscore, with _CONCEPT at its end. */
export function isConceptName(name: string): boolean {
  return /^[A-Za-z0-9_-]+_CONCEPT$/.test(name)
}

/** How the texts of a toast message are given: as names of concepts, or as they are shown. */
export function toastInput(content: readonly unknown[]): 'concepts' | 'freetext' {
  const isNamed = content.every((text) => typeof text === 'string' && isConceptName(text))
  return isNamed && content.length > 0 ? 'concepts' : 'freetext'
}
