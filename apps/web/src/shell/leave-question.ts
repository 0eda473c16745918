import { messages } from '@sdp/domain'

/** Where in the editor somebody is; outside of it there is no domain. */
export interface Place {
  domainId: string | undefined
  language: string | undefined
}

/** What is asked before unsaved changes are left; the tabs of one domain and language share them, so nothing. */
export function leaveQuestion(from: Place, to: Place): string | undefined {
  if (from.domainId !== to.domainId) return messages.domain.confirmLeave
  return from.language === to.language ? undefined : messages.languages.confirmSwitch
}
