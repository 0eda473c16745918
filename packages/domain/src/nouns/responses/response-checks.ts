import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import type { Response } from '../../model/response.ts'
import { ownerOf } from '../../model/response-names.ts'
import { checkReserved, hasOnlyLetters } from '../../toolbox/names.ts'

/** What a UI action says, or what it plays. */
export type ResponseKind = 'tts' | 'audio'

const lists = { tts: 'ttsResponses', audio: 'audioResponses' } as const

/** The list of the responses of a kind, which a UI action calls the same. */
export function responseList(kind: ResponseKind): (typeof lists)[ResponseKind] {
  return lists[kind]
}

type Surroundings = Pick<Domain, 'uiActions' | 'ttsResponses' | 'audioResponses'>

/** The response of a name, if the language has it. */
export function findResponse(domain: Surroundings, kind: ResponseKind, name: string): Response | undefined {
  return domain[responseList(kind)].find((response) => response.name === name)
}

/** The UI actions that say or play a response. */
export function usersOf(domain: Pick<Domain, 'uiActions'>, kind: ResponseKind, name: string): string[] {
  const list = responseList(kind)
  return domain.uiActions.filter((action) => action[list].includes(name)).map((action) => action.name)
}

/**
 * What is wrong with the name of a response, or nothing; one that is renamed may keep its own. A name that a UI action
 * mentions is taken as well: another language may have a response of it (ruling R128).
 */
export function checkResponseName(
  domain: Surroundings,
  kind: ResponseKind,
  { name, own }: { name: string; own?: string },
): string | undefined {
  const wrong = checkPlainName(name)
  if (wrong !== undefined) return wrong
  if (ownerOf(name) !== undefined) return messages.responses.nameAround
  if (name === own) return undefined
  const list = responseList(kind)
  const isTaken =
    findResponse(domain, kind, name) !== undefined ||
    domain.uiActions.some((action) => action[list].includes(name))
  return isTaken ? messages.responses.nameTaken(name) : undefined
}

/** What is wrong with a name of any response by itself. */
export function checkPlainName(name: string): string | undefined {
  if (name === '') return messages.responses.nameEmpty
  if (!hasOnlyLetters(name, '_-')) return messages.responses.nameSpecial
  return checkReserved(name)
}

/** What keeps a response from being deleted, or nothing: UI actions that use it. */
export function checkDeletable(
  domain: Pick<Domain, 'uiActions'>,
  kind: ResponseKind,
  name: string,
): string | undefined {
  const users = usersOf(domain, kind, name)
  return users.length === 0 ? undefined : messages.responses.used(name, users)
}

/**
 * What is wrong with a text of a response, or nothing; what is in it is a problem and no reason to refuse it
 * (ruling R129).
 */
export function checkResponseText(text: string): string | undefined {
  return text.trim() === '' ? messages.responses.textEmpty : undefined
}
