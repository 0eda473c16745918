import { domains } from '@sdp/api'
import { finish, messages } from '@sdp/domain'
import { type SheetReference, sheetReference } from '@sdp/domain/sheets'
import { fromWire, noLanguageContent, renamingInLanguage, toWire, type WireDomain } from '@sdp/domain/wire'
import { usePreferences } from '../../browser/preferences.ts'
import { openDomain } from '../../editing/editing-store.ts'
import { referenceLanguage } from '../../parts/reference-language.ts'
import { call } from '../../server/calls.ts'
import { notifyFailure } from '../../ui/notifications.tsx'

/**
 * What another language has, as it was last saved: the reference language that was chosen, or else the default one
 * (ruling R365). Undefined where the open language is the only one to look at.
 */
export async function readReference(signal: AbortSignal): Promise<SheetReference | undefined> {
  const { head, language, current, renames } = openDomain()
  const chosen = usePreferences.getState().referenceLanguage
  const other = referenceLanguage(current.languages, { open: language, chosen, orDefault: true })
  if (other === undefined) return undefined
  const sent = { params: { id: head._id }, query: { language: other } }
  const answer: object | undefined = await call(domains.read, { ...sent, signal }).catch((error: unknown) => {
    signal.throwIfAborted()
    notifyFailure(messages.domain.fetchFailed, error)
    return undefined
  })
  // The open language is there without a call
  if (answer === undefined) return undefined
  const { nlu_interpretations, user_inputs, tts_responses, audio_responses } = {
    ...noLanguageContent,
    ...(answer as WireDomain),
  }
  const stored = { ...noLanguageContent, nlu_interpretations, user_inputs, tts_responses, audio_responses }
  // Under the names that were given since it was saved
  const named = finish(renamingInLanguage(stored, renames))
  return sheetReference(fromWire({ ...toWire(current), ...named }, { freeze: false }).domain)
}
