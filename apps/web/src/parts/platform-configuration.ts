import { configuration, type PlatformConfiguration } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useSignIn } from '../server/sign-in.ts'
import { useCall } from '../server/use-call.ts'
import { notify } from '../ui/notifications.tsx'

function notifyFailure(error: Error): void {
  notify('error', messages.configuration.fetchFailed(error.message))
}

/** Languages, keywords and names that the installation knows; undefined until they have come. */
export function usePlatformConfiguration(): PlatformConfiguration | undefined {
  return useCall(configuration.platform, {}, { onFailure: notifyFailure }).data?.data
}

const noFlags: Record<string, boolean> = {}

/** The feature flags of the installation; none is on until they have come. */
export function useFeatureFlags(): Record<string, boolean> {
  const enabled = useSignIn((state) => state.signedIn !== undefined)
  return (
    useCall(configuration.featureFlags, {}, { enabled, onFailure: notifyFailure }).data?.options ?? noFlags
  )
}
