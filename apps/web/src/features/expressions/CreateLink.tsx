import Link from '@mui/material/Link'
import type { ExpressionError } from '@sdp/domain/expressions'
import { creationText } from '../../parts/expression-editor/creation-text.ts'
import { useCreation } from '../../parts/use-creation.ts'

/** Makes what an expression names and what is not there; nothing where something else is wrong. */
export function CreateLink({ error: { unknown } }: { error: ExpressionError }) {
  const { canCreate, create } = useCreation()
  if (unknown === undefined || !canCreate(unknown)) return null
  return (
    <Link
      component="button"
      type="button"
      // The editor of the expression keeps the focus
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => create(unknown)}
      sx={{ ml: 1, verticalAlign: 'baseline' }}
    >
      {creationText(unknown)}
    </Link>
  )
}
