import { firstByName } from '@sdp/domain'
import { intentDissState } from '@sdp/domain/diss'
import { type SentenceCounter, sentenceCounter } from '@sdp/domain/expressions'
import { type Intent, moveIntents, setArbitration } from '@sdp/domain/intents'
import { type RefObject, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { check, useEdit } from '../../editing/use-edit.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { useProblems } from '../../parts/problems.ts'
import { useDissDefinition } from '../../parts/use-diss-definition.ts'
import { Grid } from '../../ui/grid/Grid.tsx'
import { placeIn, type RowMove } from '../../ui/grid/moves.ts'
import { Pager } from '../../ui/grid/Pager.tsx'
import { useColumns } from '../../ui/grid/use-columns.ts'
import type { GridHandle } from '../../ui/grid/use-grid.ts'
import type { Pages } from '../../ui/grid/use-pages.ts'
import type { Selected } from '../../ui/grid/use-selection.ts'
import { ArbitrationMenu } from './ArbitrationMenu.tsx'
import { intentColumns } from './intent-columns.tsx'
import { nameOf } from './intents.ts'
import { NoIntents } from './NoIntents.tsx'

interface IntentTableProps {
  ref: RefObject<GridHandle<Intent> | null>
  intents: readonly Intent[]
  keyOf: (intent: Intent) => string
  search: string
  pages: Pages
  selection: Selected<Intent>
  onDelete: (names: readonly string[]) => void
  onFindRules: (intent: string) => void
  onOpenExpressions: ((intent: string) => void) | undefined
}

export function IntentTable(props: IntentTableProps) {
  const { intents, keyOf, search, pages, selection, onDelete, onOpenExpressions } = props
  const language = useEditing((editing) => editing.language)
  const isSaving = useEditing((editing) => editing.isSaving)
  const { canEdit, whyNot, edit } = useEdit()
  // The rows come first: to count what is on the screen takes as long as to draw it
  const counter = useDeferredValue(useCounter(), null)
  const dissState = useDissStates()
  const hasComments = useDomain(({ intents: all }) => all.some(({ comments }) => comments !== ''))
  const problems = useProblems((state) => state.intents)
  const [asked, setAsked] = useState<{ intent: Intent; at: HTMLElement }>()
  const askArbitration = useCallback((intent: Intent, at: HTMLElement) => setAsked({ intent, at }), [])
  const columns = useColumns(intentColumns, {
    search,
    hasComments,
    language,
    counter,
    dissState,
    problems,
    whyNot,
    edit,
    onAskArbitration: askArbitration,
    onDelete,
    onFindRules: props.onFindRules,
    onOpenExpressions,
  })
  const move = (wish: RowMove<Intent>) =>
    edit(moveIntents, { names: wish.rows.map(nameOf), to: check(({ intents: all }) => placeIn(all, wish)) })
  return (
    <>
      <Grid
        ref={props.ref}
        label="Intents"
        columns={columns}
        rows={intents}
        page={pages}
        nameOf={nameOf}
        keyOf={keyOf}
        selection={selection}
        selectAll="Select all intents"
        onMove={canEdit || isSaving ? move : undefined}
        isLocked={isSaving}
        onDelete={canEdit ? (rows) => onDelete(rows.map(nameOf)) : undefined}
        none={search === '' ? <NoIntents grid={props.ref} /> : 'No intent is found'}
      />
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

function useCounter(): SentenceCounter {
  const language = useEditing((editing) => editing.language)
  const parts = useDomain((domain) => domain.reusableExpressions)
  return sentenceCounter(parts, language)
}

/** How intents stand to the DISS definition of the domain, where it has one. */
function useDissStates() {
  const definition = useDissDefinition()
  const slots = useDomain((domain) => domain.slots)
  return useMemo(() => {
    if (definition === undefined) return undefined
    const byName = firstByName(slots)
    return (intent: Intent) => intentDissState(intent, byName, definition)
  }, [definition, slots])
}
