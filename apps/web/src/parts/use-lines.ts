import type { LanguageUses } from '@sdp/api'
import { messages, type UsePlace, type Uses } from '@sdp/domain'
import { counted, readableNumber } from '../ui/numbers.ts'

/** One line of where something is used: what it is about, and what is there. */
export interface UseLine {
  label: string
  text: string
}

const maxNamed = 5

/** Where something is used: the open language, the others once they have answered, then what all of them share. */
export function useLines(
  language: string,
  uses: Uses,
  others: readonly LanguageUses[] = [],
): readonly UseLine[] {
  const { intents, modules, resetInputs, uiActions, responses, reusableExpressions, tests } = uses
  const shared = [
    { label: 'Decision table', text: placesText(modules, 'rule') },
    { label: 'Reset rules', text: placesText(resetInputs, 'rule') },
    { label: 'UI actions', text: namesText(uiActions) },
    { label: 'Reusable parts', text: namesText(reusableExpressions) },
    { label: 'Tests', text: namesText(tests) },
  ].filter(({ text }) => text !== '')
  return [
    {
      label: language,
      text: inLanguage({
        places: intents,
        intents: intents.length,
        expressions: sum(intents),
        responses: responses.length,
      }),
    },
    ...others.map((one) => ({ label: one.language, text: inLanguage(one) })),
    ...shared,
  ]
}

/** How many expressions and responses it is in all languages together. */
export function allLanguagesText(uses: Uses, others: readonly LanguageUses[]): string {
  const expressions = others.reduce((count, one) => count + one.expressions, sum(uses.intents))
  const responses = others.reduce((count, one) => count + one.responses, uses.responses.length)
  const found = [
    expressions > 0 && counted(expressions, 'expression'),
    responses > 0 && counted(responses, 'response'),
  ].filter((text) => text !== false)
  const languages = others.length + 1
  if (found.length === 0) return `No expression and no response in any of the ${languages} languages.`
  return `In all ${languages} languages: ${found.join(' and ')}.`
}

function inLanguage({ responses, ...inIntents }: Omit<LanguageUses, 'language'>): string {
  const printed = [
    inIntents.expressions > 0 && intentsText(inIntents),
    responses > 0 && counted(responses, 'response'),
  ].filter((text) => text !== false)
  return printed.length === 0 ? messages.uses.none : printed.join('; ')
}

function intentsText({ places, intents, expressions }: Omit<LanguageUses, 'language' | 'responses'>): string {
  const named = places.slice(0, maxNamed).map(({ name, count }) => `${name} (${readableNumber(count)})`)
  return `${counted(expressions, 'expression')} in ${counted(intents, 'intent')}: ${listed(named, intents)}`
}

function placesText(places: readonly UsePlace[], noun: string): string {
  if (places.length === 0) return ''
  const named = places.slice(0, maxNamed).map(({ name, count }) => `${name} (${readableNumber(count)})`)
  return `${counted(sum(places), noun)}: ${listed(named, places.length)}`
}

function namesText(names: readonly string[]): string {
  return listed(names.slice(0, maxNamed), names.length)
}

function listed(named: readonly string[], count: number): string {
  const more = count - named.length
  return `${named.join(', ')}${more > 0 ? ` and ${readableNumber(more)} more` : ''}`
}

function sum(places: readonly UsePlace[]): number {
  return places.reduce((all, { count }) => all + count, 0)
}
