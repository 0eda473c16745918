import { messages } from '../../messages/messages.ts'
import { entryProblems } from '../../model/entry-problems.ts'
import { languageProvider } from '../../model/language-providers.ts'
import { isFreeText, type Slot } from '../../model/slot.ts'
import { foldSpoken } from '../../toolbox/names.ts'
import type { Problem } from '../../toolbox/problem.ts'
import { resetRuleProblems } from '../conditions/problems.ts'
import {
  checkCanonicalName,
  checkExampleValue,
  checkLiteral,
  checkSlotName,
  maxExampleValues,
} from './checks.ts'

interface SlotSurroundings {
  /** The name of the domain, which no slot may have. */
  domainName: string
  vendorPrefix: string
  language: string
}

/** What is wrong with a slot, given the name of its domain and the language. */
export const slotEntryProblems = entryProblems(
  (slot: Slot, domainName: string, vendorPrefix: string, language: string) =>
    slotProblems(slot, { domainName, vendorPrefix, language }),
  ({ domain, vendorPrefix, language }) => [domain.name, vendorPrefix, language],
)

/** What is wrong with a slot by itself: its name, its reset rules, its canonicals and their literals, its example values. */
function slotProblems(slot: Slot, { domainName, vendorPrefix, language }: SlotSurroundings): Problem[] {
  const name = checkSlotName({ name: domainName, slots: [] }, slot.name, { vendorPrefix })
  const problems: Problem[] = []
  if (name !== undefined) problems.push({ severity: 'error', message: name, at: ['name'] })

  problems.push(...resetRuleProblems(slot.resetRules))

  const provider = languageProvider(language)
  const owners = new Map<string, string>()
  const canonicals = new Set<string>()
  slot.canonicals.forEach((canonical, index) => {
    const report = (message: string, ...at: Problem['at']) =>
      problems.push({ severity: 'error', message, at: ['canonicals', index, ...at] })
    const isRepeated = canonicals.has(canonical.name)
    canonicals.add(canonical.name)
    const message = isRepeated
      ? messages.slots.canonicalTaken(canonical.name)
      : checkCanonicalName(noCanonicals, canonical.name)
    if (message !== undefined) report(message)

    canonical.literals.forEach((literal, at) => {
      const wrong = checkLiteral(literal, provider)
      if (wrong !== undefined) report(wrong, 'literals', at)
      const folded = foldSpoken(literal, language)
      const owner = owners.get(folded)
      if (owner === undefined) owners.set(folded, canonical.name)
      else report(messages.slots.literalTaken(literal, owner), 'literals', at)
    })
  })
  return [...problems, ...gapProblems(slot), ...exampleValueProblems(slot, language)]
}

const maxNamed = 3

/**
 * Which canonicals cannot be said in the language: one warning a slot, since a language that was just added has none at
 * all (ruling R95).
 */
function gapProblems({ canonicals }: Slot): Problem[] {
  const first = canonicals.findIndex(({ literals }) => literals.length === 0)
  if (first < 0) return []
  const gaps = canonicals.filter(({ literals }) => literals.length === 0).map(({ name }) => name)
  const message = messages.slots.noLiterals(gaps.slice(0, maxNamed), gaps.length - maxNamed)
  return [{ severity: 'warning', message, at: ['canonicals', first, 'literals'] }]
}

/** Nothing has to be an example value, so a wrong one is only worth a look (ruling R316). */
function exampleValueProblems(slot: Slot, language: string): Problem[] {
  const { exampleValues = [] } = slot
  if (exampleValues.length === 0 || !isFreeText(slot)) return []
  const report = (message: string, ...at: Problem['at']): Problem => ({
    severity: 'warning',
    message,
    at: ['exampleValues', ...at],
  })
  const spellings = new Set<string>()
  const problems = exampleValues.flatMap((value, index) => {
    const folded = foldSpoken(value, language)
    const message =
      checkExampleValue(value) ??
      (spellings.has(folded) ? messages.slots.exampleValueTaken(value) : undefined)
    spellings.add(folded)
    return message === undefined ? [] : [report(message, index)]
  })
  return exampleValues.length > maxExampleValues
    ? [...problems, report(messages.slots.tooManyExampleValues(maxExampleValues))]
    : problems
}

const noCanonicals: Pick<Slot, 'canonicals'> = { canonicals: [] }
