import { closeBrackets } from '@codemirror/autocomplete'
import { EditorState } from '@codemirror/state'
import { useRef, useState } from 'react'
import { CodeField, type CodeFieldProps } from '../code-field/CodeField.tsx'
import { highlighting } from '../code-field/highlighting.ts'
import { colouredTokens } from './coloured-tokens.ts'
import { type TextOffers, textCompletion } from './completion.ts'

interface ResponseTextEditorProps extends Omit<CodeFieldProps, 'extensions'> {
  offers: TextOffers
}

/** A field for a text of a response, with colours, completion and problems underlined. */
export function ResponseTextEditor({ offers, ...field }: ResponseTextEditorProps) {
  const latest = useRef(offers)
  latest.current = offers
  const [extensions] = useState(() => [
    highlighting(colouredTokens),
    closeBrackets(),
    EditorState.languageData.of(() => [{ closeBrackets: { brackets: ['{'] } }]),
    textCompletion(() => latest.current),
  ])
  return <CodeField {...field} extensions={extensions} />
}
