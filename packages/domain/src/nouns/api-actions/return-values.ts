/** The values that an API input can be filled with, as they are typed: 'success, failure'. */
export function returnValueText(values: readonly unknown[]): string {
  return values.map(String).join(', ')
}

/** The values that a text stands for, each once. One that was there stays what it was, such as a number. */
export function readReturnValue(text: string, before: readonly unknown[]): unknown[] {
  const typed = text
    .split(/[,،、，]/)
    .map((value) => value.trim())
    .filter((value) => value !== '')
  return [...new Set(typed)].map((value) => before.find((one) => String(one) === value) ?? value)
}

/** Whether values can be typed as one text: from outside they can be objects, or texts with a comma (ruling R109). */
export function canTypeReturnValue(values: readonly unknown[]): boolean {
  return values.every((value) => typeof value !== 'object' && !/[,،、，]/.test(String(value)))
}
