import { messages } from '../messages/messages.ts'

const highestWeight = 500
const lowestMaximum = 100

/** The most weight, in percent, that an expression with this many combinations may have. */
export function maxWeight(combinations: bigint): number {
  const byCombinations = combinations > 1000n ? highestWeight : Math.floor(0.8 * Number(combinations) * 100)
  return Math.max(lowestMaximum, Math.min(byCombinations, highestWeight))
}

const lowestWeight = 100
const weightStep = 10

/** What the slider for the weight of an expression runs through (ruling R301); it shows a hundredth of the weight. */
export function weightSlider(combinations: bigint): { min: number; max: number; step: number } {
  return {
    min: sliderValue(lowestWeight),
    max: sliderValue(maxWeight(combinations)),
    step: sliderValue(weightStep),
  }
}

/** A weight as the slider shows it. */
export function sliderValue(weight: number): number {
  return weight / 100
}

/** The weight that a typed number of the slider stands for; no number when it is none, or lies between two steps. */
export function typedWeight(typed: string): number {
  const weight = Number(typed.trim() === '' ? Number.NaN : typed) * 100
  const onStep = Math.round(weight / weightStep) * weightStep
  // A tenth is no exact number for a computer
  return Math.abs(weight - onStep) < 1e-6 ? onStep : Number.NaN
}

/** How many combinations an expression has at least, without reading it: every option and every bar adds one or more. */
export function minCombinations(text: string): bigint {
  let count = 1
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (letter === '[' || letter === '|') count++
  }
  return BigInt(count)
}

/** What is wrong with the weight of an expression with this many combinations, or nothing. */
export function checkWeight(weight: number, combinations: bigint): string | undefined {
  const max = maxWeight(combinations)
  const isOnSlider = weight >= lowestWeight && weight <= max && weight % weightStep === 0
  return isOnSlider ? undefined : messages.expressions.weight(sliderValue(max))
}
