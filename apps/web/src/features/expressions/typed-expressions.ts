import type { TypedExpression } from '@sdp/domain/expressions'
import { readableNumber } from '../../ui/numbers.ts'

/** What stands in the add field, judged as a whole. */
export interface Typed {
  count: number
  /** Those that can be added, and those that cannot, as texts for the field. */
  right: string
  rightCount: number
  wrong: readonly TypedExpression[]
}

export function judge(typed: readonly TypedExpression[]): Typed {
  const right = typed.filter(({ errors }) => errors.length === 0)
  return {
    count: typed.length,
    right: asLines(right),
    rightCount: right.length,
    wrong: typed.filter(({ errors }) => errors.length > 0),
  }
}

export function asLines(expressions: readonly { text: string }[]): string {
  return expressions.map(({ text }) => text).join('\n')
}

/** How many were typed and how many of them are wrong, once there are several. */
export function judgementText({ count, wrong }: Typed): string | undefined {
  if (count < 2) return undefined
  if (wrong.length === 0) return `${counted(count)} without errors`
  return `${counted(count)}, ${wrong.length} of them wrong: none is added until all are right`
}

export function counted(count: number): string {
  return count === 1 ? '1 expression' : `${readableNumber(count)} expressions`
}
