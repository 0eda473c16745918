import { z } from 'zod'
import { readStored, storageKeys, writeStored } from '../browser/storage.ts'

const shape = z.object({
  added: z.string(),
  row: z.object({ at: z.number(), before: z.string(), typed: z.string() }).optional(),
})

/** What is typed for the texts of a list and is not in the domain yet. */
export interface Unfinished {
  /** In the field for new ones. */
  added: string
  /** A text that is being changed: its place, the text it has, and what is typed. */
  row?: { at: number; before: string; typed: string } | undefined
}

/** Whose it is and where: person, save point, language, and the list by its kind and name. */
export type UnfinishedPlace = readonly [
  user: string,
  domainId: string,
  language: string,
  kind: string,
  name: string,
]

const nothing: Unfinished = { added: '' }

/**
 * What was left unfinished at a place, however it was left; it is there as long as this browser tab, also when that is
 * loaded again (ruling R292).
 */
export function unfinishedAt(place: UnfinishedPlace): Unfinished {
  return readStored(keyOf(place), shape, 'session') ?? nothing
}

/** Keeps a part of what is unfinished at a place. */
export function keepUnfinished(place: UnfinishedPlace, part: Partial<Unfinished>): void {
  const { added, row } = { ...unfinishedAt(place), ...part }
  const isFinished = added === '' && row === undefined
  writeStored(keyOf(place), isFinished ? undefined : { added, row }, 'session')
}

function keyOf(place: UnfinishedPlace): string {
  return `${storageKeys.unfinished} ${JSON.stringify(place)}`
}
