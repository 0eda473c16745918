import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import type { MergeClash } from '@sdp/api'
import { messages } from '@sdp/domain'
import type { Side } from '@sdp/domain/merging'
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react'
import { clashColumns } from '../../parts/ClashChoice.tsx'
import { CheckBox } from '../../ui/CheckBox.tsx'
import { oneLine, topBarHeight } from '../../ui/layout.ts'
import { readableNumber } from '../../ui/numbers.ts'
import { shorten } from '../../ui/shorten.ts'
import { WindowedRows } from '../../ui/WindowedRows.tsx'
import { ClashRow } from './ClashRow.tsx'
import { type Decisions, undecidedIn } from './decisions.ts'
import { FilterBar } from './FilterBar.tsx'
import { maxNameLength, tabsHeight } from './merge-layout.ts'
import { clashChoices, clashRows, noFilter } from './merge-rows.ts'
import { RowHeading } from './RowHeading.tsx'

interface ClashListProps {
  clashes: readonly MergeClash[]
  /** What each side is called. */
  names: Readonly<Record<Side, string>>
  decisions: Decisions
  onDecide: (clashes: readonly MergeClash[], side: Side | undefined) => void
}

const sides = ['mine', 'theirs'] as const
const nobody: ReadonlySet<string> = new Set()

/** What both changed: decided one by one, for those that are selected, or for all that are shown. */
export function ClashList({ clashes, names, decisions, onDecide }: ClashListProps) {
  const [filter, setFilter] = useState(noFilter)
  const [selected, setSelected] = useState(nobody)
  const choices = useMemo(() => clashChoices(clashes), [clashes])
  const rows = useMemo(() => clashRows(clashes, { filter, decisions }), [clashes, filter, decisions])
  const shown = useMemo(() => rows.flatMap((row) => (row.of === 'clash' ? [row.clash] : [])), [rows])
  const meant = useMemo(() => {
    const own = shown.filter(({ id }) => selected.has(id))
    return own.length === 0 ? shown : own
  }, [shown, selected])
  const select = useCallback((some: readonly MergeClash[], isSelected: boolean) => {
    setSelected((before) => {
      const next = new Set(before)
      for (const { id } of some) {
        if (isSelected) next.add(id)
        else next.delete(id)
      }
      return next
    })
  }, [])
  const { noClashes, nothingUndecided, nothingShown, keys } = messages.merging
  if (clashes.length === 0) return <Typography variant="body2">{noClashes}</Typography>
  const undecided = undecidedIn(clashes, decisions).length
  const isSelection = shown.some(({ id }) => selected.has(id))
  const count = `${readableNumber(meant.length)}${isSelection ? ' selected' : ''}`
  const decideMeant = (side: Side | undefined) => {
    onDecide(meant, side)
    setSelected(nobody)
  }
  return (
    <>
      <FilterBar choices={choices} filter={filter} onFilter={setFilter}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Which clashes"
          value={filter.isUndecided}
          onChange={(_, isUndecided: boolean | null) =>
            isUndecided !== null && setFilter({ ...filter, isUndecided })
          }
        >
          <ToggleButton value={false} sx={{ py: 0.5 }}>
            All {readableNumber(clashes.length)}
          </ToggleButton>
          <ToggleButton value={true} sx={{ py: 0.5 }}>
            Undecided {readableNumber(undecided)}
          </ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {sides.map((side) => (
            <Button
              key={side}
              variant="outlined"
              disabled={meant.length === 0}
              onClick={() => decideMeant(side)}
              title={names[side]}
            >
              Take all of {shorten(names[side], maxNameLength)} ({count})
            </Button>
          ))}
          <Button disabled={!meant.some(({ id }) => decisions[id])} onClick={() => decideMeant(undefined)}>
            Undo decisions ({count})
          </Button>
        </Box>
      </FilterBar>
      <Typography variant="caption" component="p" sx={{ m: 0, color: 'text.secondary' }}>
        {keys}
      </Typography>
      {rows.length === 0 && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {undecided === 0 && filter.isUndecided ? nothingUndecided : nothingShown}
        </Typography>
      )}
      {rows.length > 0 && <ColumnHeads names={names} />}
      <Box onKeyDown={goToClash}>
        <WindowedRows label="Clashes" rows={rows} usualHeight={110}>
          {(row) =>
            row.of === 'heading' ? (
              <RowHeading title={row.title} count={row.clashes.length}>
                <CheckBox
                  label={`Select ${row.title}`}
                  checked={selectionOf(row.clashes, selected)}
                  onChange={(isSelected) => select(row.clashes, isSelected)}
                />
              </RowHeading>
            ) : (
              <ClashRow
                clash={row.clash}
                names={names}
                chosen={decisions[row.clash.id]}
                isSelected={selected.has(row.clash.id)}
                onSelect={select}
                onDecide={onDecide}
              />
            )
          }
        </WindowedRows>
      </Box>
    </>
  )
}

/** Stays in sight above the clashes, whose columns it names. */
function ColumnHeads({ names }: Pick<ClashListProps, 'names'>) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'sticky',
        top: topBarHeight + tabsHeight,
        zIndex: 1,
        display: 'grid',
        gridTemplateColumns: clashColumns,
        // As far in as the cards below are
        px: 1.125,
        py: 0.75,
        typography: 'caption',
        fontWeight: 600,
        color: 'text.secondary',
        bgcolor: 'background.default',
        '& > span': { ...oneLine, px: 1.25 },
      }}
    >
      <span />
      <span>Before</span>
      {sides.map((side) => (
        <span key={side}>{names[side]}</span>
      ))}
    </Box>
  )
}

function selectionOf(clashes: readonly MergeClash[], selected: ReadonlySet<string>): boolean | 'some' {
  const count = clashes.filter(({ id }) => selected.has(id)).length
  return count === clashes.length || (count > 0 && 'some')
}

/** The arrow keys go up and down from clash to clash; those of the other direction take a side. */
function goToClash(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const group = event.target instanceof Element ? event.target.closest('[role=radiogroup]') : null
  if (step === undefined || group === null) return
  event.preventDefault()
  const groups = [...event.currentTarget.querySelectorAll('[role=radiogroup]')]
  const next = groups[groups.indexOf(group) + step]
  const radio =
    next?.querySelector<HTMLElement>('[type=radio]:checked') ??
    next?.querySelector<HTMLElement>('[type=radio]')
  radio?.focus()
}
