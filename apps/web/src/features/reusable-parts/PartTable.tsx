import type { ReusableExpression } from '@sdp/domain/expressions'
import { type PartUse, partId, partUses } from '@sdp/domain/reusable-expressions'
import { useMemo, useState } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { type Column, ContentTable } from '../../ui/table/ContentTable.tsx'
import { Pager } from '../../ui/table/Pager.tsx'
import { usePages } from '../../ui/table/use-pages.ts'
import { PartCells } from './PartCells.tsx'
import { PartUsesDialog } from './PartUsesDialog.tsx'
import { PartValuesDialog } from './PartValuesDialog.tsx'
import { notUsed } from './parts.ts'

interface PartTableProps {
  parts: readonly ReusableExpression[]
  filter: string
  onOpenExpressions: (intent: string) => void
}

interface Shown {
  what: 'uses' | 'values'
  id: string
}

export function PartTable({ parts, filter, onOpenExpressions }: PartTableProps) {
  const { domain, language, languages } = useEditing()
  const { intents, reusableExpressions } = domain
  const uses = useMemo(() => partUses({ intents, reusableExpressions }), [intents, reusableExpressions])
  const usesOf = ({ name }: ReusableExpression): PartUse => uses.get(name) ?? notUsed
  const pages = usePages(parts.length, filter)
  const [shown, setShown] = useState<Shown>()
  const opened = shown && reusableExpressions.find((part) => partId(part) === shown.id)
  const close = () => setShown(undefined)

  return (
    <>
      <ContentTable
        label="Reusable parts"
        columns={columnsFor(language, languages.length)}
        rows={parts}
        first={pages.first}
        end={pages.end}
        nameOf={partId}
        none={filter === '' ? none : 'No reusable part has this in its name, values or comments'}
      >
        {(part) => (
          <PartCells
            part={part}
            uses={usesOf(part)}
            onShow={(what) => setShown({ what, id: partId(part) })}
          />
        )}
      </ContentTable>
      <Pager label="reusable parts" pages={pages} />
      {opened !== undefined && shown?.what === 'uses' && (
        <PartUsesDialog
          part={opened}
          uses={usesOf(opened)}
          onOpenExpressions={onOpenExpressions}
          onClose={close}
        />
      )}
      {opened !== undefined && shown?.what === 'values' && <PartValuesDialog part={opened} onClose={close} />}
    </>
  )
}

const none = 'No reusable parts. A part is a piece with a name that several expressions use as §name.'

function columnsFor(language: string, languages: number): Column[] {
  const values: Column = { name: 'Languages', width: 104 }
  return [
    { name: 'Part', width: '18%' },
    { name: `Value in ${language}` },
    { name: 'Combinations', width: 112, kind: 'number' },
    // What other languages say is not here to be counted.
    { name: languages > 1 ? `Used in ${language}` : 'Used in', width: 168 },
    ...(languages > 1 ? [values] : []),
    { name: 'Comments', width: '18%' },
    { name: 'Actions', heading: '', width: 44 },
  ]
}
