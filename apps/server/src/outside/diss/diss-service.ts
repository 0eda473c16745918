import type { DissServiceState } from '@sdp/api'
import { Refused } from '@sdp/domain'
import { readDissDefinition } from '@sdp/domain/diss'
import type { Pool } from 'pg'
import type { Config } from '../../config/config.ts'
import { transaction } from '../../db/database.ts'
import { fetchDefinitions } from './fetch-definitions.ts'
import { type Keeping, keepDefinition } from './keep-definition.ts'

/** The service outside that has the definitions. */
export interface DissService {
  /** Asks it and keeps what is new; who asks while that is under way gets the same answer. */
  fetchNow: () => Promise<DissServiceState>
  state: () => DissServiceState
  close: () => Promise<void>
}

type Opening = Keeping & { db: Pool; url: string; config: Pick<Config, 'dissRefreshMinutes'> }

/** Asks the service at once and then from time to time; whatever it replies, nothing that is stored is lost. */
export function openDissService({ url, config, db, ...deps }: Opening): DissService {
  const stopping = new AbortController()
  let state: DissServiceState = { isConfigured: true, imported: [], problems: [] }
  let running: Promise<DissServiceState> | undefined

  async function fetchAll(): Promise<DissServiceState> {
    const imported: string[] = []
    const problems: string[] = []
    try {
      for (const answer of await fetchDefinitions(url, stopping.signal)) {
        await keep(answer, imported, problems)
      }
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error))
    }
    state = { isConfigured: true, askedAt: deps.clock(), imported, problems }
    return state
  }

  async function keep(answer: unknown, imported: string[], problems: string[]): Promise<void> {
    try {
      const definition = readDissDefinition(answer)
      if (await transaction(db, (tx) => keepDefinition(tx, deps, definition)))
        imported.push(definition.version)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      problems.push(error.message)
    }
  }

  function fetchNow(): Promise<DissServiceState> {
    running ??= fetchAll().finally(() => {
      running = undefined
    })
    return running
  }

  void fetchNow()
  const timer = setInterval(() => void fetchNow(), config.dissRefreshMinutes * 60_000)
  return {
    fetchNow,
    state: () => state,
    close: async () => {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}
