import { messages } from '@sdp/domain'
import type { DissState } from '@sdp/domain/diss'
import type { SentenceCounter } from '@sdp/domain/expressions'
import {
  checkIntentName,
  type Intent,
  intentUsage,
  renameIntent,
  setAsksBack,
  setIntentComments,
  setJustTalk,
  setRequest,
  setSlotOnly,
} from '@sdp/domain/intents'
import { type ApplyEdit, check } from '../../editing/use-edit.ts'
import { dissColumns } from '../../parts/diss-column.tsx'
import { findRulesColumn } from '../../parts/find-rules-column.tsx'
import { renamingText } from '../../parts/usage-text.ts'
import { CheckBox } from '../../ui/CheckBox.tsx'
import { EditableText } from '../../ui/EditableText.tsx'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import type { Column } from '../../ui/grid/columns.ts'
import { commentsColumn } from '../../ui/grid/comments-column.tsx'
import { deleteColumn } from '../../ui/grid/delete-column.tsx'
import { ProblemMark } from '../../ui/grid/ProblemMark.tsx'
import { notify } from '../../ui/notifications.tsx'
import { ExpressionsPreview } from './ExpressionsPreview.tsx'
import { SampleSize } from './SampleSize.tsx'

interface IntentColumnsOptions {
  search: string
  /** Whether any intent has comments; the column gives its room to the expressions otherwise. */
  hasComments: boolean
  language: string
  counter: SentenceCounter | null
  dissState: ((intent: Intent) => DissState) | undefined
  /** What is wrong with intents by their names, a line each. */
  problems: ReadonlyMap<string, string>
  whyNot: string | undefined
  edit: ApplyEdit
  onAskArbitration: (intent: Intent, at: HTMLElement) => void
  onDelete: (names: readonly string[]) => void
  onFindRules: (intent: string) => void
  onOpenExpressions: ((intent: string) => void) | undefined
}

export function intentColumns(options: IntentColumnsOptions): Column<Intent>[] {
  const { search, language, counter, dissState, problems, whyNot, edit, onAskArbitration, onDelete } = options
  const readOnly = whyNot !== undefined
  return [
    {
      name: 'Request',
      hint: 'The users ask for something and wait for an answer; otherwise they tell or order something',
      width: 64,
      kind: 'check',
      cell: ({ name, dialogActType }) => (
        <CheckBox
          label={`Request: ${name}`}
          checked={dialogActType === 'request'}
          whyNot={whyNot}
          onChange={(isRequest) => edit(setRequest, { name, isRequest })}
        />
      ),
    },
    {
      name: 'Slot-Only',
      hint: 'Says nothing but the value of a slot, as the answer to a question; rules cannot be made for it',
      width: 68,
      kind: 'check',
      cell: ({ name, slotOnly }) => (
        <CheckBox
          label={`Slot-Only: ${name}`}
          checked={slotOnly}
          whyNot={whyNot}
          onChange={(isSlotOnly) => edit(setSlotOnly, { name, slotOnly: isSlotOnly })}
        />
      ),
    },
    commentsColumn({
      width: '12%',
      hasComments: options.hasComments,
      isReadOnly: readOnly,
      onCommit: (name, comments) => edit(setIntentComments, { name, comments }),
    }),
    {
      name: 'Arbitration',
      hint: 'Where the intent is understood: in the car (embedded), in the cloud, or in both (hybrid)',
      width: 94,
      className: 'quiet',
      cell: (intent) => (
        <CellButton
          aria-label={`Arbitration of ${intent.name}: ${intent.arbitration}`}
          aria-haspopup="menu"
          aria-disabled={readOnly}
          title={whyNot}
          onClick={({ currentTarget }) => {
            if (!readOnly) onAskArbitration(intent, currentTarget)
          }}
        >
          {intent.arbitration}
        </CellButton>
      ),
    },
    {
      name: 'Just Talk',
      hint: 'Understood without the wake word as well',
      width: 64,
      kind: 'check',
      cell: ({ name, justTalk }) => (
        <CheckBox
          label={`Just Talk: ${name}`}
          checked={justTalk}
          whyNot={whyNot}
          onChange={(isOn) => edit(setJustTalk, { names: [name], justTalk: isOn })}
        />
      ),
    },
    {
      name: 'Ask Back',
      hint: 'Asks ‘Did you mean ...?’ where it is not certain that the intent is meant; otherwise it acts',
      width: 64,
      kind: 'check',
      cell: ({ name, asksBack }) => (
        <CheckBox
          label={`Ask Back: ${name}`}
          checked={asksBack !== false}
          whyNot={whyNot}
          onChange={(isOn) => edit(setAsksBack, { name, asksBack: isOn })}
        />
      ),
    },
    {
      name: 'Intents',
      width: '19%',
      className: ({ name }) => (problems.has(name) ? 'marked' : undefined),
      cell: ({ name, slotOnly }) => (
        <>
          <EditableText
            field="name"
            label="Name"
            value={name}
            readOnly={readOnly}
            check={(to) => check(checkIntentName, to, name)}
            hint={() => renamingText({ ...check(intentUsage, [name]), expressions: 0 })}
            onCommit={(to) => edit(renameIntent, { from: name, to })}
            onRefused={(problem) => notify('error', renameFailed(slotOnly), problem)}
          />
          <ProblemMark name={name} problems={problems.get(name)} />
        </>
      ),
    },
    ...dissColumns('intent', dissState),
    {
      name: 'Sample Size',
      hint: 'How many sentences the expressions give, at most 1,000 for each',
      width: 88,
      kind: 'number',
      cell: (intent) => <SampleSize intent={intent} counter={counter} />,
    },
    {
      name: 'Expressions',
      className: 'quiet',
      cell: (intent) => (
        <ExpressionsPreview {...{ intent, search, language }} onOpen={options.onOpenExpressions} />
      ),
    },
    findRulesColumn('intent', options.onFindRules),
    deleteColumn({ whyNot, onDelete }),
  ]
}

function renameFailed(slotOnly: boolean): string {
  return slotOnly ? messages.intents.slotOnlyRenameFailed : messages.intents.renameFailed
}
