import { styled } from '@mui/material/styles'
import { checkWeight, maxWeight, sliderValue, weightOf, weightSlider } from '@sdp/domain'
import { useState } from 'react'

interface WeightEditorProps {
  /** Of which expression. */
  label: string
  /** In percent. */
  weight: number
  combinations: bigint
  disabled: boolean
  tabIndex: number
  onWeigh: (weight: number) => void
}

const Fields = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& input[type=range]': { flex: 1, minWidth: 0, accentColor: theme.vars.palette.primary.main },
  '& input[type=number]': {
    ...theme.typography.body2,
    width: 58,
    height: 28,
    boxSizing: 'border-box',
    padding: '0 2px 0 8px',
    color: 'inherit',
    background: 'none',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 4,
    fontVariantNumeric: 'tabular-nums',
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
    '&[aria-invalid=true]': { borderColor: theme.vars.palette.error.main },
    '&:disabled': { color: theme.vars.palette.text.secondary },
  },
}))

/** How much an expression counts: a slider and a number, which stand for the same. Let go or left, it is an edit. */
export function WeightEditor(props: WeightEditorProps) {
  const { label, weight, combinations, disabled, tabIndex, onWeigh } = props
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? String(sliderValue(weight))
  const wanted = weightOf(Number(shown))
  const problem = typed === undefined ? undefined : checkWeight(wanted, combinations)
  const isFixed = maxWeight(combinations) === weight && weightSlider(combinations).max === 1

  const commit = () => {
    setTyped(undefined)
    if (typed !== undefined && problem === undefined && wanted !== weight) onWeigh(wanted)
  }
  const common = {
    ...weightSlider(combinations),
    value: shown,
    disabled: disabled || isFixed,
    tabIndex,
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped(target.value),
    onBlur: commit,
  }
  return (
    <Fields title={problem ?? (isFixed ? 'One combination has no other weight than 1' : undefined)}>
      <input
        {...common}
        type="range"
        aria-label={`Weight of ${label}`}
        onPointerUp={commit}
        onKeyUp={commit}
      />
      <input
        {...common}
        type="number"
        aria-label={`Weight of ${label} as a number`}
        aria-invalid={problem !== undefined}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit()
        }}
      />
    </Fields>
  )
}
