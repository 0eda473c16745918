import { resetRuleProblems } from '../decision-table/problems.ts'
import { languageProvider } from '../languages/providers.ts'
import { messages } from '../messages.ts'
import { foldSpoken } from '../names.ts'
import type { Problem } from '../problem.ts'
import { entryProblems } from '../problems/entry-problems.ts'
import { checkCanonicalName, checkLiteral, checkSlotName } from './checks.ts'
import type { Slot } from './slot.ts'

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

/** What is wrong with a slot by itself: its name, its reset rules, its canonicals and their literals. */
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
  return problems
}

const noCanonicals: Pick<Slot, 'canonicals'> = { canonicals: [] }
