import { checkWeight, maxWeight, sliderValue, typedWeight, weightSlider } from '@sdp/domain/expressions'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTypedText } from '../../ui/grid/use-typed.ts'
import { FieldProblem } from '../../ui/ProblemTip.tsx'

interface WeightEditorProps {
  /** Of which expression. */
  label: string
  /** In percent. */
  weight: number
  combinations: bigint
  disabled: boolean
  /** Whether there is room for the slider next to the number. */
  hasSlider: boolean
  onWeigh: (weight: number) => void
}

/**
 * How much an expression counts: a number, and a slider that stands for the same. Let go or left, it is an edit, unless it is
 * wrong: then it stays as it is, to be put right. Esc puts it back.
 */
export function WeightEditor(props: WeightEditorProps) {
  const { label, weight, combinations, disabled, hasSlider, onWeigh } = props
  const [typed, setTyped] = useTypedText('weight')
  const [isFocused, setFocused] = useState(false)
  const problemId = useId()
  const shown = typed ?? String(sliderValue(weight))
  const wanted = typedWeight(shown)
  const problem = typed === undefined ? undefined : checkWeight(wanted, combinations)
  const isProblemShown = isFocused && problem !== undefined
  // One combination has no other weight (ruling R299)
  const isFixed = maxWeight(combinations) === weight && weightSlider(combinations).max === 1

  const commit = () => {
    if (typed === undefined || problem !== undefined) return
    setTyped(undefined)
    if (wanted !== weight) onWeigh(wanted)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit()
    if (event.key !== 'Escape' || typed === undefined) return
    // The dialog around it would close as well
    event.stopPropagation()
    setTyped(undefined)
  }
  const common = {
    ...weightSlider(combinations),
    value: shown,
    disabled: disabled || isFixed,
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped(target.value),
  }
  return (
    <div
      className="weight"
      title={problem ?? (isFixed ? 'One combination has no other weight than 1' : undefined)}
    >
      {hasSlider && (
        <input
          {...common}
          type="range"
          aria-label={`Weight of ${label}`}
          onPointerUp={commit}
          onKeyUp={commit}
          onBlur={commit}
        />
      )}
      <input
        {...common}
        type="number"
        aria-label={`Weight of ${label} as a number`}
        aria-invalid={problem !== undefined}
        aria-describedby={isProblemShown ? problemId : undefined}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false)
          commit()
        }}
        onKeyDown={onKeyDown}
      />
      {isProblemShown && <FieldProblem id={problemId} problem={problem} />}
    </div>
  )
}
