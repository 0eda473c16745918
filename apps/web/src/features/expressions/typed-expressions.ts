import type { TypedExpression } from '@sdp/domain/expressions'
import { counted } from '../../ui/numbers.ts'

/** The text of the add field, judged as a whole. */
export interface Typed {
  count: number
  /** Those that can be added, and those that cannot, as texts for the field (ruling R291). */
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
  if (wrong.length === 0) return `${counted(count, 'expression')} without errors`
  return `${counted(count, 'expression')}, ${wrong.length} of them wrong: none is added until all are right`
}
