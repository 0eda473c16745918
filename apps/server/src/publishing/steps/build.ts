import { messages } from '@sdp/domain'
import { transaction } from '../../db/database.ts'
import type { TakeStep } from './step.ts'

/** Notes what is published as an artifact, which keeps its content, and sees that its files can be made. */
export const build: TakeStep = async (working) => {
  const { tools, run, journal } = working
  const files = await working.files()
  const bytes = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
  const lines = [messages.pipelines.built(files.length, Math.ceil(bytes / 1024))]
  run.artifactId = await transaction(tools.db, async (client) => {
    await client.query(
      `insert into artifact (id, domain_id, resource, language, manifest, content_hash, save_point_name, revision, built_at)
       select $2, domain_id, resource, language, manifest, content_hash, save_point_name, revision, now()
       from publishing_run where id = $1
       on conflict (domain_id, resource, language, content_hash, revision) do nothing`,
      [run.id, tools.newId()],
    )
    const { rows } = await client.query<{ id: string }>(
      `select artifact.id from artifact join publishing_run run using (domain_id, resource, language, content_hash, revision)
       where run.id = $1`,
      [run.id],
    )
    const artifactId = rows[0]!.id
    await journal.note(client, { artifactId, lines })
    return artifactId
  })
  return 'success'
}
