import { resetRuleProblems } from '../decision-table/problems.ts'
import { languageProvider } from '../languages/providers.ts'
import { messages } from '../messages.ts'
import { foldSpoken } from '../names.ts'
import type { Problem } from '../problem.ts'
import { entryProblems } from '../problems/entry-problems.ts'
import {
  checkCanonicalName,
  checkExampleValue,
  checkLiteral,
  checkSlotName,
  mostExampleValues,
} from './checks.ts'
import { isFreeText, type Slot } from './slot.ts'

interface SlotSurroundings {
  /** The name of the domain, which no slot may have. */
  domainName: string
  vendorPrefix: string
  language: string
}

/** What is wrong with a slot, beside the name of its domain and the language. */
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
  return [...problems, ...exampleValueProblems(slot, language)]
}

/** Nothing has to be an example value, so a wrong one is only worth a look. */
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
  return exampleValues.length > mostExampleValues
    ? [...problems, report(messages.slots.tooManyExampleValues(mostExampleValues))]
    : problems
}

const noCanonicals: Pick<Slot, 'canonicals'> = { canonicals: [] }
