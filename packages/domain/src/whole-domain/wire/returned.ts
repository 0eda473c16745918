import { namesAround } from '../../model/response-names.ts'
import type { Returned } from '../identity/lineage.ts'
import { followingShared } from './follow-shared.ts'
import { type LanguageCollections, noLanguageContent } from './in-language.ts'
import type { WireUserInput } from './schemas.ts'
import type { SharedChange } from './shared-change.ts'

/** The keys under which a language had content, in an earlier revision, for what is back. */
export function returnedKeys(returned: readonly Returned[]): Set<string> {
  return new Set(
    returned.flatMap(({ list, was }) => (list === 'uiActions' ? [was, ...namesAround(was)] : [was])),
  )
}

/**
 * What a language said in an earlier revision for what is back, under the names that everything has now (ruling R60).
 */
export function returningInLanguage(
  then: LanguageCollections,
  returned: readonly Returned[],
  change: SharedChange,
): Generator<undefined, LanguageCollections> {
  const namesIn = (list: Returned['list']) =>
    new Set(returned.filter((one) => one.list === list && one.canonical === undefined).map(({ was }) => was))
  const intents = namesIn('intents')
  const uiActions = namesIn('uiActions')
  const around = [...uiActions].flatMap(namesAround)
  return followingShared(
    {
      ...noLanguageContent,
      nlu_interpretations: then.nlu_interpretations.filter(({ intent }) => intents.has(intent)),
      user_inputs: returnedSlots(then.user_inputs, returned, namesIn('slots')),
      gui_responses: pick(then.gui_responses, uiActions),
      tts_responses: pick(then.tts_responses, [...uiActions, ...around]),
      audio_responses: pick(then.audio_responses, uiActions),
    },
    change,
  )
}

/** Slots that are back, and of others the canonicals that are. */
function returnedSlots(
  then: readonly WireUserInput[],
  returned: readonly Returned[],
  slots: ReadonlySet<string>,
): WireUserInput[] {
  const ids = new Set(
    returned.flatMap(({ was, canonical }) => (canonical ? [JSON.stringify([was, canonical.was])] : [])),
  )
  return then.flatMap((entry) => {
    if (slots.has(entry.name)) return [entry]
    const canonicals = (entry.canonicals ?? []).filter(({ canonical }) =>
      ids.has(JSON.stringify([entry.name, canonical])),
    )
    // What else it said belongs to the slot, which was not gone
    const { exampleValues: _, ...others } = entry
    return canonicals.length === 0 ? [] : [{ ...others, canonicals }]
  })
}

function pick<Value>(map: Record<string, Value>, names: Iterable<string>): Record<string, Value> {
  return Object.fromEntries(
    [...names].filter((name) => Object.hasOwn(map, name)).map((name) => [name, map[name]!]),
  )
}
