import { EditableText } from './EditableText.tsx'
import { type Column, emptyColumn } from './grid/columns.ts'

interface CommentsColumnOptions {
  /** What the column is called (ruling R230). */
  name?: 'Comments' | 'Comment'
  /** The width where any row has comments; without any, the room is for the other columns (ruling R326). */
  width: string
  hasComments: boolean
  isReadOnly: boolean
  onCommit: (name: string, comments: string) => void
}

/** The column of what authors wrote about rows; it is written in place. */
export function commentsColumn<Row extends { name: string; comments: string }>(
  options: CommentsColumnOptions,
): Column<Row> {
  const { name: called = 'Comments', width, hasComments, isReadOnly, onCommit } = options
  return {
    name: called,
    width: hasComments ? width : emptyColumn,
    className: 'quiet',
    cell: ({ name, comments }) => (
      <EditableText
        field="comments"
        label={`${called} on ${name}`}
        value={comments}
        readOnly={isReadOnly}
        multiline
        onCommit={(text) => onCommit(name, text)}
      />
    ),
  }
}
