import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { filterSame, firstByName, mapSame, unlessSame, withFields } from '../../toolbox/lists.ts'
import { own } from '../../toolbox/own.ts'
import { usersOf } from '../responses/response-checks.ts'
import { getUiAction } from '../ui-actions/find.ts'

/** A sound that another domain shares: what a response of one of its UI actions plays. */
export interface SharedAudio {
  domain: string
  /** The UI action there. */
  action: string
  response: string
  texts: string[]
}

/** DOM-036: shared resources as they are outside. */
const audioType = 'audioResponses'

interface Resource {
  domain: string
  type: typeof audioType
  data: Record<string, unknown>
}

/** The sounds in shared resources, whoever wrote them; what is no sound is passed over. */
export function sharedAudio(resources: unknown): SharedAudio[] {
  if (!Array.isArray(resources)) return []
  return resources.filter(isAudioResource).flatMap(({ domain, data }) =>
    Object.entries(data).flatMap(([action, value]) =>
      // Texts without the name of a response are those of the one that is called as its UI action
      Object.entries(Array.isArray(value) ? { [action]: value } : isObject(value) ? value : {}).flatMap(
        ([response, texts]) => (isTexts(texts) ? [{ domain, action, response, texts }] : []),
      ),
    ),
  )
}

function isAudioResource(value: unknown): value is Resource {
  return (
    isObject(value) && typeof value.domain === 'string' && value.type === audioType && isObject(value.data)
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string')
}

/**
 * Takes a sound of another domain over: a UI action plays it as a response of the same name, and the shared resources
 * say where it comes from (ruling R132).
 */
export function takeOverAudio(domain: Domain, { audio, into }: { audio: SharedAudio; into: string }): Domain {
  const { response: name, texts } = audio
  getUiAction(domain, into)
  const isThere = domain.audioResponses.some((response) => response.name === name)
  return withFields(domain, {
    sharedResources: withAudio(domain.sharedResources, audio),
    audioResponses: isThere
      ? mapSame(domain.audioResponses, (response) =>
          response.name === name
            ? withFields(response, { texts: unlessSame(response.texts, texts) })
            : response,
        )
      : [...domain.audioResponses, { name, texts }],
    uiActions: mapSame(domain.uiActions, (action) =>
      action.name === into && !action.audioResponses.includes(name)
        ? { ...action, audioResponses: [...action.audioResponses, name] }
        : action,
    ),
  })
}

/** What is asked before a sound is taken over: nothing, unless the domain has other sounds under that name. */
export function audioQuestion(
  { audioResponses, uiActions, sharedResources }: Domain,
  audio: SharedAudio,
): string | undefined {
  const own = audioResponses.find(({ name }) => name === audio.response)
  if (own === undefined || isSameTexts(own.texts, audio.texts)) return undefined
  // One that was taken from there, and is as it was then, only follows
  const isTaken = isSameAudioIn(sharedAudio(sharedResources), { ...audio, texts: own.texts })
  return isTaken
    ? undefined
    : messages.sharing.replacesAudio(own.name, usersOf({ uiActions }, 'audio', own.name))
}

function isSameAudioIn(all: readonly SharedAudio[], audio: SharedAudio): boolean {
  return all.some((one) => isSameAudio(one, audio))
}

function withAudio(resources: unknown, audio: SharedAudio): unknown {
  if (isSameAudioIn(sharedAudio(resources), audio)) return resources
  const list: unknown[] = Array.isArray(resources) ? resources : []
  const { domain, action, response, texts } = audio
  const isOf = (one: unknown): one is Resource => isAudioResource(one) && one.domain === domain
  const before = list.find(isOf)?.data ?? {}
  const known = own(before, action)
  const ofAction = Array.isArray(known) ? { [action]: known } : isObject(known) ? known : {}
  const resource = {
    domain,
    type: audioType,
    data: { ...before, [action]: { ...ofAction, [response]: texts } },
  }
  return list.some(isOf) ? list.map((one) => (isOf(one) ? resource : one)) : [...list, resource]
}

/** Whether two sounds come from the same place and are the same. */
function isSameAudio(one: SharedAudio, other: SharedAudio): boolean {
  return isSamePlace(one, other) && isSameTexts(one.texts, other.texts)
}

function isSamePlace(one: SharedAudio, other: SharedAudio): boolean {
  return one.domain === other.domain && one.action === other.action && one.response === other.response
}

function isSameTexts(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, at) => text === other[at])
}

/** RESP-011: the sounds that were taken over and are not saved yet. */
export function pendingAudio(now: unknown, saved: unknown): SharedAudio[] {
  const known = sharedAudio(saved)
  return sharedAudio(now).filter((audio) => !isSameAudioIn(known, audio))
}

/** What a domain has that sounds can be put back to. */
type SavedAudio = Pick<Domain, 'sharedResources' | 'audioResponses'>

/** RESP-013: forgets the sounds that were taken over and not saved; their responses are again as they were saved. */
export function clearPendingAudio(domain: Domain, { saved }: { saved: SavedAudio }): Domain {
  const pending = pendingAudio(domain.sharedResources, saved.sharedResources)
  if (pending.length === 0) return domain
  const names = new Set(pending.map(({ response }) => response))
  const before = firstByName(saved.audioResponses)
  const isRemoved = (name: string) => names.has(name) && !before.has(name)
  return withFields(domain, {
    sharedResources: saved.sharedResources,
    audioResponses: filterSame(
      mapSame(domain.audioResponses, (response) =>
        names.has(response.name) ? (before.get(response.name) ?? response) : response,
      ),
      ({ name }) => !isRemoved(name),
    ),
    uiActions: mapSame(domain.uiActions, (action) =>
      withFields(action, { audioResponses: filterSame(action.audioResponses, (name) => !isRemoved(name)) }),
    ),
  })
}

/** The state of a sound of another domain here. */
export type AudioState = 'offered' | 'pending' | 'taken over' | 'changed there' | 'gone there'

/** The sounds that another domain shares or that were taken over from it, each with its state. */
export function audioStates(
  offered: readonly SharedAudio[],
  { domain, now, saved }: { domain: string; now: unknown; saved: unknown },
): { audio: SharedAudio; state: AudioState }[] {
  const taken = sharedAudio(now).filter((audio) => audio.domain === domain)
  const pending = pendingAudio(now, saved)
  const states = offered.map((audio) => {
    const own = taken.find((one) => isSamePlace(one, audio))
    return { audio, state: own === undefined ? ('offered' as const) : stateOf(own, audio) }
  })
  const removed = taken.filter((own) => !offered.some((audio) => isSamePlace(own, audio)))
  return [...states, ...removed.map((audio) => ({ audio, state: 'gone there' as const }))]

  function stateOf(own: SharedAudio, audio: SharedAudio): AudioState {
    if (!isSameTexts(own.texts, audio.texts)) return 'changed there'
    return pending.some((one) => isSamePlace(one, own)) ? 'pending' : 'taken over'
  }
}
