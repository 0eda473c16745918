import { ConceptConflict } from '@sdp/api'
import { messages, personName, Refused, type User } from '@sdp/domain'
import {
  type Concept,
  type ConceptChange,
  changeConcept,
  conceptDifferences,
  isSameText,
  newConcept,
} from '@sdp/domain/concepts'
import type { TextOperationResult } from '@sdp/domain/sheets'
import { lockInTransaction } from '../db/locks.ts'
import type { Tx } from '../db/tx.ts'
import type { Events } from '../events/events.ts'
import {
  deleteConcept,
  findByAnyName,
  type NewHistoryPoint,
  readConcepts,
  readHistory,
  readSnapshot,
  takenNames,
  writeConcepts,
  writeHistory,
} from './store.ts'

const maxReportedNames = 20

/** What concepts are saved with. */
export interface ConceptDeps {
  events: Events
  clock: () => number
  newId: () => string
}

/** What somebody wants of a concept; one without an id is new. */
interface ConceptSave {
  id?: string | undefined
  version?: number | undefined
  change: ConceptChange
}

type Counts = Record<TextOperationResult, number>

/** Changes concepts, all of them or none. */
export async function saveConcepts(
  deps: ConceptDeps,
  client: Tx,
  saving: ConceptSaveRequest,
): Promise<{ concepts: Concept[]; counts: Counts }> {
  await changeConceptsAlone(client)
  return saveWithin(deps, client, saving)
}

interface ConceptSaveRequest {
  user: User
  saves: readonly ConceptSave[]
  /** The job that the changes come from. */
  translationJob?: string
}

/** The same behind `changeConceptsAlone`. */
export async function saveWithin(
  deps: ConceptDeps,
  client: Tx,
  { user, saves, translationJob }: ConceptSaveRequest,
): Promise<{ concepts: Concept[]; counts: Counts }> {
  const stored = await readConcepts(client, { ids: saves.flatMap(({ id }) => id ?? []) })
  const byId = new Map(stored.map((concept) => [concept.id, concept]))
  const changed: { before: Concept | undefined; after: Concept }[] = []
  const all: Concept[] = []
  for (const { id, version, change } of saves) {
    const before = id === undefined ? undefined : byId.get(id)
    if (id !== undefined) await refuseOutdated(client, { id, before, version, name: change.name ?? '' })
    const begin = before ?? newConcept(deps.newId(), change.name ?? '', change.type ?? 'text')
    const after = changeConcept(begin, change, deps.newId)
    all.push(after)
    if (after !== before) changed.push({ before, after })
  }
  await refuseTaken(client, changed)
  await keep(deps, client, {
    user,
    changed,
    points: changed.map(({ before, after }) => ({
      concept: after,
      action: before === undefined ? 'created' : 'updated',
      changes: conceptDifferences(before, after),
      translationJob,
    })),
  })
  return { concepts: all, counts: countTexts(changed) }
}

/** Finds the concept of a name, one that was renamed meanwhile too, and changes it. */
export async function saveByName(
  deps: ConceptDeps,
  client: Tx,
  { user, name, version, change }: { user: User; name: string; version: number; change: ConceptChange },
): Promise<Concept> {
  const found = await findByAnyName(client, name)
  if (found === undefined) throw new Refused('missing', messages.concepts.notFound(name))
  const { concepts } = await saveConcepts(deps, client, {
    user,
    saves: [{ id: found.id, version, change }],
  })
  return concepts[0]!
}

export async function removeConcept(
  deps: ConceptDeps,
  client: Tx,
  { user, id, version }: { user: User; id: string; version?: number | undefined },
): Promise<Concept> {
  await changeConceptsAlone(client)
  const [before] = await readConcepts(client, { ids: [id] })
  if (before === undefined) throw new Refused('missing', messages.concepts.notFound(id))
  await refuseOutdated(client, { id, before, version: version ?? before.version, name: before.name })
  await deleteConcept(client, id)
  const concept = { ...before, version: before.version + 1 }
  const point: NewHistoryPoint = {
    concept,
    action: 'deleted',
    changes: conceptDifferences(before, undefined),
  }
  await keep(deps, client, { user, changed: [], points: [point] })
  return before
}

/** Brings a concept back to what it was; also one that is deleted, unless another one has its name now. */
export async function restoreConcept(
  deps: ConceptDeps,
  client: Tx,
  {
    user,
    id,
    historyPoint,
    version,
  }: { user: User; id: string; historyPoint: number; version?: number | undefined },
): Promise<Concept> {
  await changeConceptsAlone(client)
  const [before] = await readConcepts(client, { ids: [id] })
  const snapshot = await readSnapshot(client, id, { point: historyPoint })
  const [last] = await readHistory(client, { id, most: 1 })
  if (snapshot === undefined || last === undefined)
    throw new Refused('missing', messages.concepts.noHistoryPoint)
  if (before !== undefined && version !== undefined)
    await refuseOutdated(client, { id, before, version, name: before.name })
  const after = { ...snapshot, version: last.version + 1 }
  await refuseTaken(client, [{ before, after }])
  const changes = conceptDifferences(before, after)
  await keep(deps, client, {
    user,
    changed: [{ before, after }],
    points: [{ concept: after, action: 'restored', changes }],
  })
  return after
}

/** Whoever changes concepts does it alone, so that what was read is still so when it is written. */
export async function changeConceptsAlone(client: Tx): Promise<void> {
  await lockInTransaction(client, 'conceptChanges')
}

interface StoredConceptChanges {
  user: User
  changed: readonly { before: Concept | undefined; after: Concept }[]
  points: readonly NewHistoryPoint[]
}

async function keep(
  { clock, events }: ConceptDeps,
  client: Tx,
  { user, changed, points }: StoredConceptChanges,
): Promise<void> {
  if (points.length === 0) return
  const author = { email: user.email, name: personName(user), at: new Date(clock()) }
  await writeConcepts(client, changed, author)
  await writeHistory(client, points, author)
  const names = points.slice(0, maxReportedNames).map(({ concept }) => concept.name)
  await events.publish(client, { type: 'concepts-updated', names, by: user.email })
}

/** Refuses with who changed a concept since the version that a change was made on, and what. */
async function refuseOutdated(
  client: Tx,
  {
    id,
    before,
    version,
    name,
  }: { id: string; before: Concept | undefined; version: number | undefined; name: string },
): Promise<void> {
  if (before !== undefined && before.version === version) return
  const [last] = await readHistory(client, { id, most: 1 })
  if (last === undefined) throw new Refused('missing', messages.concepts.notFound(name || id))
  const base = version === undefined ? undefined : await readSnapshot(client, id, { version })
  const conflict = ConceptConflict.parse({
    concept_name: last.concept_name,
    by: last.by,
    byName: last.byName,
    at: last.at,
    version: before?.version ?? null,
    changes: conceptDifferences(base, before),
  })
  const message =
    before === undefined
      ? messages.concepts.deletedMeanwhile(last.concept_name)
      : messages.concepts.changedMeanwhile(before.name, last.byName)
  throw new Refused('taken', message, conflict)
}

async function refuseTaken(
  client: Tx,
  changed: readonly { before: Concept | undefined; after: Concept }[],
): Promise<void> {
  const named = changed.filter(({ before, after }) => before?.name !== after.name).map(({ after }) => after)
  const seen = new Set<string>()
  const twice = named.filter(({ name }) => seen.size === seen.add(name.toLowerCase()).size)
  const [taken] = [...twice.map(({ name }) => name), ...(await takenNames(client, named))]
  if (taken !== undefined) throw new Refused('taken', messages.concepts.nameTaken(taken))
}

function countTexts(changed: readonly { before: Concept | undefined; after: Concept }[]): Counts {
  const counts: Counts = { created: 0, updated: 0, disabled: 0 }
  for (const { before, after } of changed) {
    const old = new Map(before?.texts.map((text) => [text.id, text]))
    for (const text of after.texts) {
      const was = old.get(text.id)
      if (was === undefined) counts.created++
      else if (was.isActive && !text.isActive) counts.disabled++
      else if (!isSameText(was, text)) counts.updated++
    }
  }
  return counts
}
