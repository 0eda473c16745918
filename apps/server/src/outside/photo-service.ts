import type { Picture } from '@sdp/api'
import { limits } from '@sdp/domain/general-data'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { askOutside } from './http.ts'

const timeoutMillis = 5_000
const maxBytes = 1024 * 1024
const maxPictures = 30
/** The list hardly changes, and a service that does not answer is not asked by every form that opens. */
const keptMillis = 10 * 60_000
/** Wide and high enough for a card. */
const side = 300

const Listed = z.array(
  z.object({ author: z.string().catch(''), download_url: z.url({ protocol: /^https$/ }) }),
)

/**
 * The placeholder pictures of a public photo service, asked for without credentials (ruling R267); none where it does
 * not answer.
 */
export function openPhotoService(
  address: string | undefined,
  {
    clock,
    log,
    stopping,
  }: { clock: () => number; log: Pick<FastifyBaseLogger, 'warn'>; stopping: AbortSignal },
): () => Promise<Picture[]> {
  let kept: { pictures: Promise<Picture[]>; until: number } | undefined
  return async () => {
    if (address === undefined) return []
    if (kept !== undefined && clock() < kept.until) return kept.pictures
    const pictures = fetchPictures(address, stopping).catch((error: unknown) => {
      log.warn({ err: error }, 'the photo service does not answer')
      return []
    })
    kept = { pictures, until: clock() + keptMillis }
    return pictures
  }
}

async function fetchPictures(address: string, signal: AbortSignal): Promise<Picture[]> {
  const { status, body } = await askOutside(address, {
    namedBy: 'operator',
    timeoutMillis,
    maxBytes,
    signal,
  })
  if (status !== 200) throw new Error(`it answers with status ${status}`)
  return Listed.parse(JSON.parse(body.toString()))
    .map(({ author, download_url }) => ({ author, address: sized(download_url) }))
    .filter((picture) => picture.address.length <= limits.picture)
    .slice(0, maxPictures)
}

/** The service cuts a picture to the size at the end of its address. */
function sized(address: string): string {
  return address.replace(/\/\d+\/\d+$/, `/${side}/${side}`)
}
