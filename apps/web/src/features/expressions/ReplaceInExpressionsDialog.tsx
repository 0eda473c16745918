import { type Intent, previewReplace, replaceInExpressions } from '@sdp/domain/intents'
import { useDeferredValue, useMemo, useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { ExpressionText } from '../../parts/ExpressionText.tsx'
import { counted } from '../../ui/numbers.ts'
import { ReplaceDialog } from '../../ui/ReplaceDialog.tsx'

interface ReplaceInExpressionsDialogProps {
  intent: Intent
  onClose: () => void
}

/** Replaces a text in all expressions of an intent, after showing what becomes of each. */
export function ReplaceInExpressionsDialog({ intent, onClose }: ReplaceInExpressionsDialogProps) {
  const domain = useEditing((editing) => editing.domain)
  const language = useEditing((editing) => editing.language)
  const { edit } = useEdit()
  const [find, setFind] = useState('')
  const [replace, setReplace] = useState('')
  const replacing = useMemo(
    () => ({ intent: intent.name, find, replace, language }),
    [intent.name, find, replace, language],
  )
  const shown = useDeferredValue(replacing)
  const replacements = useMemo(() => previewReplace(domain, shown), [domain, shown])
  const replaced = useMemo(
    () =>
      replacements.map(({ at, before, after, errors }) => ({
        key: String(at),
        before: <ExpressionText text={before} />,
        after: <ExpressionText text={after} />,
        problems: errors.map(({ message }) => message),
      })),
    [replacements],
  )
  return (
    <ReplaceDialog
      title={`Find and replace in ${intent.name}`}
      find={find}
      replace={replace}
      onFind={setFind}
      onReplace={setReplace}
      hint="Capital and small letters are told apart."
      counted={(count) => counted(count, 'expression')}
      replaced={replaced}
      onSubmit={() => edit(replaceInExpressions, replacing) && onClose()}
      onClose={onClose}
    />
  )
}
