/** Where shortcuts work, in the order in which they are listed. */
export const shortcutPlaces = [
  'Everywhere',
  'In the editor',
  'In dialogs',
  'In tables',
  'In the list of domains',
] as const

interface Shortcut {
  where: (typeof shortcutPlaces)[number]
  does: string
  /** Each a way to press it. `Mod` is Ctrl, or Cmd on a Mac. */
  keys: readonly string[]
}

/** Every shortcut, once: what listens to keys asks this table, and so does the list that '?' opens. */
const table = {
  palette: { where: 'Everywhere', does: 'Go to anything by its name, or run a command', keys: ['Mod+K'] },
  shortcuts: { where: 'Everywhere', does: 'Show this list', keys: ['?'] },
  filter: { where: 'Everywhere', does: 'Go to the search field of the list', keys: ['/'] },
  save: { where: 'In the editor', does: 'Save', keys: ['Mod+S'] },
  undo: { where: 'In the editor', does: 'Undo', keys: ['Mod+Z'] },
  redo: { where: 'In the editor', does: 'Redo', keys: ['Mod+Shift+Z', 'Mod+Y'] },
  nextProblem: { where: 'In the editor', does: 'Go to the next problem', keys: ['F8'] },
  previousProblem: { where: 'In the editor', does: 'Go to the problem before', keys: ['Shift+F8'] },
  confirm: { where: 'In dialogs', does: 'Confirm, or close what saves as you type', keys: ['Mod+Enter'] },
  findExpressions: { where: 'In dialogs', does: 'Filter the expressions of an intent', keys: ['Mod+F'] },
  replaceExpressions: {
    where: 'In dialogs',
    does: 'Find and replace in the expressions of an intent',
    keys: ['Mod+H'],
  },
  goToCell: {
    where: 'In tables',
    does: 'Go from cell to cell',
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'],
  },
  goToCorner: { where: 'In tables', does: 'Go to the first or the last cell', keys: ['Mod+Home', 'Mod+End'] },
  extendSelection: {
    where: 'In tables',
    does: 'Select rows on the way',
    keys: [
      'Shift+ArrowUp',
      'Shift+ArrowDown',
      'Shift+PageUp',
      'Shift+PageDown',
      'Mod+Shift+Home',
      'Mod+Shift+End',
    ],
  },
  editCell: { where: 'In tables', does: 'Edit a cell', keys: ['Enter', 'F2'] },
  selectRow: { where: 'In tables', does: 'Select a row', keys: ['Space'] },
  selectRowInCell: {
    where: 'In tables',
    does: 'Select a row from inside a cell',
    keys: ['Mod+Space', 'Mod+Shift+Space'],
  },
  selectTo: { where: 'In tables', does: 'Select all rows up to this one', keys: ['Shift+Space'] },
  selectAll: { where: 'In tables', does: 'Select all rows', keys: ['Mod+A'] },
  clearSelection: { where: 'In tables', does: 'Select nothing', keys: ['Escape'] },
  copyRows: { where: 'In tables', does: 'Copy rows', keys: ['Mod+C'] },
  cutRows: { where: 'In tables', does: 'Cut rows', keys: ['Mod+X'] },
  fillRows: { where: 'In tables', does: 'Fill selected rows with the first', keys: ['Mod+D'] },
  deleteRows: { where: 'In tables', does: 'Delete rows', keys: ['Delete'] },
  moveUp: { where: 'In tables', does: 'Move a row or module up', keys: ['Alt+ArrowUp'] },
  moveDown: { where: 'In tables', does: 'Move a row or module down', keys: ['Alt+ArrowDown'] },
  narrowColumn: { where: 'In tables', does: 'Narrow a column, from its head', keys: ['Shift+ArrowLeft'] },
  widenColumn: { where: 'In tables', does: 'Widen a column, from its head', keys: ['Shift+ArrowRight'] },
  deleteDomain: { where: 'In the list of domains', does: 'Delete a domain', keys: ['Delete'] },
} as const satisfies Record<string, Shortcut>

export type ShortcutName = keyof typeof table

export const shortcuts: readonly Shortcut[] = Object.values(table)

export interface PressedKeys {
  key: string
  /** Which key of the keyboard it is, whatever its layout writes: 'KeyS'. */
  code?: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/** Whether a key press is this shortcut. */
export function isPressed(event: PressedKeys, name: ShortcutName): boolean {
  return table[name].keys.some((keys) => isPress(event, keys))
}

function isPress(event: PressedKeys, keys: string): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey } = event
  const key = latinKey(event)
  const parts = keys.split('+')
  const wanted = parts.at(-1)!
  const isLetter = /^[A-Z]$/.test(wanted)
  // On a Mac Ctrl+K, H and F belong to the text that is written (ruling R359)
  const isCtrlOther = isLetter && isMac()
  // On some keyboards a sign is typed with Shift, on others without
  const isSign = wanted.length === 1 && !isLetter
  return (
    (isLetter ? key.toUpperCase() : key) === (wanted === 'Space' ? ' ' : wanted) &&
    (metaKey || (ctrlKey && !isCtrlOther)) === parts.includes('Mod') &&
    !(ctrlKey && isCtrlOther) &&
    altKey === parts.includes('Alt') &&
    (isSign || shiftKey === parts.includes('Shift'))
  )
}

/**
 * The letter of a key; on layouts without Latin letters the one at its place on a Latin one (ruling R359).
 */
function latinKey({ key, code }: PressedKeys): string {
  const isOtherLetter = /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key)
  return isOtherLetter ? (/^Key([A-Z])$/.exec(code ?? '')?.[1] ?? key) : key
}

function isMac(): boolean {
  return /mac/i.test(navigator.platform)
}

/** The ways to press a shortcut as they are read on a screen: 'Ctrl+K'. */
export function shownKeys(keys: string): string {
  return keys
    .split('+')
    .map((part) => (part === 'Mod' ? (isMac() ? '⌘' : 'Ctrl') : (signs[part] ?? part)))
    .join('+')
}

const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page up',
  PageDown: 'Page down',
  Escape: 'Esc',
}

/** The first way to press a shortcut as it is read on a screen. */
export function keysOf(name: ShortcutName): string {
  return shownKeys(table[name].keys[0])
}

/** All ways to press shortcuts as `aria-keyshortcuts` lists them. */
export function ariaKeys(...names: readonly ShortcutName[]): string {
  return names
    .flatMap((name): readonly string[] => table[name].keys)
    .flatMap((keys) =>
      keys.includes('Mod') ? [keys.replace('Mod', 'Control'), keys.replace('Mod', 'Meta')] : [keys],
    )
    .join(' ')
}

/** Where a letter is typed; boxes and sliders take none. */
const fields = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable=true]'

/** Whether a key press belongs to a field that is written in. */
export function isInField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null
}
