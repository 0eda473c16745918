import type { Reading } from '../model/reading.ts'
import { type PathStep, pathOfUnit } from '../recognise/chart/path.ts'
import type { Recogniser } from '../recognise/recogniser.ts'

/** How the expression of a reading goes through the sentence, step by step. */
export function pathOf({ version }: Recogniser, text: string, { intent, origin }: Reading): PathStep[] {
  if (origin.kind !== 'expression') return []
  const found = version.intents.find((one) => one.intent.name === intent)
  const unit = found?.units[origin.index]
  return unit === undefined ? [] : pathOfUnit(version, text, unit)
}
