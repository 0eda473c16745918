/** Minutes in two digits in one word with what is before and behind them: `h30` of `8h30`. */
export function glued(before: string, after: string): Record<string, number> {
  return Object.fromEntries(
    Array.from({ length: 60 }, (_, minute) => [
      `${before}${String(minute).padStart(2, '0')}${after}`,
      minute,
    ]),
  )
}
