import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { type ExpressionOrder, expressionOrders } from '@sdp/domain/expressions'
import { memo, type ReactNode, type RefObject } from 'react'
import { NameFilter } from '../../ui/NameFilter.tsx'
import { counted, readableNumber } from '../../ui/numbers.ts'
import { ariaKeys } from '../../ui/shortcuts.ts'
import type { ExpressionListState } from './use-expression-list.ts'

interface ListControlsProps {
  list: ExpressionListState
  /** How many expressions the intent has. */
  count: number
  filterField: RefObject<HTMLInputElement | null>
  children: ReactNode
}

export function ListControls({ list, count, filterField, children }: ListControlsProps) {
  const { filter, setFilter, order, setOrder, shown } = list
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <NameFilter
        label="Filter expressions"
        width={260}
        value={filter}
        onChange={setFilter}
        field={filterField}
        keys={ariaKeys('findExpressions')}
      />
      <SortButtons order={order} setOrder={setOrder} />
      <Typography variant="body2" color="textSecondary" role="status">
        {shown.length === count
          ? counted(count, 'expression')
          : `${readableNumber(shown.length)} of ${counted(count, 'expression')}`}
      </Typography>
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1 }}>{children}</Box>
    </Box>
  )
}

type SortButtonsProps = Pick<ExpressionListState, 'order' | 'setOrder'>

const SortButtons = memo(function SortButtons({ order, setOrder }: SortButtonsProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Sort"
      value={order}
      onChange={(_, wanted: ExpressionOrder | null) => wanted && setOrder(wanted)}
    >
      {expressionOrders.map((one) => (
        <ToggleButton key={one} value={one} sx={{ py: 0.5 }}>
          {one}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
})
