import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const ReleaseNote = z.object({
  id: z.string(),
  title: z.string(),
  /** When this installation began to show it. */
  date: z.string(),
  /** Markdown, without the title. */
  text: z.string(),
})
export type ReleaseNote = z.infer<typeof ReleaseNote>

export const releaseNotes = {
  list: endpoint('GET', '/releaseNotes', {
    summary: 'Release notes, newest first, a page from an offset on; with lastDay those of the last 24 hours',
    access: 'signed-in',
    query: z.strictObject({
      lastDay: z
        .enum(['true', 'false'])
        .transform((text) => text === 'true')
        .optional(),
      offset: z.coerce.number<number | string>().int().min(0).max(1_000_000).optional(),
    }),
    // PAGE-014: the list is in data.data, so that there is room for how many there are in addition to it
    reply: z.object({ data: z.object({ data: z.array(ReleaseNote), total: z.number() }) }),
  }),
}
