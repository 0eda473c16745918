import type { ChatWhatIf, TextRecognitionReply } from '@sdp/api'

/** An input as a person changes it: its kind and name, and the text of its field. */
export interface WhatIfRow {
  /** As the trace calls it: `intent`, or the kind and the name. */
  input: string
  text: string
}

const kinds = {
  slots: 'Slot',
  apiInputs: 'API input',
  vehicleInputs: 'Vehicle input',
  contextInputs: 'Context input',
  featureFlags: 'Feature flag',
} as const
type Kind = keyof typeof kinds

/** What was known when the table was first asked, and what the rules that were passed over asked for. */
export function whatIfRows({ trace, passedOver }: TextRecognitionReply['fullResponse']): WhatIfRow[] {
  const situation = trace?.rounds[0]?.situation ?? {}
  const known = Object.entries(situation).map(([input, { value }]) => ({ input, text: textOf(value) }))
  const asked = new Set(passedOver.flat().map(({ input }) => input))
  const missing = [...asked].filter((input) => !Object.hasOwn(situation, input))
  return [...known, ...missing.map((input) => ({ input, text: '' }))]
}

/** What is sent: the rows that were changed. An emptied one takes the value away. */
export function whatIfOf(before: readonly WhatIfRow[], rows: readonly WhatIfRow[]): ChatWhatIf {
  const whatIf: Record<string, unknown> = {}
  for (const [at, { input, text }] of rows.entries()) {
    if (text === before[at]?.text) continue
    const value = text.trim() === '' ? null : readValue(text.trim())
    const [kind, name] = splitInput(input)
    if (kind === undefined) whatIf[input] = value === null ? null : String(value)
    else if (value !== null || kind === 'slots' || kind === 'apiInputs') {
      whatIf[kind] = {
        ...(whatIf[kind] as object | undefined),
        [name]: kind === 'featureFlags' ? value === true : value,
      }
    }
  }
  return whatIf as ChatWhatIf
}

/** How an input is called on the screen. */
export function inputLabel(input: string): string {
  const [kind, name] = splitInput(input)
  if (kind !== undefined) return `${kinds[kind]} ${name}`
  return input === 'intent' ? 'Intent' : 'Request'
}

function splitInput(input: string): [kind: Kind | undefined, name: string] {
  const space = input.indexOf(' ')
  const kind = input.slice(0, Math.max(space, 0))
  return Object.hasOwn(kinds, kind) ? [kind as Kind, input.slice(space + 1)] : [undefined, input]
}

function textOf(value: unknown): string {
  return value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
}

/** Numbers, true, false and lists are written as in JSON; anything else is a text. */
function readValue(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value !== null && (typeof value !== 'object' || Array.isArray(value)) ? value : text
  } catch {
    return text
  }
}
