import { type ReusableExpression, sentenceCounter } from '@sdp/domain/expressions'
import { type PartUse, partId, partUses } from '@sdp/domain/reusable-expressions'
import { useMemo, useRef, useState } from 'react'
import { entryKey } from '../../editing/entry-key.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { Grid } from '../../ui/grid/Grid.tsx'
import { Pager } from '../../ui/grid/Pager.tsx'
import type { GridHandle } from '../../ui/grid/use-grid.ts'
import { usePages } from '../../ui/grid/use-pages.ts'
import { NoParts } from './NoParts.tsx'
import { PartUsesDialog } from './PartUsesDialog.tsx'
import { PartValuesDialog } from './PartValuesDialog.tsx'
import { partColumns } from './part-columns.tsx'
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
  const intents = useDomain((domain) => domain.intents)
  const reusableExpressions = useDomain((domain) => domain.reusableExpressions)
  const language = useEditing((editing) => editing.language)
  const languages = useEditing((editing) => editing.languages)
  const { canEdit, edit } = useEdit()
  const uses = useMemo(() => partUses({ intents, reusableExpressions }), [intents, reusableExpressions])
  const usesOf = ({ name }: ReusableExpression): PartUse => uses.get(name) ?? notUsed
  const grid = useRef<GridHandle<ReusableExpression>>(null)
  const pages = usePages(parts.length, filter)
  const [shown, setShown] = useState<Shown>()
  const opened = shown && reusableExpressions.find((part) => partId(part) === shown.id)
  const close = () => setShown(undefined)
  const columns = useMemo(
    () =>
      partColumns({
        language,
        languages,
        counter: sentenceCounter(reusableExpressions, language),
        usesOf: ({ name }) => uses.get(name) ?? notUsed,
        canEdit,
        edit,
        onShow: (part, what) => setShown({ what, id: partId(part) }),
      }),
    [language, languages, reusableExpressions, uses, canEdit, edit],
  )

  return (
    <>
      <Grid
        ref={grid}
        label="Reusable parts"
        columns={columns}
        rows={parts}
        page={pages}
        nameOf={nameOf}
        keyOf={entryKey}
        none={
          filter === '' ? (
            <NoParts grid={grid} />
          ) : (
            'No reusable part has this in its name, values or comments'
          )
        }
      />
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

function nameOf({ name }: ReusableExpression): string {
  return name
}
