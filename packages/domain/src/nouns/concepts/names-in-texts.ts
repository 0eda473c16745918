import { changeConceptsInText, mapTexts } from '../../mentions/texts.ts'

/** The concepts that are named in the texts of a value, at any depth. */
export function conceptNamesIn(value: unknown): Set<string> {
  const names = new Set<string>()
  const note = (name: string) => {
    names.add(name)
    return name
  }
  mapTexts(value, (text) => changeConceptsInText(text, note))
  return names
}
