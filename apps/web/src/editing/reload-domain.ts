import { domains } from '@sdp/api'
import { callKey, queryClient } from '../server/use-call.ts'
import { closeDomain } from './editing-store.ts'

/** Closes the open domain and reads it from the server again. */
export async function reloadDomain(): Promise<void> {
  closeDomain()
  await queryClient.resetQueries({ queryKey: callKey(domains.read) })
}
