import type { Intent } from '@sdp/domain/intents'
import { useEdit } from '../../editing/use-edit.ts'
import { useSearchedText } from '../../parts/named-table/searched-text.ts'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import { readableNumber } from '../../ui/numbers.ts'
import { previewExpressions } from './intents.ts'

interface ExpressionsPreviewProps {
  intent: Intent
  language: string
  onOpen: (intent: string) => void
}

/** How many expressions an intent has, and some of them. */
export function ExpressionsPreview({ intent, language, onOpen }: ExpressionsPreviewProps) {
  const { canEdit } = useEdit()
  const search = useSearchedText()
  const preview = previewExpressions(intent, search, language)
  const count = readableNumber(intent.expressions.length)
  const title = preview.join('\n')
  const isAdding = canEdit && intent.expressions.length === 0
  return (
    <CellButton
      aria-label={`Expressions of ${intent.name}: ${count}`}
      title={title}
      onClick={() => onOpen(intent.name)}
    >
      {isAdding ? (
        'Add expressions'
      ) : (
        <>
          <span className="cell-count">{count}</span>
          {preview.map(isolated).join(' · ')}
        </>
      )}
    </CellButton>
  )
}

/** A text that is written in its own direction, as in a `bdi` element, of which there would be too many. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`
}
