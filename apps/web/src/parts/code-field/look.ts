import { EditorView } from '@codemirror/view'

const line = 'var(--mui-palette-divider)'
const accent = 'var(--mui-palette-primary-main)'
const wrong = 'var(--mui-palette-error-main)'
const doubtful = 'var(--mui-palette-warning-main)'

/** The editor as a field of our theme. */
export const look = EditorView.theme({
  '&': {
    fontSize: '0.8125rem',
    border: '1px solid color-mix(in srgb, var(--mui-palette-text-primary) 23%, transparent)',
    borderRadius: '6px',
    background: 'var(--mui-palette-background-paper)',
  },
  '&:hover': { borderColor: 'var(--mui-palette-text-primary)' },
  '&.cm-focused': { outline: `2px solid ${accent}`, outlineOffset: '-2px' },
  '&:has([aria-invalid=true])': { borderColor: wrong },
  '&.cm-focused:has([aria-invalid=true])': { outlineColor: wrong },
  '&:has(.cm-content[contenteditable=false])': { opacity: 0.6, borderColor: line },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 1.6, maxHeight: '9.6em', overflow: 'auto' },
  '.cm-content': { padding: '6px 0', caretColor: 'var(--mui-palette-text-primary)' },
  '.cm-line': { padding: '0 10px', unicodeBidi: 'plaintext' },
  '.cm-placeholder': { color: 'var(--mui-palette-text-secondary)' },
  '&.cm-focused .cm-matchingBracket': {
    background: 'color-mix(in srgb, var(--mui-palette-primary-main) 22%, transparent)',
    borderRadius: '2px',
  },
  '&.cm-focused .cm-nonmatchingBracket': { background: 'none' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: `underline wavy ${wrong} 1px`,
    textUnderlineOffset: '3px',
    textDecorationSkipInk: 'none',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: `underline wavy ${doubtful} 1px`,
    textUnderlineOffset: '3px',
    textDecorationSkipInk: 'none',
  },
  '.cm-lintPoint-error::after': { borderBottomColor: wrong },
  '.cm-tooltip': {
    background: 'var(--mui-palette-background-paper)',
    color: 'var(--mui-palette-text-primary)',
    border: `1px solid ${line}`,
    borderRadius: '6px',
    boxShadow: '0 10px 32px rgb(8 11 20 / 18%)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'inherit',
    fontSize: '0.8125rem',
    maxHeight: '16em',
    padding: '4px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '4px 8px', borderRadius: '4px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: accent,
    color: 'var(--mui-palette-primary-contrastText)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > hr': {
    margin: '4px 0',
    border: 0,
    borderTop: `1px solid ${line}`,
    '&:first-child': { display: 'none' },
  },
  '.cm-completionDetail': { fontStyle: 'normal', opacity: 0.75, marginInlineStart: '1em' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: 700 },
  '.cm-diagnostic-warning': { borderLeft: `3px solid ${doubtful}`, padding: '4px 8px' },
  '.cm-diagnostic-error': { borderLeft: `3px solid ${wrong}`, padding: '4px 8px' },
})
