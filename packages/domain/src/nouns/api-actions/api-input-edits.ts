import { mapApiInputMentions } from '../../mentions/references.ts'
import { messages } from '../../messages/messages.ts'
import { type ApiInput, newApiInput, sortedApiInputs } from '../../model/api-input.ts'
import type { Domain } from '../../model/domain.ts'
import { nameOfCopy } from '../../toolbox/copy-name.ts'
import { filterSame, mapSame, unlessSame, withFields } from '../../toolbox/lists.ts'
import { Refused, refuseName } from '../../toolbox/refused.ts'
import { checkApiInputName } from './checks.ts'

/** Adds an API input. */
export function addApiInput(domain: Domain, { name }: { name: string }): Domain {
  refuseName(checkApiInputName(domain, name), messages.apiActions.inputTaken)
  return { ...domain, apiInputs: sortedApiInputs([...domain.apiInputs, newApiInput(name)]) }
}

/** Renames an API input and every mention of it. */
export function renameApiInput(domain: Domain, { from, to }: { from: string; to: string }): Domain {
  getApiInput(domain, from)
  if (from === to) return domain
  refuseName(checkApiInputName(domain, to), messages.apiActions.inputTaken)
  const renamed = changeApiInput(domain, from, { name: to })
  const sorted = withFields(renamed, { apiInputs: sortedApiInputs(renamed.apiInputs) })
  return mapApiInputMentions(sorted, (name) => (name === from ? to : name))
}

/** Deletes API inputs and every mention of them. */
export function deleteApiInputs(domain: Domain, { names }: { names: readonly string[] }): Domain {
  const removed = new Set(names.map((name) => getApiInput(domain, name).name))
  const left = filterSame(domain.apiInputs, ({ name }) => !removed.has(name))
  return mapApiInputMentions(withFields(domain, { apiInputs: left }), (one) =>
    removed.has(one) ? undefined : one,
  )
}

/** Adds a copy of an API input under a name of its own. */
export function duplicateApiInput(domain: Domain, { name }: { name: string }): Domain {
  const original = getApiInput(domain, name)
  const copy = { ...original, name: nameOfCopy(name, domain.apiInputs) }
  return { ...domain, apiInputs: sortedApiInputs([...domain.apiInputs, copy]) }
}

/** Sets the comments on an API input. */
export function setApiInputComments(
  domain: Domain,
  { name, comments }: { name: string; comments: string },
): Domain {
  return changeApiInput(domain, name, { comments })
}

/** Sets whether an API input is forgotten at the end of a dialog. */
export function setApiInputVolatile(
  domain: Domain,
  { name, volatile }: { name: string; volatile: boolean },
): Domain {
  return changeApiInput(domain, name, { volatile })
}

/** Sets the values that an API input can be filled with. */
export function setReturnValue(
  domain: Domain,
  { name, returnValue }: { name: string; returnValue: unknown[] },
): Domain {
  const before = getApiInput(domain, name).returnValue
  return changeApiInput(domain, name, { returnValue: unlessSame(before, returnValue) })
}

function getApiInput(domain: Domain, name: string): ApiInput {
  const input = domain.apiInputs.find((one) => one.name === name)
  if (input === undefined) throw new Refused('missing', messages.apiActions.noSuchInput(name))
  return input
}

function changeApiInput(domain: Domain, name: string, fields: Partial<ApiInput>): Domain {
  getApiInput(domain, name)
  const apiInputs = mapSame(domain.apiInputs, (input) =>
    input.name === name ? withFields(input, fields) : input,
  )
  return withFields(domain, { apiInputs })
}
