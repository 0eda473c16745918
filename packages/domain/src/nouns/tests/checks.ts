import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'

/** What is wrong with the name of a test, or nothing; one that is renamed may keep its own. */
export function checkTestName(
  { tests }: Pick<Domain, 'tests'>,
  name: string,
  own?: string,
): string | undefined {
  if (name.trim() === '') return messages.tests.nameEmpty
  const isTaken = name !== own && tests.some((one) => one.name === name)
  return isTaken ? messages.tests.nameTaken(name) : undefined
}

/** A name that no test has: the wanted one, or that with a number behind it. */
export function freeTestName(taken: Pick<ReadonlySet<string>, 'has'>, wanted: string): string {
  if (!taken.has(wanted)) return wanted
  let number = 2
  while (taken.has(`${wanted} ${number}`)) number++
  return `${wanted} ${number}`
}
