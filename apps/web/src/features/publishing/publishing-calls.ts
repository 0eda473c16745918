import { publishing } from '@sdp/api'
import { messages } from '@sdp/domain'
import { type Instruction, type Item, itemKey } from '@sdp/domain/publishing'
import { call } from '../../server/calls.ts'
import { notifyFailure } from '../../ui/notifications.tsx'
import {
  type About,
  numberOfCall,
  takeConfiguration,
  takeStates,
  usePublishing,
  whileLoading,
} from './publishing-store.ts'

/** Whether the page still shows what a call was about when its answer comes. */
const isShown = (about: About) => usePublishing.getState().about === about

/** Reads where and how the domain can be published. */
export async function loadConfiguration(about: About): Promise<void> {
  await whileLoading('configuration', async () => {
    try {
      const configuration = await call(publishing.config, { body: { domain: about, context: {} } })
      if (isShown(about)) takeConfiguration(configuration)
    } catch (error) {
      if (isShown(about)) notifyFailure(messages.publishing.configurationFailed, error)
    }
  })
}

/** Reads the state of some items, or with all. */
export async function loadStates(about: About, instructions?: readonly Instruction[]): Promise<void> {
  await whileLoading('states', async () => {
    const number = numberOfCall()
    const context = instructions === undefined ? {} : { instructions: copied(instructions) }
    try {
      const states = await call(publishing.states, { body: { domain: about, context } })
      if (isShown(about)) takeStates(number, states)
    } catch (error) {
      if (isShown(about)) notifyFailure(messages.publishing.statesFailed, error)
    }
  })
}

/** Reads the states again while somebody only looks: a target that loses something says nothing. */
export async function lookAgain(about: About): Promise<void> {
  const number = numberOfCall()
  const states = await call(publishing.states, { body: { domain: about, context: {} } }).catch(() => [])
  if (isShown(about)) takeStates(number, states)
}

function copied(instructions: readonly Instruction[]) {
  return instructions.map(({ languages, ...place }) => ({ ...place, languages: [...languages] }))
}

/** The instructions of the page that the items of an event belong to; an item without a language means all of them. */
export function instructionsOf(items: readonly Item[]): Instruction[] {
  const { configuration } = usePublishing.getState()
  const concerned = new Set(items.map(itemKey))
  return (configuration?.instructions ?? []).flatMap((instruction) => {
    const isConcerned = (language: string) => concerned.has(itemKey({ ...instruction, language }))
    if (isConcerned('')) return [instruction]
    const languages = instruction.languages.filter(isConcerned)
    return languages.length === 0 ? [] : [{ ...instruction, languages }]
  })
}
