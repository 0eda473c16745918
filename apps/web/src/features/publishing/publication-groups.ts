import type { Publication } from '@sdp/api'
import { originalName } from '@sdp/domain/save-points'

/** What was done together at one environment: the dialog and languages of one click are several runs. */
export interface PublicationGroup {
  /** The newest of its runs. */
  last: Publication
  runs: readonly Publication[]
  active: 'all' | 'some' | 'none'
}

/** Runs of one click begin within moments of each other. */
const togetherMillis = 60_000

/**
 * Gathers runs, newest first, that follow each other at a place and did the same from the same revision (ruling R171).
 */
export function publicationGroups(publications: readonly Publication[]): PublicationGroup[] {
  const groups: Publication[][] = []
  for (const one of publications) {
    const before = groups.findLast(([run]) => run!.node === one.node && run!.environment === one.environment)
    if (before !== undefined && isTogether(before.at(-1)!, one)) before.push(one)
    else groups.push([one])
  }
  return groups.map((runs) => {
    const count = runs.filter(({ isActive }) => isActive).length
    return { last: runs[0]!, runs, active: count === 0 ? 'none' : count === runs.length ? 'all' : 'some' }
  })
}

function isTogether(one: Publication, other: Publication): boolean {
  return (
    one.action === other.action &&
    one.state === other.state &&
    one.savePointName === other.savePointName &&
    one.revision === other.revision &&
    one.user === other.user &&
    one.approvers.join() === other.approvers.join() &&
    Math.abs(Date.parse(one.startedAt) - Date.parse(other.startedAt)) < togetherMillis
  )
}

/** 'prod · Dialog Resource · deu-DEU, eng-USA', or 'prod · Language Model deu-DEU' where the dialog stayed as it was. */
export function groupPlace(
  { last, runs }: PublicationGroup,
  resources: readonly { code: string; name: string }[],
): string {
  const names = resources
    .filter(({ code }) => runs.some(({ resource }) => resource === code))
    .map(({ name }) => name)
  const languages = [...new Set(runs.map(({ language }) => language))].filter((one) => one !== '').toSorted()
  const spoken = languages.join(', ')
  const parts = names.length > 1 ? [names[0], spoken] : [[...names, spoken].join(' ').trim()]
  return [last.environment, ...parts].join(' · ')
}

/** The beginning of its revision, with the save point where that is not the Original. */
export function versionName({ revision, savePointName }: Publication): string {
  const short = revision.slice(0, 8)
  return savePointName === originalName ? short : `${savePointName} ${short}`
}
