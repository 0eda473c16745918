/** Where the focus goes when the editor of a row is left: to its row, into the next one, or where it went by itself. */
export type EditorEnd = 'row' | 'next' | 'nothing'

/** What can be asked of one expression in the list, by its place in the stored order. */
export type RowAction =
  | { kind: 'activate' | 'edit' | 'remove' | 'move' | 'copy'; at: number }
  | { kind: 'select'; at: number; isSelected: boolean }
  | { kind: 'end edit'; at: number; text: string | undefined; then: EditorEnd }
  | { kind: 'weigh'; at: number; weight: number }
