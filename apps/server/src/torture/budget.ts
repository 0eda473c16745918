import { appendFileSync } from 'node:fs'

/** How long a scenario may go on: a moment in `npm test`, as given to `npm run torture -- minutes`. */
export const budgetMillis = Number(process.env.TORTURE_SECONDS ?? 20) * 1000

/** Kills get most of the time of a torture. */
export const killsMillis = Number(process.env.TORTURE_SECONDS ?? 4) * 3000

/** Memory is watched for much longer by `npm run torture`: in a moment it says nothing, and people only have to be answered. */
export const memoryMillis = Number(process.env.TORTURE_MEMORY_SECONDS ?? 4) * 1000

/** The same seed sends the same; `npm run torture` takes another one each round and prints it. */
export const seed = Number(process.env.TORTURE_SEED ?? 1)

/** Where `npm run torture` reads how many kills there were. */
const killsFile = process.env.TORTURE_KILLS

/** What was tried and what held, one line a scenario; what begins with 'kills of' is added up by `npm run torture`. */
export function report(scenario: string, counts: Record<string, number>): void {
  const kills = Object.entries(counts).filter(([what]) => what.startsWith('kills of'))
  if (killsFile !== undefined) appendFileSync(killsFile, kills.map(([, count]) => `${count}\n`).join(''))
  const counted = Object.entries(counts).map(([what, count]) => `${count} ${what}`)
  console.log(`${scenario} (seed ${seed}): ${counted.join(', ')}`)
}
