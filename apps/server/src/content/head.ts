import { messages, Refused } from '@sdp/domain'
import { readTrees, type Source } from './blobs.ts'
import type { DomainLanguage } from './languages.ts'
import type { Manifest } from './manifest.ts'

interface Head {
  manifest: Manifest
  languages: DomainLanguage[]
}

/** What a save point holds as it was last saved. */
export async function readHead(source: Source, savePointId: string): Promise<Head> {
  const { rows } = await source.db.query<{ manifest: string; languages: DomainLanguage[] }>(
    `select encode(revision.manifest, 'hex') as manifest, save_point.languages
     from save_point join revision on revision.id = save_point.head where save_point.id = $1`,
    [savePointId],
  )
  const [head] = rows
  if (head === undefined) throw new Refused('missing', messages.domain.notFound(savePointId))
  const manifest = (await readTrees<Manifest>(source, [head.manifest])).get(head.manifest)!
  return { manifest, languages: head.languages }
}
