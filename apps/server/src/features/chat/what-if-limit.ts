import { messages, Refused } from '@sdp/domain'

/** More than anybody sets by hand, and less than keeps others waiting. */
const maxValues = 5000
const maxCharacters = 1024 * 1024

/** Refuses a body whose inputs that are taken as given are too many or too long, before anybody looks at each of them. */
export function refuseLargeWhatIf({ requestInfo }: Readonly<Record<string, unknown>>): void {
  if (isObject(requestInfo) && isObject(requestInfo.whatIf)) refuseLargeInputs(requestInfo.whatIf)
}

/** The same for the call of a handler; what handlers answered before is as large as they like. */
export function refuseLargeCall({ request }: Readonly<Record<string, unknown>>): void {
  if (!isObject(request)) return
  const { apiInputs: _, ...others } = request
  refuseLargeInputs(others)
}

function refuseLargeInputs(inputs: Record<string, unknown>): void {
  let values = 0
  let characters = 0
  const open: unknown[] = [inputs]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const isList = Array.isArray(next)
    for (const key in next as object) {
      const value = (next as Record<string, unknown>)[key]
      values++
      characters += (isList ? 0 : key.length) + (typeof value === 'string' ? value.length : 0)
      if (values > maxValues || characters > maxCharacters) {
        throw new Refused('invalid', messages.chat.whatIfTooLarge(maxValues))
      }
      if (isObject(value)) open.push(value)
    }
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
