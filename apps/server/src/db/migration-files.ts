import { readdir, readFile } from 'node:fs/promises'
import { CannotStart } from '../process/cannot-start.ts'
import { projectFolder } from '../project-folder.ts'

const folder = new URL('apps/server/src/db/migrations/', projectFolder)

/** A numbered file that ran on a database, as its table `migration` knows it. */
export interface RanMigration {
  name: string
  /**
   * The migration that a server has to know to work at the same time as this one without knowing it; '' where every server can.
   * Null was written by versions that did not judge it.
   */
  compatibleFrom: string | null
}

/** The numbered files of this version, in their order. */
export async function migrationFiles(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

export function readMigration(name: string): Promise<string> {
  return readFile(new URL(name, folder), 'utf8')
}

/**
 * A migration that takes away what earlier versions used names the migration of the version that stopped using it. All
 * others only add, so that servers of the version before go on at the same time (ruling R254).
 */
export function contractedSince(sql: string): string | undefined {
  return /^-- contracts what is unused since (\S+\.sql)\b/m.exec(sql)?.[1]
}

/** Refuses a database that has been changed by a newer version in a way that this one cannot work with. */
export function refuseNewer(ran: readonly RanMigration[], files: readonly string[]): void {
  const known = new Set(files)
  const unknown = ran.filter(({ name }) => !known.has(name))
  if (unknown.length === 0) return
  const isForUs = ({ compatibleFrom }: RanMigration) =>
    compatibleFrom !== null && (compatibleFrom === '' || known.has(compatibleFrom))
  const names = new Set(ran.map(({ name }) => name))
  // A server that is older than the database changes nothing in it.
  if (unknown.every(isForUs) && files.every((name) => names.has(name))) return
  throw new CannotStart(newerDatabase(unknown.map(({ name }) => name)))
}

export function newerDatabase(unknown: readonly string[]): string {
  return `The database belongs to a newer version of the product (it has ${[...unknown].sort().at(-1)}): start that version, or restore a backup`
}
