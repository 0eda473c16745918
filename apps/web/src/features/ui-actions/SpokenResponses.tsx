import type { UiAction } from '@sdp/domain/ui-actions'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import { firstTexts, spokenText } from './summaries.ts'

interface SpokenResponsesProps {
  action: UiAction
  onOpen: (action: string, dialog: 'responses') => void
}

/** What a UI action says and plays. It reads the texts itself: one that changes draws its own row, and not all of them. */
export function SpokenResponses({ action, onOpen }: SpokenResponsesProps) {
  const { canEdit } = useEdit()
  const text = useDomain(({ ttsResponses }) => spokenText(action, firstTexts(ttsResponses)))
  return (
    <CellButton
      aria-label={`System Responses of ${action.name}: ${text || 'none'}`}
      title={text}
      dir="auto"
      onClick={() => onOpen(action.name, 'responses')}
    >
      {text === '' ? <span className="quiet">{canEdit ? 'Add text' : 'None'}</span> : text}
    </CellButton>
  )
}
