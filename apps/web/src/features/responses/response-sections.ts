import type { Domain } from '@sdp/domain'
import {
  checkResponseName,
  namesAround,
  type ResponseKind,
  responseList,
  textsOf,
} from '@sdp/domain/responses'
import type { UiAction } from '@sdp/domain/ui-actions'
import { countedIfAny } from '../../ui/numbers.ts'

/**
 * A response that a UI action says or plays, or what is spoken before or after. A proposed one has the name of the UI action,
 * and is there as soon as it has a text.
 */
export interface ShownResponse {
  name: string
  place: 'before' | 'response' | 'proposed' | 'after'
  texts: readonly string[]
  /** The other UI actions that use it. */
  alsoUsedBy: readonly string[]
}

type Surroundings = Pick<Domain, 'uiActions' | 'ttsResponses' | 'audioResponses'>

/** The responses of a UI action in the order in which they are said or played. */
export function shownResponses(domain: Surroundings, action: UiAction, kind: ResponseKind): ShownResponse[] {
  const list = responseList(kind)
  const [before = '', after = ''] = namesAround(action.name)
  const around = (name: string, place: ShownResponse['place']): ShownResponse[] =>
    kind === 'audio' ? [] : [{ name, place, texts: textsOf(domain, { kind, name }), alsoUsedBy: [] }]
  const own = action[list].map((name): ShownResponse => {
    const others = domain.uiActions.filter((one) => one !== action && one[list].includes(name))
    return {
      name,
      place: 'response',
      texts: textsOf(domain, { kind, name }),
      alsoUsedBy: others.map((one) => one.name),
    }
  })
  return [
    ...around(before, 'before'),
    ...own,
    ...(mayPropose(domain, action, kind) ? around(action.name, 'proposed') : []),
    ...around(after, 'after'),
  ]
}

/**
 * A UI action that says nothing yet begins with a response of its own name, unless another one has it (ruling R124).
 */
function mayPropose(domain: Surroundings, action: UiAction, kind: ResponseKind): boolean {
  const { name } = action
  return action[responseList(kind)].length === 0 && checkResponseName(domain, kind, { name }) === undefined
}

/** What is shown of a response next to its name. */
export function aboutResponse({ texts, alsoUsedBy }: ShownResponse, kind: ResponseKind): string {
  const noun = kind === 'tts' ? 'text' : 'sound'
  const count = countedIfAny(texts.length, noun) ?? `no ${noun} in this language`
  return alsoUsedBy.length === 0 ? count : `${count}, also used by ${alsoUsedBy.join(', ')}`
}

/** A response that a UI action does not use, with the UI actions that do. */
export interface OtherResponse {
  name: string
  texts: readonly string[]
  usedBy: readonly string[]
}

/** The responses of the language that a UI action can use as well. */
export function otherResponses(domain: Surroundings, action: UiAction, kind: ResponseKind): OtherResponse[] {
  const list = responseList(kind)
  const own = new Set(action[list])
  const users = new Map<string, string[]>()
  for (const one of domain.uiActions) {
    for (const name of one[list]) users.set(name, [...(users.get(name) ?? []), one.name])
  }
  const around = new Set(domain.uiActions.flatMap(({ name }) => (kind === 'tts' ? namesAround(name) : [])))
  return domain[list]
    .filter(({ name }) => !own.has(name) && !around.has(name))
    .map(({ name, texts }) => ({ name, texts, usedBy: users.get(name) ?? [] }))
}
