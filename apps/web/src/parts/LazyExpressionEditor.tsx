import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import { loadPart } from '../browser/load-part.ts'
import type { ExpressionEditorProps } from './expression-editor/ExpressionEditor.tsx'

const ExpressionEditor = lazy(async () => {
  const part = await loadPart(() => import('./expression-editor/ExpressionEditor.tsx'))
  return { default: part.ExpressionEditor }
})

/** The expression editor for pages that open without it; its room is there while it loads. */
export function LazyExpressionEditor(props: ExpressionEditorProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={35} />}>
      <ExpressionEditor {...props} />
    </Suspense>
  )
}
