import { checkWeight, maxWeight, sliderValue, weightOf, weightSlider } from '@sdp/domain/expressions'
import { useTypedText } from '../../ui/grid/use-typed.ts'

interface WeightEditorProps {
  /** Of which expression. */
  label: string
  /** In percent. */
  weight: number
  combinations: bigint
  disabled: boolean
  onWeigh: (weight: number) => void
}

/** How much an expression counts: a slider and a number, which stand for the same. Let go or left, it is an edit. */
export function WeightEditor(props: WeightEditorProps) {
  const { label, weight, combinations, disabled, onWeigh } = props
  const [typed, setTyped] = useTypedText('weight')
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
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped(target.value),
    onBlur: commit,
  }
  return (
    <div
      className="weight"
      title={problem ?? (isFixed ? 'One combination has no other weight than 1' : undefined)}
    >
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
    </div>
  )
}
