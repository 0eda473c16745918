import type { Rule } from '../../model/rule.ts'
import type { MatcherName } from './matchers.ts'

interface KindOfInput {
  /** Where a rule keeps its conditions on inputs of this kind. */
  field: keyof Rule
  /** What a condition is until its author chooses. */
  starts: { matcher: MatcherName; arguments: readonly string[] }
}

const undecided = { matcher: 'AnyMatcher', arguments: [''] } as const

/** The kinds of input that a rule can ask for. */
export const inputKinds = {
  user: { field: 'slots', starts: undecided },
  api: { field: 'apiInputs', starts: undecided },
  vehicle: { field: 'vehicleInputs', starts: undecided },
  context: { field: 'contextInputs', starts: undecided },
  featureFlag: { field: 'featureFlags', starts: { matcher: 'EqualsMatcher', arguments: ['true'] } },
} as const satisfies Record<string, KindOfInput>

export type InputKind = keyof typeof inputKinds
