import type { Domain } from '@sdp/domain'
import { missingSources, type SharedFrom, type SharedInputs, type SharedKind } from '@sdp/domain/sharing'

/** A slot or an API input of the domain, as far as other domains are concerned. */
export interface SharedRow {
  kind: SharedKind
  name: string
  shared: boolean
  fromShared: SharedFrom[]
}

export const kindTexts: Readonly<Record<SharedKind, string>> = { user: 'Slot', api: 'API input' }

/** The inputs of a domain, slots first. */
export function inputRows({ slots, apiInputs }: Pick<Domain, 'slots' | 'apiInputs'>): SharedRow[] {
  const rowOf =
    (kind: SharedKind) =>
    ({ name, shared, fromShared }: Omit<SharedRow, 'kind'>): SharedRow => ({ kind, name, shared, fromShared })
  return [...slots.map(rowOf('user')), ...apiInputs.map(rowOf('api'))]
}

/** Whether an input has to do with other domains. */
export function isSharedRow({ shared, fromShared }: SharedRow): boolean {
  return shared || fromShared.length > 0
}

/** The sources of an input that are gone; none while it is not known what there is (ruling R119). */
export function removedSources(
  { kind, fromShared }: SharedRow,
  inputs: SharedInputs | undefined,
): SharedFrom[] {
  return inputs === undefined ? [] : missingSources(inputs, kind, fromShared)
}
