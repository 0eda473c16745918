import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { namesAround, ownerOf } from '../../model/response-names.ts'
import type { UiAction } from '../../model/ui-action.ts'
import {
  filterSame,
  firstByKey,
  insertInList,
  mapSame,
  moveInList,
  unlessSame,
  withFields,
} from '../../toolbox/lists.ts'
import { Refused, refuse } from '../../toolbox/refused.ts'
import { changeUiAction } from '../ui-actions/find.ts'
import type { ResponsePlace } from './edits.ts'
import { checkResponseText, findResponse, type ResponseKind, responseList } from './response-checks.ts'

/*
 * What is spoken before and after the texts of a UI action is a response of its own: the UI action names it in
 * `preTtsText` or `postTtsText`. Older domains have a text there in place of the name (ruling R127).
 */

/** The texts of a response in the language of a domain. */
export function textsOf(
  domain: Pick<Domain, 'uiActions' | 'ttsResponses' | 'audioResponses'>,
  { kind, name }: ResponsePlace,
): string[] {
  const texts = findResponse(domain, kind, name)?.texts ?? none
  const around = kind === 'tts' ? aroundOf(domain, name) : undefined
  const said = around?.action[around.field] ?? ''
  return said === '' || said === name ? texts : [said, ...texts]
}

const none: string[] = []

/** The texts of all responses of a kind in the language of a domain, as `textsOf` gives them one by one. */
export function textsByName(
  domain: Pick<Domain, 'uiActions' | 'ttsResponses' | 'audioResponses'>,
  kind: ResponseKind,
): Map<string, string[]> {
  const all = firstByKey(domain[responseList(kind)].map(({ name, texts }) => [name, texts]))
  if (kind === 'audio') return all
  for (const { name, preTtsText, postTtsText } of domain.uiActions) {
    const said = [preTtsText, postTtsText]
    namesAround(name).forEach((around, at) => {
      const text = said[at]!
      if (text !== '' && text !== around) all.set(around, [text, ...(all.get(around) ?? none)])
    })
  }
  return all
}

/** Adds texts to a response, which is made where the language lacks it; without a place they stand at the end. */
export function addResponseTexts(
  domain: Domain,
  { texts, at, ...place }: ResponsePlace & { texts: readonly string[]; at?: number },
): Domain {
  for (const text of texts) refuse(checkResponseText(text))
  if (texts.length === 0) return domain
  return changeTexts(domain, place, (before) => insertInList(before, at ?? before.length, texts))
}

/** Changes a text of a response. */
export function setResponseText(
  domain: Domain,
  { index, text, ...place }: ResponsePlace & { index: number; text: string },
): Domain {
  refuse(checkResponseText(text))
  return changeTexts(domain, place, (before) => {
    refuseMissing(before, index)
    return mapSame(before, (one, at) => (at === index ? text : one))
  })
}

/** Deletes texts of a response. */
export function deleteResponseTexts(
  domain: Domain,
  { indexes, ...place }: ResponsePlace & { indexes: readonly number[] },
): Domain {
  const removed = new Set(indexes)
  return changeTexts(domain, place, (before) => {
    for (const index of removed) refuseMissing(before, index)
    return filterSame(before, (_, at) => !removed.has(at))
  })
}

/** Puts a text of a response at another place among the others, or among those of another response. */
export function moveResponseText(
  domain: Domain,
  { from, to, into, ...place }: ResponsePlace & { from: number; to: number; into?: string },
): Domain {
  const { kind, name } = place
  const text = textsOf(domain, place)[from]
  if (text === undefined) throw new Refused('missing', messages.responses.noSuchText)
  if (into !== undefined && into !== name) {
    const left = deleteResponseTexts(domain, { ...place, indexes: [from] })
    return addResponseTexts(left, { kind, name: into, texts: [text], at: to })
  }
  return changeTexts(domain, place, (before) => moveInList(before, from, to))
}

function refuseMissing(texts: readonly string[], index: number): void {
  if (texts[index] === undefined) throw new Refused('missing', messages.responses.noSuchText)
}

function changeTexts(domain: Domain, place: ResponsePlace, change: (texts: string[]) => string[]): Domain {
  const { kind, name } = place
  const list = responseList(kind)
  const before = textsOf(domain, place)
  const texts = change(before)
  if (texts === before) return domain
  const around = kind === 'tts' ? aroundOf(domain, name) : undefined
  const isThere = findResponse(domain, kind, name) !== undefined
  const written = isThere
    ? mapSame(domain[list], (response) =>
        response.name === name
          ? withFields(response, { texts: unlessSame(response.texts, texts) })
          : response,
      )
    : [...domain[list], { name, texts }]
  if (around === undefined) return withFields(domain, { [list]: written })
  const left = texts.length > 0 ? written : filterSame(domain[list], (response) => response.name !== name)
  // The name stays for the other languages, which may have texts of theirs (ruling R127)
  const isSaid = texts.length > 0 || domain.languages.length > 1
  return changeUiAction(withFields(domain, { [list]: left }), around.action.name, {
    [around.field]: isSaid ? name : '',
  })
}

/** The UI action around whose texts a response is spoken, and the field in which it says so. */
function aroundOf(
  domain: Pick<Domain, 'uiActions'>,
  name: string,
): { action: UiAction; field: 'preTtsText' | 'postTtsText' } | undefined {
  const owner = ownerOf(name)
  const action = owner && domain.uiActions.find((one) => one.name === owner.uiAction)
  return action && { action, field: owner.suffix === '_preTts' ? 'preTtsText' : 'postTtsText' }
}
