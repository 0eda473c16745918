const format = new Intl.NumberFormat('en-US')

/**
 * A number as a person reads it: 12,345 (ruling R224). One format for all, since making one takes longer than to draw a
 * row.
 */
export function readableNumber(count: number | bigint): string {
  return format.format(count)
}

/** How many of a list are shown: '10,000', or '12 of 10,000'. */
export function shownOfAll(shown: number, all: number): string {
  return shown === all ? readableNumber(all) : `${readableNumber(shown)} of ${readableNumber(all)}`
}

/** '1 rule', '1,200 rules'. */
export function counted(count: number, noun: string): string {
  return `${readableNumber(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** The same, or nothing where there is none. */
export function countedIfAny(count: number, noun: string): string | undefined {
  return count === 0 ? undefined : counted(count, noun)
}
