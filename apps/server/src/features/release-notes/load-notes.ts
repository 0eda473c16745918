import { readdir, readFile } from 'node:fs/promises'
import { transaction } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { projectFolder } from '../../project-folder.ts'

const ownNotes = new URL('docs/release-notes/', projectFolder)

/**
 * Takes the release notes of this version into the database, at every start; those that come with a new version are
 * news from then on (ruling R227).
 */
export async function loadReleaseNotes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  folder = ownNotes,
): Promise<void> {
  const notes = await readNotes(folder)
  await transaction(db, async (client) => {
    const { rows } = await client.query<{ known: boolean }>(
      `select exists (select 1 from release_note) as known`,
    )
    const isUpdate = rows[0]!.known
    for (const { name, day, title, body } of notes) {
      await client.query(
        `insert into release_note (name, title, body, published_at) values ($1, $2, $3, $4)
         on conflict (name) do update set title = excluded.title, body = excluded.body`,
        [name, title, body, isUpdate ? new Date(clock()) : day],
      )
    }
  })
}

interface NoteFile {
  name: string
  day: Date
  title: string
  body: string
}

/** `2026-11-16-publishing.md`, with its title as the first heading. */
async function readNotes(folder: URL): Promise<NoteFile[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}-\d{2}-\d{2}-.+\.md$/.test(file)).sort()
  return Promise.all(
    files.map(async (file) => {
      const [first = '', ...rest] = (await readFile(new URL(file, folder), 'utf8')).split('\n')
      return {
        name: file.replace(/\.md$/, ''),
        day: new Date(`${file.slice(0, 10)}T00:00:00Z`),
        title: first.replace(/^#\s*/, ''),
        body: rest.join('\n').trim(),
      }
    }),
  )
}
