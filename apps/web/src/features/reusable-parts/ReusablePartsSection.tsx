import { sentenceCounter } from '@sdp/domain/expressions'
import {
  addReusableExpression,
  checkPartName,
  deleteReusableExpressions,
  partId,
} from '@sdp/domain/reusable-expressions'
import { useCallback, useMemo, useState } from 'react'
import { check, useEdit } from '../../editing/use-edit.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { NamedTable } from '../../parts/named-table/NamedTable.tsx'
import { FoldedSection } from './FoldedSection.tsx'
import { PartUsesDialog } from './PartUsesDialog.tsx'
import { PartValuesDialog } from './PartValuesDialog.tsx'
import { partColumns, type ShowPart } from './part-columns.tsx'
import { findParts, usesOfParts } from './parts.ts'

const exampleValue = '[please|kindly|could you]'
const example = {
  name: 'please',
  text: `§please stands for ${exampleValue}`,
  about:
    'A reusable part is a piece of text with a name. It is written once, and all expressions that mention it as §name change ' +
    'with it.',
}
const search = { find: findParts }

/** The reusable parts of the open domain, below its intents; can be folded away. */
export function ReusablePartsSection({ onOpenExpressions }: { onOpenExpressions: (intent: string) => void }) {
  const { edit } = useEdit()
  const language = useEditing((editing) => editing.language)
  const languages = useEditing((editing) => editing.languages)
  const intents = useDomain((domain) => domain.intents)
  const all = useDomain((domain) => domain.reusableExpressions)
  const counter = sentenceCounter(all, language)
  const usesOf = useMemo(() => usesOfParts({ intents, reusableExpressions: all }), [intents, all])
  const [shown, setShown] = useState<{ what: 'uses' | 'values'; id: string }>()
  const onShow: ShowPart = useCallback((part, what) => setShown({ what, id: partId(part) }), [])
  const part = shown && all.find((one) => partId(one) === shown.id)
  const close = () => setShown(undefined)

  const add = (name: string, first?: { language: string; value: string }) =>
    edit(addReusableExpression, { id: crypto.randomUUID(), name, first })
  return (
    <>
      <NamedTable
        noun="reusable part"
        title="Reusable parts"
        all={all}
        columns={partColumns}
        options={{ language, languages, counter, usesOf, onShow }}
        searched="Names, values and comments"
        search={search}
        frame={FoldedSection}
        adding={{ label: 'Add reusable part', check: checkName, onAdd: add }}
        deletes={deleteReusableExpressions}
        // Intents on the same page can be selected as well
        isBarRaised
        example={{ ...example, onAdd: () => add(example.name, { language, value: exampleValue }) }}
      />
      {part !== undefined && shown?.what === 'uses' && (
        <PartUsesDialog
          part={part}
          uses={usesOf(part)}
          onOpenExpressions={onOpenExpressions}
          onClose={close}
        />
      )}
      {part !== undefined && shown?.what === 'values' && <PartValuesDialog part={part} onClose={close} />}
    </>
  )
}

function checkName(name: string): string | undefined {
  return check(checkPartName, name)
}
