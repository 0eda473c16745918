import { configuration, PublicConfig } from '@sdp/api'
import { messages } from '@sdp/domain'
import { z } from 'zod'
import { readStored, storageKeys } from '../browser/storage.ts'

/** The calls of the server that this page came from. */
const ownBase = '/api'

/**
 * The address of the backend: that of the stored stage, where it is the stage of this server, which knows no other
 * (ruling R243).
 */
export function backendBase({ stage }: Pick<PublicConfig, 'stage'>, storedStage: string | undefined): string {
  if (storedStage !== undefined && storedStage !== stage) throw new Error(messages.signIn.backendNotFound)
  return ownBase
}

export function storedStage(): string | undefined {
  return readStored(storageKeys.stage, z.string())
}

let loading: Promise<PublicConfig> | undefined

/** What this server says to everybody; asked once, and again after a failure. */
export function publicConfig(): Promise<PublicConfig> {
  loading ??= fetchPublicConfig().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchPublicConfig(): Promise<PublicConfig> {
  const response = await fetch(ownBase + configuration.public.path).catch(() => undefined)
  if (!response?.ok) throw new Error(messages.general.unreachable)
  return PublicConfig.parse(await response.json())
}
