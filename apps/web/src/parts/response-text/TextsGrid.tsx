import { styled } from '@mui/material/styles'
import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { useUnfinished } from '../../editing/use-unfinished.ts'
import { say, stopSaying, useCanHear } from '../../server/voice.ts'
import type { Column } from '../../ui/grid/columns.ts'
import { Grid } from '../../ui/grid/Grid.tsx'
import { GridScroller, rowIconStyles } from '../../ui/grid/GridScroller.tsx'
import type { GridHandle } from '../../ui/grid/grid-api.ts'
import type { RowMove, SectionMove } from '../../ui/grid/moves.ts'
import { useRowKeys } from '../../ui/grid/use-row-keys.ts'
import { TextButtons } from './TextButtons.tsx'
import { TextCell, textField } from './TextCell.tsx'
import type { TextEnd } from './TextRowEditor.tsx'
import { placeAmong, rowsOf, type TextRow, type TextSection } from './text-rows.ts'
import { useTextRules } from './use-text-rules.ts'

/** What can be done with the grid from outside. */
export interface TextsGridHandle {
  /** Opens a new text at the end of a section. */
  add: (section: string) => void
}

interface TextsGridProps {
  ref: Ref<TextsGridHandle>
  label: string
  /** The kind of the sections, under which what is typed and not finished is kept. */
  keptAs: string
  sections: readonly TextSection[]
  none: string
  /** Each returns whether it was done. */
  onAdd: (section: string, text: string) => boolean
  onSet: (section: string, index: number, text: string) => boolean
  onDelete: (section: string, index: number) => boolean
  onMove: (from: { section: string; index: number }, to: { section: string; index: number }) => void
  onMoveSection?: (move: SectionMove) => void
}

/** Texts of several sections that can be written, put into another order, deleted and heard. */
export function TextsGrid(props: TextsGridProps) {
  const { ref, label, keptAs, sections: given, none } = props
  const { canEdit } = useEdit()
  const isSaving = useEditing((editing) => editing.isSaving)
  const language = useEditing((editing) => editing.language)
  const canHear = useCanHear(language)
  const rules = useTextRules()
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<GridHandle<TextRow>>(null)
  const [added, setAdded] = useState<TextRow>()
  const [folded, setFolded] = useState<readonly string[]>([])
  useEffect(() => stopSaying, [])
  const unfinished = useUnfinished(keptAs)

  const sections = useMemo(
    () =>
      given.map(({ key, label: called, heading, texts, spokenAs, isFixed = false }) => {
        const rows = rowsOf({ key, texts, spokenAs })
        return {
          key,
          label: called,
          heading,
          isFixed,
          isFolded: folded.includes(key),
          rows: added?.section === key && canEdit ? [...rows, added] : rows,
        }
      }),
    [given, folded, added, canEdit],
  )
  const all = useMemo(() => sections.flatMap(({ rows }) => rows), [sections])
  const keyOf = useRowKeys(all, nameOf)

  // The editor that was just opened gets the focus, not one that scrolls into view
  const justStarted = useRef<TextRow>(undefined)
  const begin = useCallback((row: TextRow) => {
    justStarted.current = row
    grid.current?.type(row, textField, row.text)
  }, [])
  const newRow = (section: string): TextRow => ({
    section,
    index: -1,
    text: '',
    spokenAs: given.find(({ key }) => key === section)?.spokenAs,
    isNew: true,
  })
  const add = (section: string) => {
    const row = newRow(section)
    justStarted.current = row
    setFolded((before) => before.filter((key) => key !== section))
    setAdded(row)
    grid.current?.show((one) => one === row)
  }
  useImperativeHandle(ref, () => ({ add }))

  /** Shows what was left unfinished when the dialog or the tab was closed. */
  const restored = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is unfinished later is still in its editor
  useEffect(() => {
    if (!canEdit) return
    for (const { key, rows } of sections) {
      const { added: text, row } = unfinished(key).read()
      const changed = row && rows.find((one) => one.index === row.at && one.text === row.before)
      if (changed) grid.current?.type(changed, textField, row.typed)
      if (text === '' || restored.current !== undefined) continue
      restored.current = text
      setAdded(newRow(key))
    }
  }, [canEdit, keptAs])
  useEffect(() => {
    if (added === undefined || restored.current === undefined) return
    grid.current?.type(added, textField, restored.current)
    restored.current = undefined
  }, [added])
  const keep = ({ section, index, text: before, isNew }: TextRow, typed: string) =>
    unfinished(section).keep(
      isNew ? { added: typed } : { row: typed === before ? undefined : { at: index, before, typed } },
    )

  const end = (row: TextRow, { text, focus }: TextEnd) => {
    const { section, index, isNew } = row
    const isDone =
      text === undefined ||
      (isNew ? props.onAdd(section, text) : text === row.text || props.onSet(section, index, text))
    if (!isDone) return
    justStarted.current = undefined
    keep(row, row.text)
    grid.current?.type(row, textField, undefined)
    if (isNew) setAdded(undefined)
    if (focus === 'new row') add(section)
    else if (focus === 'row') {
      const isMeant = (one: TextRow) =>
        one.section === section && (isNew ? one.text === text : one.index === index)
      grid.current?.show(isMeant, { focus: true })
    }
  }
  const remove = ([row]: readonly TextRow[]) => {
    if (row === undefined || row.isNew || !props.onDelete(row.section, row.index)) return
    const next = Math.max(0, row.index - 1)
    grid.current?.show((one) => one.section === row.section && one.index === next, { focus: true })
  }
  const move = ({ rows: [row], section, after }: RowMove<TextRow>) => {
    if (row === undefined || row.isNew) return
    const rows = sections.find(({ key }) => key === section)?.rows ?? []
    props.onMove(row, { section, index: placeAmong(rows, { row, after }) })
  }
  const latest = useRef({ end, remove, keep })
  latest.current = { end, remove, keep }

  const columns = useMemo(
    (): Column<TextRow>[] => [
      {
        name: 'Text',
        heading: '',
        onEdit: canEdit ? begin : undefined,
        cell: (row) => (
          <TextCell
            row={row}
            rules={rules}
            canEdit={canEdit}
            shouldAutoFocus={() => justStarted.current === row}
            onType={(text) => latest.current.keep(row, text)}
            onEnd={(how) => latest.current.end(row, how)}
          />
        ),
      },
      {
        name: 'Actions',
        heading: '',
        width: 116,
        kind: 'action',
        cell: (row) =>
          !row.isNew && (
            <TextButtons
              text={row.text}
              canEdit={canEdit}
              cannotListen={
                canHear ? undefined : `Neither the server nor this browser has a voice for ${language}`
              }
              onEdit={() => begin(row)}
              onListen={
                row.spokenAs && (() => void say({ text: rules.said(row.text), language, needsVoice: true }))
              }
              onRemove={() => latest.current.remove([row])}
            />
          ),
      },
    ],
    [canEdit, begin, rules, canHear, language],
  )
  return (
    <Scroller ref={scroller} tabIndex={-1}>
      <Grid
        ref={grid}
        label={label}
        columns={columns}
        sections={sections}
        onFold={(key, isFolded) =>
          setFolded((before) => (isFolded ? [...before, key] : before.filter((one) => one !== key)))
        }
        nameOf={nameOf}
        keyOf={keyOf}
        scroller={scroller}
        isMeasured
        isLocked={isSaving}
        onMove={canEdit || isSaving ? move : undefined}
        onMoveSection={canEdit || isSaving ? props.onMoveSection : undefined}
        onDelete={canEdit ? remove : undefined}
        none={none}
      />
    </Scroller>
  )
}

function nameOf({ text }: TextRow): string {
  return text
}

const Scroller = styled(GridScroller)(({ theme }) => ({
  minHeight: 200,
  background: theme.vars.palette.background.paper,
  // The columns need no names here
  '& [role=grid] thead': { display: 'none' },
  '& [role=grid] tr.row:not(.heading) > td': { whiteSpace: 'normal', paddingBlock: 6 },
  '& .about': {
    ...theme.typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 12,
  },
  '& .wrong': { color: theme.vars.palette.error.main },
  '& .doubtful': { color: theme.vars.palette.warning.main },
  '& .text-tools': { display: 'flex', gap: 8, marginTop: 4 },
  '& .buttons': { display: 'flex', justifyContent: 'flex-end', gap: 2 },
  ...rowIconStyles(theme),
}))
