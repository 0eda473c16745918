import type { Domain } from '../../model/domain.ts'
import { mapSame, withFields } from '../../toolbox/lists.ts'
import { isThere, languageField, languageMark, readMark } from './language-marks.ts'

/** What an entry of all languages is in one of them; the same one whenever it is asked for. */
type Known = WeakMap<object, object | 'absent'>

/**
 * Makes of domains in which all languages are one those that somebody has open in one language. What is said for intents that are
 * to be `skipped` is left out.
 */
export function inOneLanguage(
  language: string,
  skipped: ReadonlySet<object> = new Set(),
): (domain: Domain) => Domain {
  const known: Known = new WeakMap()
  const each = <Entry extends object>(list: Entry[], narrow: (entry: Entry) => Entry | undefined): Entry[] =>
    list.flatMap((entry) => {
      const found = known.get(entry) ?? narrow(entry) ?? 'absent'
      known.set(entry, found)
      return found === 'absent' ? [] : [found as Entry]
    })
  const said = (texts: readonly string[] | undefined) => textsOf(texts, language)
  const spoken = <Response extends { texts: string[] }>(response: Response) => {
    const texts = said(response.texts)
    return texts && { ...response, texts }
  }
  return (domain) => ({
    ...domain,
    intents: each(domain.intents, (intent) => ({
      ...intent,
      expressions: skipped.has(intent)
        ? []
        : intent.expressions.filter(({ kept }) => kept?.unknown?.[languageField] === language),
    })),
    slots: each(domain.slots, (slot) => ({
      ...slot,
      canonicals: mapSame(slot.canonicals, (one) => withFields(one, { literals: said(one.literals) ?? [] })),
      exampleValues: said(slot.exampleValues),
    })),
    ttsResponses: each(domain.ttsResponses, spoken),
    audioResponses: each(domain.audioResponses, spoken),
    guiResponses: each(domain.guiResponses, (response) => {
      const template = (response.template as Record<string, typeof response.template>)[languageMark(language)]
      return template === undefined ? undefined : { ...response, template }
    }),
    additionalResponses: each(domain.additionalResponses, (response) => {
      const [voice, text] = [said(response.voice), said(response.text)]
      return voice === undefined && text === undefined
        ? undefined
        : { ...response, voice: voice ?? [], text: text ?? [] }
    }),
  })
}

/** What a language has of a list of marked texts, or nothing where it has none. */
export function textsOf(texts: readonly string[] | undefined, language: string): string[] | undefined {
  let found: string[] | undefined
  for (const text of texts ?? []) {
    const read = readMark(text)
    if (read?.language !== language) continue
    found ??= []
    if (read.rest !== isThere) found.push(read.rest)
  }
  return found
}
