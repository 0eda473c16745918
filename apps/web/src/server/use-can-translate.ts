import { translations } from '@sdp/api'
import { canTranslate } from '@sdp/domain'
import { useCall } from './use-call.ts'
import { useUser } from './use-user.ts'

/** Whether who is signed in may work on translation jobs, once that is known. */
export function useCanTranslate(): { canTranslate: boolean; isLoaded: boolean } {
  const { user, groups, isLoaded } = useUser()
  const { data } = useCall(translations.translators, {}, { enabled: user.email !== '' })
  return {
    canTranslate: canTranslate(user, groups, data?.members ?? []),
    isLoaded: isLoaded && data !== undefined,
  }
}
