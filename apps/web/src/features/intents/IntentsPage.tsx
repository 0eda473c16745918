import { firstByName } from '@sdp/domain'
import { intentDissState } from '@sdp/domain/diss'
import { type SentenceCounter, sentenceCounter } from '@sdp/domain/expressions'
import {
  addIntent,
  checkIntentName,
  deleteIntents,
  type Intent,
  moveIntents,
  setArbitration,
} from '@sdp/domain/intents'
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { check, useEdit } from '../../editing/use-edit.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { NamedTable } from '../../parts/named-table/NamedTable.tsx'
import { useProblems } from '../../parts/problems.ts'
import { testedIntent } from '../../parts/test-runs/tested-texts.ts'
import { useDissDefinition } from '../../parts/use-diss-definition.ts'
import { ArbitrationMenu } from './ArbitrationMenu.tsx'
import { BulkIntentButtons } from './BulkIntentButtons.tsx'
import { intentColumns } from './intent-columns.tsx'
import { searchIntents } from './intents.ts'

const example = {
  name: 'play_music',
  about:
    'An intent is something that users want, such as hearing music. Its expressions are the sentences by which they ask for it.',
}

interface IntentsPageProps {
  /** What the search box holds at first. */
  search?: string | undefined
  /** What else can be done with all intents, in addition to the search. */
  tools?: ReactNode
  onFindRules: (intent: string) => void
  onOpenExpressions: (intent: string) => void
}

/** The intents of the open domain. */
export function IntentsPage({ search, tools, onFindRules, onOpenExpressions }: IntentsPageProps) {
  const language = useEditing((editing) => editing.language)
  const { edit } = useEdit()
  const all = useDomain((domain) => domain.intents)
  // The rows come first: to count what is on the screen takes as long as to draw it (ruling R64)
  const counter = useDeferredValue(useCounter(), null)
  const dissState = useDissStates()
  const problems = useProblems((state) => state.intents)
  const [asked, setAsked] = useState<{ intent: Intent; at: HTMLElement }>()
  const onAskArbitration = useCallback((intent: Intent, at: HTMLElement) => setAsked({ intent, at }), [])
  const find = useCallback(
    (intents: readonly Intent[], text: string) => searchIntents(intents, text, language),
    [language],
  )
  return (
    <>
      <NamedTable
        noun="intent"
        title="Intents"
        all={all}
        columns={intentColumns}
        tested={testedIntent}
        options={{ language, counter, dissState, problems, onAskArbitration, onFindRules, onOpenExpressions }}
        searched="Names, comments and expressions"
        search={{ find, initial: search }}
        tools={tools}
        adding={{ label: 'Add intent', check: checkName, onAdd: (name) => edit(addIntent, { name }) }}
        deletes={deleteIntents}
        moves={moveIntents}
        bulk={(intents) => <BulkIntentButtons intents={intents} />}
        example={example}
      />
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

function checkName(name: string): string | undefined {
  return check(checkIntentName, name)
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
