import type { TestResult } from '@sdp/dialogue'
import { usageOf, usesOf } from '@sdp/domain'
import {
  type ConversationTest,
  checkTestName,
  renameTest,
  setTestComments,
  setTestTags,
} from '@sdp/domain/tests'
import { check } from '../../editing/use-edit.ts'
import type { NamedColumnsOptions } from '../../parts/named-table/NamedTable.tsx'
import { nameColumn } from '../../parts/named-table/name-column.tsx'
import { isFailure } from '../../parts/test-runs/test-runs.ts'
import type { TestSummary } from '../../parts/test-runs/test-summary.ts'
import { commentsColumn } from '../../ui/comments-column.tsx'
import { EditableText } from '../../ui/EditableText.tsx'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import { CellText } from '../../ui/grid/CellText.tsx'
import type { Column } from '../../ui/grid/columns.ts'
import { deleteColumn } from '../../ui/grid/delete-column.tsx'
import { otherLanguagesText } from './test-states.ts'

interface TestColumnsOptions extends NamedColumnsOptions {
  /** Of the open language, by the names of tests. */
  results: ReadonlyMap<string, TestSummary>
  /** Of the other languages. */
  others: ReadonlyMap<string, ReadonlyMap<string, TestSummary>>
  /** The test next to the table, which takes the room of what else there is to say. */
  opened: string | undefined
  onOpen: (name: string) => void
}

/** What a result is called. */
export const resultTexts: Readonly<Record<TestResult, string>> = {
  passed: 'Passed',
  failed: 'Failed',
  'cannot be said': 'Cannot be said',
  'could not be run': 'Could not be run',
  'needs guesses': 'Waits for learning',
}

export function testColumns(options: TestColumnsOptions): Column<ConversationTest>[] {
  const { results, others, opened, hasComments, disabledReason, edit, onDelete, onOpen, onRenamed } = options
  const isNarrow = opened !== undefined
  const isReadOnly = disabledReason !== undefined
  const resultOf = ({ name }: ConversationTest) => results.get(name)
  const comments = commentsColumn<ConversationTest>({
    width: '14%',
    hasComments,
    isReadOnly,
    onCommit: (name, text) => edit(setTestComments, { name, comments: text }),
  })
  const inOthers: Column<ConversationTest> = {
    name: 'Other languages',
    hint: 'In which of them it does not go as it should',
    width: '16%',
    cell: ({ name }) => <CellText text={otherLanguagesText(name, others)} />,
    className: ({ name }) => (otherLanguagesText(name, others).includes('failed') ? 'failed' : 'quiet'),
  }
  return [
    nameColumn<ConversationTest>({
      heading: 'Test',
      label: 'Test',
      width: isNarrow ? '38%' : '22%',
      disabledReason,
      check: (name, own) => check(checkTestName, name, own),
      usage: ({ name }) => usageOf(check(usesOf, { kind: 'test', names: [name] })),
      onRename: (from, to) => {
        if (edit(renameTest, { from, to })) onRenamed(to)
      },
    }),
    {
      name: 'Result',
      hint: 'What came of it in the open language, with the first difference',
      cell: (test) => {
        const summary = resultOf(test)
        const result = summary === undefined ? 'Not run yet' : resultTexts[summary.result]
        const word = test.turns.length === 0 ? 'No turns yet' : result
        return (
          <CellButton
            aria-label={`Open ${test.name}: ${word}`}
            aria-expanded={test.name === opened}
            onClick={() => onOpen(test.name)}
          >
            <b className={isFailure(summary) ? 'failed' : undefined}>{word}</b>{' '}
            <span className="quiet">{summary?.reason}</span>
          </CellButton>
        )
      },
    },
    {
      name: 'Turns',
      width: 64,
      cell: ({ turns }) => <CellText text={String(turns.length)} />,
    },
    ...(isNarrow || others.size === 0 ? [] : [inOthers]),
    ...(isNarrow
      ? []
      : [
          {
            name: 'Tags',
            width: '12%',
            cell: ({ name, tags }: ConversationTest) => (
              <EditableText
                field="tags"
                label={`Tags of ${name}`}
                value={tags.join(', ')}
                placeholder="Add tags"
                readOnly={isReadOnly}
                onCommit={(text) => edit(setTestTags, { names: [name], tags: text.split(',') })}
              />
            ),
          },
          comments,
        ]),
    deleteColumn<ConversationTest>({ disabledReason, onDelete }),
  ]
}
