/** What is typed for the expressions of an intent and is not in the domain yet. */
export interface Unfinished {
  /** In the field for new ones. */
  added: string
  /** An expression that is being changed into something wrong: its place, the text it has, and what is typed. */
  row?: { at: number; before: string; typed: string } | undefined
}

/** Whose it is and where: person, save point, language and intent. */
export type UnfinishedPlace = readonly [user: string, domainId: string, language: string, intent: string]

const kept = new Map<string, Unfinished>()
const nothing: Unfinished = { added: '' }

/** What was left unfinished at a place, however it was left; it is there as long as this browser tab. */
export function unfinishedAt(place: UnfinishedPlace): Unfinished {
  return kept.get(JSON.stringify(place)) ?? nothing
}

/** Keeps a part of what is unfinished at a place. */
export function keepUnfinished(place: UnfinishedPlace, part: Partial<Unfinished>): void {
  const { added, row } = { ...unfinishedAt(place), ...part }
  const key = JSON.stringify(place)
  if (added === '' && row === undefined) kept.delete(key)
  else kept.set(key, { added, row })
}
