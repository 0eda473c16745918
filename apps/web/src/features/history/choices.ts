import type { RevisionReply, SavePointReply } from '@sdp/api'
import { formatDate } from '../../ui/dates.ts'

/** A revision that can be compared: one of the list, or the newest of a save point. */
export interface Choice {
  id: string
  label: string
  revision: string
}

/** What can be compared with each other: the save points, then the revisions. */
export function comparisonChoices(
  savePoints: readonly SavePointReply[],
  revisions: readonly RevisionReply[],
): Choice[] {
  return [
    ...savePoints.map(({ _id, name, revision }) => ({
      id: `save point ${_id}`,
      label: `Save point ${name}`,
      revision,
    })),
    ...revisions.map(({ revision, at, message }) => ({
      id: revision,
      label: `${formatDate(at)} · ${message}`,
      revision,
    })),
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
