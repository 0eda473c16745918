import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const Picture = z.object({ address: z.string(), author: z.string() })
export type Picture = z.infer<typeof Picture>

export const pictures = {
  list: endpoint('GET', '/v2/pictures', {
    summary:
      'Placeholder pictures of a public photo service; none where no service is set, or it does not answer',
    access: 'signed-in',
    reply: z.array(Picture),
  }),
}
