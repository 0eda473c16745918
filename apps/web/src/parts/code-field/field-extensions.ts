import { history, insertNewline, redo, standardKeymap, undo } from '@codemirror/commands'
import { Compartment, EditorState, type Extension, type StateEffect } from '@codemirror/state'
import { EditorView, keymap, placeholder } from '@codemirror/view'
import { look } from './look.ts'
import { closeSuggestions } from './suggestions.ts'

/** What the editor asks of the component around it, which may change from one rendering to the next. */
interface FieldSurroundings {
  label: string
  /** The id of the element that says what is wrong. */
  describedBy: string | undefined
  hint: string
  isOneLine: boolean
  canEdit: boolean
  isWrong: boolean
  onChange: (text: string) => void
  onEnter: (keys: { ctrl: boolean }) => void
  /** Returns whether Esc was used up. */
  onEscape: () => boolean
}

const editability = new Compartment()

function editabilityOf(canEdit: boolean): Extension {
  return [EditorView.editable.of(canEdit), EditorState.readOnly.of(!canEdit)]
}

/** Lets the text be edited or not; its undo history and selection stay. */
export function setEditable(canEdit: boolean): StateEffect<unknown> {
  return editability.reconfigure(editabilityOf(canEdit))
}

const lineEnds = /\s*[\r\n]+\s*/g

/** What makes a CodeMirror editor a field of our forms, whatever is written in it. */
export function fieldExtensions(now: () => FieldSurroundings): Extension[] {
  const { isOneLine, hint, canEdit } = now()
  const enter = (keys: { ctrl: boolean }) => {
    now().onEnter(keys)
    return true
  }
  return [
    look,
    history(),
    EditorView.lineWrapping,
    EditorView.perLineTextDirection.of(true),
    editability.of(editabilityOf(canEdit)),
    placeholder(hint),
    isOneLine ? EditorView.clipboardInputFilter.of((text) => text.trim().replaceAll(lineEnds, ' ')) : [],
    EditorView.contentAttributes.of(() => attributes(now())),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) now().onChange(state.doc.toString())
    }),
    keymap.of([
      { key: 'Enter', run: () => enter({ ctrl: false }) },
      { key: 'Mod-Enter', run: () => enter({ ctrl: true }) },
      { key: 'Shift-Enter', run: isOneLine ? () => true : insertNewline },
      { key: 'Escape', run: (view) => closeSuggestions(view) || now().onEscape() },
      // Not CodeMirror's own history keys: where nothing was typed, the key is left to the domain's undo.
      { key: 'Mod-z', run: undo },
      { key: 'Mod-Shift-z', run: redo },
      { key: 'Mod-y', run: redo },
      ...standardKeymap,
    ]),
  ]
}

function attributes({ label, describedBy, isOneLine, isWrong, canEdit }: FieldSurroundings) {
  return {
    'aria-label': label,
    'aria-multiline': String(!isOneLine),
    'aria-invalid': String(isWrong),
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    // What cannot be edited can be read by keyboard all the same.
    ...(canEdit ? {} : { tabindex: '0', 'aria-readonly': 'true' }),
    spellcheck: 'false',
    autocorrect: 'off',
    autocapitalize: 'off',
  }
}
