import type { TranslationJob } from '@sdp/api'
import { messages, Refused, type User } from '@sdp/domain'
import { type Concept, textKey } from '@sdp/domain/concepts'
import { translatedTexts, unfinished } from '@sdp/domain/translations'
import { type ConceptDeps, changeConceptsAlone, saveWithin } from '../concepts/save.ts'
import { readConcepts } from '../concepts/store.ts'
import type { Tx } from '../db/tx.ts'
import { getJob, lockOpenJob, noteWritten, readItems, type StoredItem, setState } from './store.ts'

const maxReported = 5

/** Writes the translations of a job into the concepts; refuses one that lost something, and says where. */
export async function finishJob(
  deps: ConceptDeps,
  client: Tx,
  { user, id, isActive }: { user: User; id: string; isActive: boolean },
): Promise<TranslationJob> {
  await changeConceptsAlone(client)
  const job = await lockOpenJob(client, id)
  const items = await readItems(client, job)
  if (items.length === 0) throw new Refused('invalid', messages.translations.nothingToTranslate)
  refuseUnfinished(items)
  const before = await readConcepts(client, { ids: items.map(({ conceptId }) => conceptId) })
  const { concepts } = await saveWithin(deps, client, {
    user,
    translationJob: id,
    saves: before.map((concept) => {
      const texts = items
        .filter(({ conceptId }) => conceptId === concept.id)
        .map(({ type, draft }) => ({ type, text: draft }))
      const language = job.target_language
      const change = { texts: translatedTexts(concept, texts, { language, isActive }) }
      return { id: concept.id, version: concept.version, change }
    }),
  })
  await noteWritten(client, id, writtenIds(items, concepts, job.target_language))
  await setState(client, id, { state: 'done', at: new Date(deps.clock()), isActive })
  await deps.events.publish(client, { type: 'translations-updated' })
  return getJob(client, id)
}

function refuseUnfinished(items: readonly StoredItem[]): void {
  const wrong = unfinished(items)
  if (wrong.length === 0) return
  const reported = wrong
    .slice(0, maxReported)
    .map(({ conceptName, message }) => messages.translations.inConcept(conceptName, message))
  const more = wrong.length - reported.length
  const text = [...reported, ...(more > 0 ? [messages.translations.andMore(more)] : [])].join('; ')
  throw new Refused('invalid', text, wrong)
}

function writtenIds(items: readonly StoredItem[], concepts: readonly Concept[], language: string) {
  const texts = new Map(
    concepts.map((concept) => [concept.id, new Map(concept.texts.map((text) => [textKey(text), text.id]))]),
  )
  return items.flatMap(({ textId, conceptId, type, draft }) => {
    const writtenId = texts.get(conceptId)?.get(textKey({ language, type, text: draft }))
    return writtenId === undefined ? [] : [{ textId, writtenId }]
  })
}
