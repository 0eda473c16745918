import type { Pool } from 'pg'
import type { StageInLanguage } from '../records/domain-record.ts'
import { listeningAt, type Published } from '../runtime/published.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { noteModelAt } from './store.ts'

export interface Preparing {
  db: Pool
  published: Pick<Published, 'read'>
  runtime: Pick<Runtime, 'run' | 'maxBytes'>
}

/**
 * Makes ready what is published at a place: a thread has its programs, and their model, which is learned and stored where no
 * earlier one is. Returns how much content that is.
 */
export async function prepareAt(
  { db, published, runtime }: Preparing,
  place: StageInLanguage,
  signal: AbortSignal,
): Promise<number> {
  const domains = await published.read(place)
  if (domains.length === 0) {
    await noteModelAt(db, place, undefined)
    return 0
  }
  const { home, options, ...listening } = listeningAt(place, domains)
  const { model, bytes } = await runtime.run(home, { kind: 'prepare', ...listening }, { ...options, signal })
  if (model !== undefined) await noteModelAt(db, place, model)
  return bytes
}
