import { certaintyText, isCertain } from '@sdp/dialogue/story'
import type { NearIntent } from '../../parts/sentence-to-add.ts'
import type { Choice } from '../../ui/ChoiceList.tsx'

/**
 * The intents that a sentence can be added to: those that it comes near to first, then the others as the domain has them. Of a
 * domain that is not open only the first are known.
 */
export function intentChoices(near: readonly NearIntent[], intents: readonly string[] | undefined): Choice[] {
  const known = intents && new Set(intents)
  const first = near
    .filter(({ intent }) => known?.has(intent) ?? true)
    .map((found) => ({ key: found.intent, name: found.intent, detail: certaintyText(found) }))
  const isFirst = new Set(first.map(({ key }) => key))
  const others = (intents ?? []).filter((name) => !isFirst.has(name))
  return [...first, ...others.map((name) => ({ key: name, name }))]
}

/** The intent that was most likely meant; one that says the sentence already was not. */
export function likelyIntent(near: readonly NearIntent[], choices: readonly Choice[]): string | undefined {
  return near.find((found) => !isCertain(found) && choices.some(({ key }) => key === found.intent))?.intent
}
