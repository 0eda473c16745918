import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete'
import { bracketMatching } from '@codemirror/language'
import { EditorState, type Extension } from '@codemirror/state'
import { keymap } from '@codemirror/view'
import { expressionTokens } from '@sdp/domain/expressions'
import { useRef, useState } from 'react'
import { CodeField, type CodeFieldHandle, type CodeFieldProps } from '../code-field/CodeField.tsx'
import { highlighting } from '../code-field/highlighting.ts'
import { tokenClass } from '../expression-colours.ts'
import { type Creation, completion, type Mentionables } from './completion.ts'

export type ExpressionEditorHandle = CodeFieldHandle

export interface ExpressionEditorProps extends Omit<CodeFieldProps, 'extensions'> {
  /** What is offered after `$(` and `§`. */
  mentionables: Mentionables
  /** The way to make what is named and not there; offered as well then. */
  creation?: Creation
}

/** A field for expressions with colours, bracket matching, completion and errors underlined. Loaded when needed. */
export function ExpressionEditor({ mentionables, creation, ...field }: ExpressionEditorProps) {
  const latest = useRef({ mentionables, creation })
  latest.current = { mentionables, creation }
  const [extensions] = useState(() => expressionExtensions(() => latest.current))
  return <CodeField {...field} extensions={extensions} />
}

function expressionExtensions(
  now: () => { mentionables: Mentionables; creation: Creation | undefined },
): Extension {
  return [
    highlighting((line) =>
      expressionTokens(line).map(({ kind, from, to }) => ({
        from,
        to,
        className: tokenClass(kind),
        isName: kind === 'slot' || kind === 'part',
      })),
    ),
    bracketMatching({ brackets: '()[]' }),
    closeBrackets(),
    EditorState.languageData.of(() => [{ closeBrackets: { brackets: ['(', '['] } }]),
    completion({ mentionables: () => now().mentionables, creation: () => now().creation }),
    keymap.of(closeBracketsKeymap),
  ]
}
