import { type ConceptChangeBody, ConceptConflict, type ConceptReply, concepts } from '@sdp/api'
import { messages } from '@sdp/domain'
import { clashes } from '@sdp/domain/concepts'
import { CallFailed, call } from '../../server/calls.ts'
import { confirm } from '../../ui/ConfirmDialog.tsx'
import { notify, notifyFailure } from '../../ui/notifications.tsx'
import { refetchChanged } from './concept-news.ts'
import { conflictText } from './conflict-text.ts'
import { flagSaved } from './saved-flag.ts'
import { showSaved } from './saved-rows.ts'
import type { SeenVersion } from './seen.ts'

/**
 * Saves a change. Where somebody else changed other things meanwhile, both are kept; where they changed the same, it is
 * asked whose stays (ruling R186). Returns the saved concept, or nothing.
 */
export async function saveConcept(
  seen: SeenVersion,
  change: ConceptChangeBody,
): Promise<ConceptReply | undefined> {
  try {
    const saved = await sendChange(seen, change)
    if (saved !== undefined) {
      flagSaved()
      await showSaved(saved)
      await refetchChanged()
      return saved
    }
  } catch (error) {
    notifyFailure(messages.concepts.persistFailed, error)
  }
  // Where the server does not answer, reading would not end either
  void refetchChanged()
  return undefined
}

async function sendChange(seen: SeenVersion, change: ConceptChangeBody): Promise<ConceptReply | undefined> {
  try {
    return await call(concepts.update, {
      params: { name: seen.name },
      body: { ...change, version: seen.version },
    })
  } catch (error) {
    const conflict = conflictOf(error)
    if (conflict === undefined || conflict.version === null) throw error
    const both = clashes({ ...change, name: change.concept_name }, conflict.changes)
    const isMine = both.length === 0 || (await confirmOverwriting(conflict, both))
    if (!isMine) return undefined
    if (both.length === 0) notify('success', messages.concepts.bothKept(conflict.byName))
    return sendChange({ name: conflict.concept_name, version: conflict.version }, change)
  }
}

function conflictOf(error: unknown): ConceptConflict | undefined {
  if (!(error instanceof CallFailed) || error.status !== 409) return undefined
  return ConceptConflict.safeParse(error.details).data
}

function confirmOverwriting(conflict: ConceptConflict, both: ConceptConflict['changes']): Promise<boolean> {
  return confirm({
    title: messages.concepts.changedMeanwhile(conflict.concept_name, conflict.byName),
    text: conflictText(conflict, both),
    action: 'Save mine',
    danger: true,
  })
}
