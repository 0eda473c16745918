import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import { loadPart } from '../browser/load-part.ts'
import type { ExpressionEditorProps } from './expression-editor/ExpressionEditor.tsx'

export const loadExpressionEditor = () => import('./expression-editor/ExpressionEditor.tsx')

const ExpressionEditor = lazy(async () => ({
  default: (await loadPart(loadExpressionEditor)).ExpressionEditor,
}))

/** The expression editor for pages that open without it; its room is there while it loads. */
export function LazyExpressionEditor(props: ExpressionEditorProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={35} />}>
      <ExpressionEditor {...props} />
    </Suspense>
  )
}
