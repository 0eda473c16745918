import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { checkReserved } from '../../toolbox/names.ts'

/** What is wrong with the name of a new module, or of the one at a place, or nothing (ruling R77). */
export function checkModuleName(domain: Domain, name: string, place?: number): string | undefined {
  const isTaken = domain.modules.some((module, index) => index !== place && module.name === name.trim())
  return isTaken ? messages.decisionTable.moduleTaken : checkReserved(name.trim())
}
