import { messages } from '@sdp/domain'

/** What somebody with unsaved changes is about to do. */
export type Leaving = 'page' | 'save point' | 'language' | 'session' | 'upload'

export interface LeaveQuestion {
  text: string
  /** What becomes of the changes, whichever way is chosen. */
  kept: string
  /** Why they cannot be saved now. */
  saveDisabledReason: string | undefined
}

const texts: Record<Leaving, string> = {
  page: messages.domain.confirmLeave,
  'save point': messages.domain.confirmLeave,
  language: messages.languages.confirmSwitch,
  session: messages.session.confirmFree,
  upload: messages.leaving.upload,
}

/**
 * The one question before unsaved changes are left (ruling R416); `disabledReason` is why the domain cannot be changed
 * now.
 */
export function leaveQuestion(
  leaving: Leaving,
  { language, disabledReason }: { language: string; disabledReason: string | undefined },
): LeaveQuestion {
  return {
    text: texts[leaving],
    kept: messages.leaving.kept(language),
    saveDisabledReason: disabledReason && messages.leaving.notSaved(disabledReason),
  }
}

/** Where in the editor somebody is; outside of it there is no domain. */
export interface EditorPosition {
  domainId: string | undefined
  language: string | undefined
}

/** What going from one place to another leaves; the tabs of one domain and language share the changes, so nothing. */
export function leavingBetween(from: EditorPosition, to: EditorPosition): Leaving | undefined {
  if (to.domainId === undefined) return 'page'
  if (from.domainId !== to.domainId) return 'save point'
  return from.language === to.language ? undefined : 'language'
}
