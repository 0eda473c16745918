import Box from '@mui/material/Box'
import { useCallback, useId, useMemo, useRef } from 'react'
import type { CodeFieldHandle } from '../code-field/CodeField.tsx'
import { InsertMenu } from '../InsertMenu.tsx'
import { ResponseTextEditor } from './ResponseTextEditor.tsx'
import { TextProblems } from './TextProblems.tsx'
import type { TextRow } from './text-rows.ts'
import type { TextRules } from './use-text-rules.ts'

/** How the editor of a text is left. */
export interface TextEnd {
  /** Without one the text stays as it was. */
  text: string | undefined
  /** Where the focus goes: to its row, into a new one below, or where it went by itself. */
  focus: 'row' | 'new row' | 'nothing'
}

interface TextRowEditorProps {
  row: TextRow
  text: string
  rules: TextRules
  shouldAutoFocus: boolean
  onType: (text: string) => void
  onEnd: (end: TextEnd) => void
}

/**
 * A text while it is changed. Enter and leaving it commit, whatever is wrong in it but for nothing at all; Ctrl+Enter begins
 * another one. Esc puts it back, and leaves it once it is as it was.
 */
export function TextRowEditor({ row, text, rules, shouldAutoFocus, onType, onEnd }: TextRowEditorProps) {
  const editor = useRef<CodeFieldHandle>(null)
  const problemsId = useId()
  const { spokenAs } = row
  const { placeholders, concepts } = rules
  const isEmpty = text.trim() === ''
  const problems = useMemo(
    () => (row.isNew && isEmpty ? [] : rules.problemsOf(text, spokenAs)),
    [row.isNew, isEmpty, rules, text, spokenAs],
  )
  const offers = useMemo(() => ({ placeholders, concepts, spokenAs }), [placeholders, concepts, spokenAs])
  const named = useMemo(
    () => (shouldAutoFocus ? concepts().map((name) => ({ name, about: 'Concept' })) : []),
    [shouldAutoFocus, concepts],
  )
  // The same at every key, or the menus would be drawn again
  const insertInput = useCallback((name: string) => editor.current?.insert(`{{${name}}}`), [])
  const insertConcept = useCallback((name: string) => editor.current?.insert(name), [])
  // A new row takes over the editor of the one before
  const ended = useRef<TextRow>(undefined)
  const leave = (how: TextEnd) => {
    ended.current = row
    onEnd(how)
  }
  const end = (focus: TextEnd['focus']) => {
    // An editor that is taken away loses the focus as well
    if (ended.current === row) return
    if (!isEmpty) leave({ text: text.trim(), focus })
    else if (row.isNew) leave({ text: undefined, focus: 'nothing' })
  }
  return (
    <Box
      className="text-editor"
      onBlur={({ currentTarget }) => {
        // Where the focus goes is known after that; the menus put something into the text
        queueMicrotask(() => {
          const goesTo = document.activeElement
          if (!currentTarget.contains(goesTo) && !goesTo?.closest('.MuiMenu-root')) end('nothing')
        })
      }}
    >
      <ResponseTextEditor
        ref={editor}
        autoFocus={shouldAutoFocus}
        isOneLine
        label="Text"
        value={text}
        onChange={onType}
        errors={problems}
        describedBy={problemsId}
        offers={offers}
        hint={spokenAs === undefined ? '' : hints[spokenAs]}
        onEnter={({ ctrl }) => end(ctrl ? 'new row' : 'row')}
        onEscape={() => {
          if (text === row.text) leave({ text: undefined, focus: row.isNew ? 'nothing' : 'row' })
          else editor.current?.replace(row.text)
          return true
        }}
      />
      <TextProblems id={problemsId} problems={problems} />
      <div className="text-tools">
        <InsertMenu
          label="Insert slot or API input"
          none="No slots and no API inputs"
          choices={placeholders}
          disabled={false}
          onInsert={insertInput}
        />
        <InsertMenu
          label="Insert concept"
          none="No concept is used yet"
          choices={named}
          disabled={false}
          onInsert={insertConcept}
        />
      </div>
    </Box>
  )
}

const hints = {
  SSML: 'Words, {{slot}}, <tags>',
  VOCALIZER: 'Words, {{slot}}, \\e\\sequences\\',
  PLAINTEXT: 'Words and {{slot}}',
} as const
