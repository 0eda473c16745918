import { intentDissState } from '@sdp/domain/diss'
import { type SentenceCounter, sentenceCounter } from '@sdp/domain/expressions'
import { type Intent, moveIntent, setArbitration } from '@sdp/domain/intents'
import { type KeyboardEvent, type Ref, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { useProblems } from '../../parts/problems.ts'
import { useDissDefinition } from '../../parts/use-diss-definition.ts'
import { type Column, ContentTable, type TableHandle } from '../../ui/table/ContentTable.tsx'
import { Pager } from '../../ui/table/Pager.tsx'
import { selectionColumn } from '../../ui/table/selection-column.tsx'
import { hearSelectionKey } from '../../ui/table/selection-keys.ts'
import type { Pages } from '../../ui/table/use-pages.ts'
import type { Selected } from '../../ui/table/use-selection.ts'
import { ArbitrationMenu } from './ArbitrationMenu.tsx'
import { IntentCells } from './IntentCells.tsx'

interface IntentTableProps {
  ref: Ref<TableHandle>
  intents: readonly Intent[]
  search: string
  pages: Pages
  selection: Selected<Intent>
  onDelete: (names: readonly string[]) => void
  onOpenExpressions: ((intent: string) => void) | undefined
}

export function IntentTable(props: IntentTableProps) {
  const { intents, search, pages, selection, onDelete, onOpenExpressions } = props
  const { canEdit, isSaving, whyNot, edit, check } = useEditing()
  // The rows come first: to count what is on the screen takes as long as to draw it
  const counter = useDeferredValue(useCounter(), null)
  const dissState = useDissStates()
  const problems = useProblems((state) => state.intents)
  const [asked, setAsked] = useState<{ intent: Intent; at: HTMLElement }>()
  const askArbitration = useCallback((intent: Intent, at: HTMLElement) => setAsked({ intent, at }), [])

  const move = ({ name, to }: { name: string; to: number }) => {
    const neighbour = intents[to]
    if (neighbour === undefined) return
    edit(moveIntent, { name, to: check((domain) => domain.intents.indexOf(neighbour)) })
  }
  const hear = (event: KeyboardEvent, intent: Intent) =>
    hearSelectionKey(event, intent, { selection, onDelete: canEdit ? onDelete : undefined })
  const cells = useCallback(
    (intent: Intent, isSelected: boolean) => (
      <IntentCells
        intent={intent}
        search={search}
        counter={counter}
        dissState={dissState?.(intent)}
        problems={problems.get(intent.name)}
        whyNot={whyNot}
        edit={edit}
        check={check}
        isSelected={isSelected}
        onSelect={selection.select}
        onAskArbitration={askArbitration}
        onDelete={onDelete}
        onOpenExpressions={onOpenExpressions}
      />
    ),
    [
      search,
      counter,
      dissState,
      problems,
      whyNot,
      edit,
      check,
      selection.select,
      askArbitration,
      onDelete,
      onOpenExpressions,
    ],
  )
  const columns = useColumns({ hasDiss: dissState !== undefined, intents, selection })
  return (
    <>
      <ContentTable
        ref={props.ref}
        label="Intents"
        columns={columns}
        rows={intents}
        first={pages.first}
        end={pages.end}
        nameOf={nameOf}
        isSelected={selection.isSelected}
        onMove={canEdit || isSaving ? move : undefined}
        isLocked={isSaving}
        onExtend={selection.extend}
        onRowKey={hear}
        none={search === '' ? 'No intents' : 'No intent is found'}
      >
        {cells}
      </ContentTable>
      <Pager label="intents" pages={pages} />
      {asked && (
        <ArbitrationMenu
          anchor={asked.at}
          chosen={asked.intent.arbitration}
          onChoose={(arbitration) => edit(setArbitration, { names: [asked.intent.name], arbitration })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

function nameOf({ name }: Intent): string {
  return name
}

function useCounter(): SentenceCounter {
  const { language } = useEditing()
  const parts = useDomain((domain) => domain.reusableExpressions)
  return sentenceCounter(parts, language)
}

/** How intents stand to the DISS definition of the domain, where it has one. */
function useDissStates() {
  const definition = useDissDefinition()
  const slots = useDomain((domain) => domain.slots)
  return useMemo(() => {
    if (definition === undefined) return undefined
    const byName = new Map(slots.map((slot) => [slot.name, slot]))
    return (intent: Intent) => intentDissState(intent, byName, definition)
  }, [definition, slots])
}

function useColumns(given: {
  hasDiss: boolean
  intents: readonly Intent[]
  selection: Selected<Intent>
}): Column[] {
  const { hasDiss, intents, selection } = given
  return [
    selectionColumn('Select all intents', intents, selection),
    { name: 'Request', width: 64, kind: 'check' },
    { name: 'Slot-Only', width: 68, kind: 'check' },
    { name: 'Comments', width: '16%' },
    { name: 'Arbitration', width: 104 },
    { name: 'Just Talk', width: 64, kind: 'check' },
    { name: 'Intents', width: '22%' },
    ...(hasDiss ? [{ name: 'DISS', width: 44, kind: 'check' as const }] : []),
    { name: 'Sample Size', width: 96, kind: 'number' },
    { name: 'Expressions' },
    { name: 'Delete', heading: '', width: 40, kind: 'check' },
  ]
}
