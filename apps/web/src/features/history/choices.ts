import type { RevisionReply, SavePointReply } from '@sdp/api'
import { messages } from '@sdp/domain'
import { formatDate } from '../../ui/dates.ts'

/** A revision that can be compared: one of the list, or the newest of a save point. */
export interface Choice {
  id: string
  label: string
  revision: string
}

/** The id of the choice that is the newest of a save point. */
export function savePointChoice(id: string): string {
  return `save point ${id}`
}

/** What the open save point can become. */
export type Restorable = Pick<RevisionReply, 'revision' | 'at' | 'message'>

/** The newest of a save point, as a revision that can be taken over. */
export function newestOf({ name, revision, updatedAt }: SavePointReply): Restorable {
  return { revision, at: updatedAt, message: messages.history.newestOf(name) }
}

/** What can be compared with each other: the save points, then the revisions and what was merged into them. */
export function comparisonChoices(
  savePoints: readonly SavePointReply[],
  revisions: readonly RevisionReply[],
): Choice[] {
  const listed = new Set(revisions.map(({ revision }) => revision))
  return [
    ...savePoints.map(({ _id, name, revision }) => ({
      id: savePointChoice(_id),
      label: `Save point ${name}`,
      revision,
    })),
    ...revisions.flatMap(({ revision, at, message, merged }): Choice[] => {
      const own = { id: revision, label: `${formatDate(at)} · ${message}`, revision }
      const source = merged?.revision ?? null
      // One that is listed anyway is the same choice
      if (merged === undefined || source === null || listed.has(source)) return [own]
      listed.add(source)
      const label = messages.merging.asMerged(merged.savePoint, formatDate(at))
      return [own, { id: source, label, revision: source }]
    }),
  ]
}

/** The revision that came before, as far as the list has been loaded. */
export function predecessorOf(
  revisions: readonly RevisionReply[],
  revision: string,
): RevisionReply | undefined {
  const index = revisions.findIndex((one) => one.revision === revision)
  return index < 0 ? undefined : revisions[index + 1]
}
