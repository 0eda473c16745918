import type { ReleaseNote } from '@sdp/api'
import type { Pool } from 'pg'

const pageSize = 10

interface PageQuery {
  offset: number
  /** Only those from this moment on. */
  since: Date | undefined
}

export function releaseNoteStore(db: Pool) {
  return {
    page: async ({ offset, since }: PageQuery): Promise<{ data: ReleaseNote[]; total: number }> => {
      const { rows } = await db.query<{ name: string; title: string; body: string; published_at: Date }>(
        `select name, title, body, published_at from release_note
         where $1::timestamptz is null or published_at >= $1
         order by published_at desc, name desc limit $2 offset $3`,
        [since, pageSize, offset],
      )
      const counted = await db.query<{ total: number }>(
        `select count(*)::int as total from release_note where $1::timestamptz is null or published_at >= $1`,
        [since],
      )
      const data = rows.map(({ name, title, body, published_at }) => ({
        id: name,
        title,
        date: published_at.toISOString(),
        text: body,
      }))
      return { data, total: counted.rows[0]!.total }
    },
  }
}
