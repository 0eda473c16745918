import Skeleton from '@mui/material/Skeleton'
import { lazyPart } from '../browser/lazy-part.tsx'

/** The expression editor for pages that open without it; its room is there while it loads. */
export const { Part: LazyExpressionEditor } = lazyPart(
  async () => (await import('./expression-editor/ExpressionEditor.tsx')).ExpressionEditor,
  <Skeleton variant="rounded" height={35} />,
)
