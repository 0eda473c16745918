import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { canShareInputs, type SharedFrom, type SharedKind } from '../../model/sharing.ts'
import { mapSame, unlessSame, withFields } from '../../toolbox/lists.ts'
import { Refused } from '../../toolbox/refused.ts'

/** An input that can be shared: a slot or an API input. */
export interface SharedInput {
  kind: SharedKind
  input: string
}

interface Sharing {
  shared: boolean
  fromShared: SharedFrom[]
}

/** Sets whether other domains may take the value of an input. */
export function setShared(domain: Domain, { shared, ...input }: SharedInput & { shared: boolean }): Domain {
  return changeSharing(domain, input, () => ({ shared }))
}

/** Sets the inputs of other domains that an input takes its value from. */
export function setFromShared(
  domain: Domain,
  { fromShared, ...input }: SharedInput & { fromShared: SharedFrom[] },
): Domain {
  return changeSharing(domain, input, (before) => ({
    fromShared: unlessSame(before.fromShared, sameSources(before.fromShared, fromShared)),
  }))
}

function changeSharing(
  domain: Domain,
  { kind, input }: SharedInput,
  change: (before: Sharing) => Partial<Sharing>,
): Domain {
  if (!canShareInputs(domain)) throw new Refused('invalid', messages.sharing.embeddedOnly)
  const inputs: readonly { name: string }[] = kind === 'user' ? domain.slots : domain.apiInputs
  if (!inputs.some(({ name }) => name === input)) {
    throw new Refused('missing', messages.decisionTable.noSuchInput(input))
  }
  const inInput = <T extends Sharing & { name: string }>(one: T): T =>
    one.name === input ? (withFields<Sharing>(one, change(one)) as T) : one
  return kind === 'user'
    ? withFields(domain, { slots: mapSame(domain.slots, inInput) })
    : withFields(domain, { apiInputs: mapSame(domain.apiInputs, inInput) })
}

/** A source that was there already is the same object, so that what it keeps from outside is not lost. */
function sameSources(before: SharedFrom[], after: SharedFrom[]): SharedFrom[] {
  return after.map(
    (one) => before.find(({ input, domain }) => input === one.input && domain === one.domain) ?? one,
  )
}
