import { type RecentField, type RecentValues, withRecent } from '@sdp/domain/chat'
import { z } from 'zod'
import { readStored, storageKeys, writeStored } from '../../browser/storage.ts'

const values = z.array(z.string()).optional()
const Recent = z.object({ vin: values, profileAuth: values, latitude: values, longitude: values })

/** The header values that were used last in this tab. */
export function recentValues(): RecentValues {
  const { vin, profileAuth, latitude, longitude } =
    readStored(storageKeys.recentHeaderValues, Recent, 'session') ?? {}
  return {
    ...(vin && { vin }),
    ...(profileAuth && { profileAuth }),
    ...(latitude && { latitude }),
    ...(longitude && { longitude }),
  }
}

export function addRecentValues(used: Readonly<Partial<Record<RecentField, string>>>): void {
  writeStored(storageKeys.recentHeaderValues, withRecent(recentValues(), used), 'session')
}
