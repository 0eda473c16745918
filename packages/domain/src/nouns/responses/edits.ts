import { mapMentions } from '../../mentions/references.ts'
import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import type { Rename } from '../../model/rename.ts'
import type { Response } from '../../model/response.ts'
import { nameOfCopy } from '../../toolbox/copy-name.ts'
import { insertInList, moveInList, withFields } from '../../toolbox/lists.ts'
import { renameNamed } from '../../toolbox/new-names.ts'
import { Refused, refuse, refuseName } from '../../toolbox/refused.ts'
import { changeUiAction, getUiAction } from '../ui-actions/find.ts'
import {
  checkDeletable,
  checkResponseName,
  checkResponseText,
  findResponse,
  type ResponseKind,
  responseList,
  usersOf,
} from './response-checks.ts'

/** A response by its name. */
export interface ResponsePlace {
  kind: ResponseKind
  name: string
}

/** A response of a UI action. */
export interface UsedResponse extends ResponsePlace {
  action: string
}

/** Adds a response, without texts unless it comes with some, and lets a UI action say or play it as its last. */
export function addResponse(
  domain: Domain,
  { kind, action, name, texts = [] }: UsedResponse & { texts?: readonly string[] },
): Domain {
  refuseName(checkResponseName(domain, kind, { name }), messages.responses.nameTaken(name))
  for (const text of texts) refuse(checkResponseText(text))
  return withUsed(withList(domain, kind, [...domain[responseList(kind)], { name, texts: [...texts] }]), {
    kind,
    action,
    names: [...usedBy(domain, kind, action), name],
  })
}

/** Lets a UI action say or play a response that is there already as its last. */
export function chooseResponse(domain: Domain, { kind, action, name }: UsedResponse): Domain {
  const names = usedBy(domain, kind, action)
  if (names.includes(name)) throw new Refused('taken', messages.responses.alreadyUsed(name, action))
  getResponse(domain, { kind, name })
  return withUsed(domain, { kind, action, names: [...names, name] })
}

/** Takes a response from a UI action; the response itself stays (ruling R128). */
export function removeResponse(domain: Domain, { kind, action, name }: UsedResponse): Domain {
  const names = usedBy(domain, kind, action)
  return withUsed(domain, { kind, action, names: names.toSpliced(placeOf(names, { action, name }), 1) })
}

/** Puts a response of a UI action at another place among its others. */
export function moveResponse(
  domain: Domain,
  { kind, action, name, to }: UsedResponse & { to: number },
): Domain {
  const names = usedBy(domain, kind, action)
  return withUsed(domain, { kind, action, names: moveInList(names, placeOf(names, { action, name }), to) })
}

/** Renames a response and every mention of it. */
export function renameResponse(
  domain: Domain,
  { kind, from, to }: { kind: ResponseKind; from: string; to: string },
): Domain {
  getResponse(domain, { kind, name: from })
  if (from === to) return domain
  refuseName(checkResponseName(domain, kind, { name: to, own: from }), messages.responses.nameTaken(to))
  const renamed = withList(domain, kind, renameNamed(domain[responseList(kind)], [{ from, to }]))
  const mention = kind === 'tts' ? 'TTS response' : 'audio response'
  return mapMentions(renamed, { [mention]: (name: string) => (name === from ? to : name) })
}

/** The names that change with that of a response, for the languages in which the rename is not made. */
export function responseRenames(
  _: Domain,
  { kind, from, to }: { kind: ResponseKind; from: string; to: string },
): Rename[] {
  return [{ kind: kind === 'tts' ? 'ttsResponse' : 'audioResponse', from, to }]
}

/** Puts a copy of a response, with its texts, behind it: in the domain and in the UI action. */
export function duplicateResponse(domain: Domain, { kind, action, name }: UsedResponse): Domain {
  const list = responseList(kind)
  const names = usedBy(domain, kind, action)
  const at = placeOf(names, { action, name })
  const mentioned = domain.uiActions.flatMap((one) => one[list].map((used) => ({ name: used })))
  const copy = {
    name: nameOfCopy(name, [...domain[list], ...mentioned]),
    texts: findResponse(domain, kind, name)?.texts ?? [],
  }
  const place = domain[list].findIndex((response) => response.name === name)
  const responses = insertInList(domain[list], place === -1 ? domain[list].length : place + 1, [copy])
  return withUsed(withList(domain, kind, responses), {
    kind,
    action,
    names: insertInList(names, at + 1, [copy.name]),
  })
}

/** Deletes a response that no UI action uses, in the language of the domain. */
export function deleteResponse(domain: Domain, { kind, name }: ResponsePlace): Domain {
  refuse(checkDeletable(domain, kind, name))
  getResponse(domain, { kind, name })
  return withList(
    domain,
    kind,
    domain[responseList(kind)].filter((response) => response.name !== name),
  )
}

/** A response that the language has, or at least a UI action names. */
function getResponse(domain: Domain, { kind, name }: ResponsePlace): void {
  const isThere = findResponse(domain, kind, name) !== undefined || usersOf(domain, kind, name).length > 0
  if (!isThere) throw new Refused('missing', messages.responses.noSuchResponse(name))
}

function usedBy(domain: Domain, kind: ResponseKind, action: string): string[] {
  return getUiAction(domain, action)[responseList(kind)]
}

function placeOf(names: readonly string[], { action, name }: { action: string; name: string }): number {
  const at = names.indexOf(name)
  if (at === -1) throw new Refused('missing', messages.responses.notUsedBy(name, action))
  return at
}

function withUsed(
  domain: Domain,
  { kind, action, names }: { kind: ResponseKind; action: string; names: string[] },
): Domain {
  const list = responseList(kind)
  const before = getUiAction(domain, action)[list]
  const isSame = before.length === names.length && before.every((name, at) => name === names[at])
  return isSame ? domain : changeUiAction(domain, action, { [list]: names })
}

function withList(domain: Domain, kind: ResponseKind, responses: Response[]): Domain {
  return withFields(domain, { [responseList(kind)]: responses })
}
