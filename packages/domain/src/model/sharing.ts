import type { UnknownFields } from './kept.ts'

/** Where an input gets its value from: an input of another domain. */
export interface SharedFrom {
  input: string
  domain: string
  kept?: UnknownFields
}

/** The inputs that each domain shares. */
export interface SharedInputs {
  userInputs: readonly InputsOfDomain[]
  apiInputs: readonly InputsOfDomain[]
}

/** Slots are called user inputs where they are shared. */
export type SharedKind = 'user' | 'api'

interface InputsOfDomain {
  name: string
  inputs: readonly string[]
}

/** Whether the inputs of a domain can be shared with others. */
export function canShareInputs({ embedded }: { embedded: boolean }): boolean {
  return embedded
}

/** The sources of an input that no domain shares any more. */
export function missingSources(
  shared: SharedInputs,
  kind: SharedKind,
  sources: readonly SharedFrom[],
): SharedFrom[] {
  const offered = inputsOf(shared, kind)
  return sources.filter(
    (source) => !offered.some(({ name, inputs }) => name === source.domain && inputs.includes(source.input)),
  )
}

/** What an input of a kind can take its value from: the inputs that other domains share. */
export function offeredSources(
  shared: SharedInputs,
  kind: SharedKind,
  { name: own }: { name: string },
): SharedFrom[] {
  return inputsOf(shared, kind)
    .filter(({ name }) => name !== own)
    .flatMap(({ name, inputs }) => inputs.map((input) => ({ input, domain: name })))
}

/** Sources as they are read: 'station (Radio), band (Radio)'. */
export function sourcesText(sources: readonly SharedFrom[]): string {
  return sources.map(({ input, domain }) => `${input} (${domain})`).join(', ')
}

function inputsOf(shared: SharedInputs, kind: SharedKind): readonly InputsOfDomain[] {
  return kind === 'user' ? shared.userInputs : shared.apiInputs
}
