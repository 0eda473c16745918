import type { Domain } from '../../../model/domain.ts'
import { ruleFeatureFlags } from '../../../model/rule.ts'
import { type InputKind, inputKinds } from '../../conditions/input-kinds.ts'

/** The inputs that a rule can name, by their kinds. */
export type InputNames = Readonly<Record<InputKind, ReadonlySet<string>>>

/** The inputs of a domain and of the platform. */
export function inputNames(
  { slots, apiInputs }: Pick<Domain, 'slots' | 'apiInputs'>,
  platform: { vehicleInputs: readonly string[]; contextInputs: readonly string[] },
): InputNames {
  return {
    user: new Set(slots.map(({ name }) => name)),
    api: new Set(apiInputs.map(({ name }) => name)),
    vehicle: new Set(platform.vehicleInputs),
    context: new Set(platform.contextInputs),
    featureFlag: new Set(ruleFeatureFlags),
  }
}

export const kindNames = Object.keys(inputKinds) as InputKind[]

/** What precedes the name of an input whose kind is not the one that is thought of first. */
export const kindPrefixes = {
  user: 'user:',
  api: 'api:',
  vehicle: 'vehicle:',
  context: 'context:',
  featureFlag: 'flag:',
} as const satisfies Record<InputKind, string>

/** The kind of an input that is only named; slots come first (ruling R86). */
export function kindOfInput(names: InputNames, input: string): InputKind | undefined {
  return kindNames.find((kind) => names[kind].has(input))
}
