import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import type { AdditionalResponse } from '../../model/response.ts'
import { filterSame, insertInList, mapSame, moveInList, withFields } from '../../toolbox/lists.ts'
import { renameNamed } from '../../toolbox/new-names.ts'
import { Refused, refuse, refuseName } from '../../toolbox/refused.ts'
import { checkPlainName, checkResponseText } from './response-checks.ts'

/** What an additional response says, or what it shows. */
export type AdditionalField = 'voice' | 'text'

interface AdditionalPlace {
  name: string
  field: AdditionalField
}

/** Whether a domain has additional responses. */
export function hasAdditionalResponses({ embedded }: { embedded: boolean }): boolean {
  return embedded
}

/** What is wrong with the name of an additional response, or nothing; one that is renamed may keep its own. */
export function checkAdditionalName(
  { additionalResponses }: Pick<Domain, 'additionalResponses'>,
  name: string,
  own?: string,
): string | undefined {
  const isTaken = name !== own && additionalResponses.some((response) => response.name === name)
  return checkPlainName(name) ?? (isTaken ? messages.responses.nameTaken(name) : undefined)
}

/** Adds an additional response without texts. */
export function addAdditionalResponse(domain: Domain, { name }: { name: string }): Domain {
  refuseName(checkAdditionalName(domain, name), messages.responses.nameTaken(name))
  return withResponses(domain, [...domain.additionalResponses, { name, voice: [], text: [] }])
}

/** Renames an additional response; other languages follow (ruling R133). */
export function renameAdditionalResponse(domain: Domain, { from, to }: { from: string; to: string }): Domain {
  getAdditional(domain, from)
  if (from === to) return domain
  refuseName(checkAdditionalName(domain, to, from), messages.responses.nameTaken(to))
  return withResponses(domain, renameNamed(domain.additionalResponses, [{ from, to }]))
}

/** Deletes additional responses in the language of the domain (ruling R133). */
export function deleteAdditionalResponses(domain: Domain, { names }: { names: readonly string[] }): Domain {
  for (const name of names) getAdditional(domain, name)
  return withResponses(
    domain,
    filterSame(domain.additionalResponses, ({ name }) => !names.includes(name)),
  )
}

/** Adds texts to an additional response; one that the language lacks is made. */
export function addAdditionalTexts(
  domain: Domain,
  { name, field, texts, at }: AdditionalPlace & { texts: readonly string[]; at?: number },
): Domain {
  for (const text of texts) refuse(checkResponseText(text))
  if (texts.length === 0) return domain
  const isThere = domain.additionalResponses.some((response) => response.name === name)
  const made = isThere ? domain : addAdditionalResponse(domain, { name })
  return changeAdditional(made, { name, field }, (before) => insertInList(before, at ?? before.length, texts))
}

/** Changes a text of an additional response. */
export function setAdditionalText(
  domain: Domain,
  { name, field, index, text }: AdditionalPlace & { index: number; text: string },
): Domain {
  refuse(checkResponseText(text))
  return changeAdditional(domain, { name, field, index }, (before) =>
    mapSame(before, (one, at) => (at === index ? text : one)),
  )
}

/** Deletes a text of an additional response. */
export function deleteAdditionalText(
  domain: Domain,
  { name, field, index }: AdditionalPlace & { index: number },
): Domain {
  return changeAdditional(domain, { name, field, index }, (before) => before.toSpliced(index, 1))
}

/** Puts a text of an additional response at another place among the others. */
export function moveAdditionalText(
  domain: Domain,
  { name, field, from, to }: AdditionalPlace & { from: number; to: number },
): Domain {
  return changeAdditional(domain, { name, field, index: from }, (before) => moveInList(before, from, to))
}

function changeAdditional(
  domain: Domain,
  { name, field, index }: AdditionalPlace & { index?: number },
  change: (texts: string[]) => string[],
): Domain {
  const response = getAdditional(domain, name)
  if (index !== undefined && response[field][index] === undefined) {
    throw new Refused('missing', messages.responses.noSuchText)
  }
  return withResponses(
    domain,
    mapSame(domain.additionalResponses, (one) =>
      one === response ? withFields(one, { [field]: change(one[field]) }) : one,
    ),
  )
}

function getAdditional({ additionalResponses }: Domain, name: string): AdditionalResponse {
  const found = additionalResponses.find((response) => response.name === name)
  if (found === undefined) throw new Refused('missing', messages.responses.noSuchResponse(name))
  return found
}

function withResponses(domain: Domain, additionalResponses: AdditionalResponse[]): Domain {
  if (!hasAdditionalResponses(domain)) {
    throw new Refused('invalid', messages.responses.additionalEmbeddedOnly)
  }
  return withFields(domain, { additionalResponses })
}
