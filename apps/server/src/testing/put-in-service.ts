import type { Deps } from '../deps.ts'

interface Published {
  /** The name of the domain, in any case. */
  domain: string
  /** `market-environment`. */
  stages: readonly string[]
  language?: string
  /** The newest of the Original unless it is said. */
  revision?: string
}

/** Leaves behind what publishing does, without its steps: a domain is active at some stages. */
export async function putInService(
  { db, content }: Pick<Deps, 'db' | 'content'>,
  { domain, stages, language = 'eng-USA', revision }: Published,
): Promise<void> {
  const { rows } = await db.query<{ id: string; manifest: string; platforms: string[] }>(
    `select domain.id, encode(revision.manifest, 'hex') as manifest, domain.platforms
     from domain join save_point on save_point.domain_id = domain.id and save_point.original
     join revision on revision.id = coalesce($2::uuid, save_point.head)
     where lower(domain.name) = lower($1)`,
    [domain, revision],
  )
  const { id, manifest, platforms } = rows[0]!
  const pinned = await content.pin(db, manifest, { platforms, ssmlTransition: false })
  for (const [market, environment] of stages.map((stage) => stage.split('-'))) {
    await db.query(
      `insert into published (market, environment, language, domain_id, manifest, published_at, published_by)
       values ($1, $2, $3, $4, decode($5, 'hex'), now(), 'paul')`,
      [market, environment, language, id, pinned],
    )
  }
}
