import type { UiAction } from '@sdp/domain/ui-actions'
import { useContext } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import { ReferenceFirstTextsContext } from './reference-first-texts.ts'
import { firstTexts, saidText, spokenText } from './summaries.ts'

interface SpokenResponsesProps {
  action: UiAction
  onOpen: (action: string, dialog: 'responses') => void
}

/** What a UI action says and plays. It reads the texts itself: one that changes draws its own row, and not all of them. */
export function SpokenResponses({ action, onOpen }: SpokenResponsesProps) {
  const { canEdit } = useEdit()
  const reference = useContext(ReferenceFirstTextsContext)
  const text = useDomain(({ ttsResponses }) => spokenText(action, firstTexts(ttsResponses)))
  const isSaid = useDomain(({ ttsResponses }) => saidText(action, firstTexts(ttsResponses)) !== undefined)
  const elsewhere = isSaid || reference === undefined ? undefined : saidText(action, reference.texts)
  const about = elsewhere === undefined ? text : `not in this language; ${reference?.language}: ${elsewhere}`
  const shown = elsewhere ?? text
  const isQuiet = elsewhere !== undefined || text === ''
  return (
    <CellButton
      aria-label={`System Responses of ${action.name}: ${about || 'none'}`}
      title={about}
      dir="auto"
      onClick={() => onOpen(action.name, 'responses')}
    >
      {isQuiet ? <span className="quiet">{shown || (canEdit ? 'Add text' : 'None')}</span> : shown}
    </CellButton>
  )
}
