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
import { check } from '../../editing/use-edit.ts'
import { dissColumns } from '../../parts/diss-column.tsx'
import { findRulesColumn } from '../../parts/find-rules-column.tsx'
import type { NamedColumnsOptions } from '../../parts/named-table/NamedTable.tsx'
import { nameColumn } from '../../parts/named-table/name-column.tsx'
import { CheckBox } from '../../ui/CheckBox.tsx'
import { commentsColumn } from '../../ui/comments-column.tsx'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import type { Column } from '../../ui/grid/columns.ts'
import { deleteColumn } from '../../ui/grid/delete-column.tsx'
import { notify } from '../../ui/notifications.tsx'
import { ExpressionsPreview } from './ExpressionsPreview.tsx'
import { SampleSize } from './SampleSize.tsx'

interface IntentColumnsOptions extends NamedColumnsOptions {
  language: string
  counter: SentenceCounter | null
  dissState: ((intent: Intent) => DissState) | undefined
  /** What is wrong with intents by their names, a line each. */
  problems: ReadonlyMap<string, string>
  onAskArbitration: (intent: Intent, at: HTMLElement) => void
  onFindRules: (intent: string) => void
  onOpenExpressions: (intent: string) => void
}

export function intentColumns(options: IntentColumnsOptions): Column<Intent>[] {
  const { language, counter, dissState, problems, disabledReason, edit, onAskArbitration, onDelete } = options
  const readOnly = disabledReason !== undefined
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
          disabledReason={disabledReason}
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
          disabledReason={disabledReason}
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
          title={disabledReason}
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
      // What the specification does not say (ruling R325)
      hint: 'Understood without the wake word as well',
      width: 64,
      kind: 'check',
      cell: ({ name, justTalk }) => (
        <CheckBox
          label={`Just Talk: ${name}`}
          checked={justTalk}
          disabledReason={disabledReason}
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
          disabledReason={disabledReason}
          onChange={(isOn) => edit(setAsksBack, { name, asksBack: isOn })}
        />
      ),
    },
    nameColumn<Intent>({
      heading: 'Intents',
      label: 'Name',
      width: '19%',
      disabledReason,
      check: (to, own) => check(checkIntentName, to, own),
      usage: ({ name }) => ({ ...check(intentUsage, [name]), expressions: 0 }),
      onRename: (from, to) => edit(renameIntent, { from, to }),
      onRefused: ({ slotOnly }, problem) => notify('error', renameFailed(slotOnly), problem),
      problems,
    }),
    ...dissColumns('intent', dissState),
    {
      name: 'Sample Size',
      hint: 'How many sentences the expressions give, at most 1,000 for each',
      width: 112,
      kind: 'number',
      cell: (intent) => <SampleSize intent={intent} counter={counter} />,
    },
    {
      name: 'Expressions',
      className: 'quiet',
      cell: (intent) => (
        <ExpressionsPreview intent={intent} language={language} onOpen={options.onOpenExpressions} />
      ),
    },
    findRulesColumn('intent', options.onFindRules),
    deleteColumn({ disabledReason, onDelete }),
  ]
}

function renameFailed(slotOnly: boolean): string {
  return slotOnly ? messages.intents.slotOnlyRenameFailed : messages.intents.renameFailed
}
