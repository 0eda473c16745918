import Button from '@mui/material/Button'
import { argumentsHint, findMatcher, type InputCondition, type MatcherName } from '@sdp/domain/decision-table'
import { readableNumber } from '../../../ui/numbers.ts'
import { ArgumentList } from './ArgumentList.tsx'
import { MatcherSelect } from './MatcherSelect.tsx'

interface ConditionRowProps {
  condition: InputCondition
  /** Whether the input is there to be asked for. */
  isKnown: boolean
  offers: readonly string[]
  /** Whether it is always compared by Equals, as generated rules are. */
  isEquals: boolean
  disabledReason: string | undefined
  onMatcher: (matcher: MatcherName) => void
  onArguments: (args: string[]) => void
  onRemove: () => void
}

/** One condition: the input, how it is looked at, and what it is compared with. */
export function ConditionRow(props: ConditionRowProps) {
  const { condition, isKnown, offers, isEquals, disabledReason, onMatcher, onArguments, onRemove } = props
  const { input, matcher, arguments: args } = condition
  const noArgument = argumentsHint(condition)
  return (
    <fieldset data-condition={input} className="condition" aria-label={input}>
      <span
        className={isKnown ? 'input' : 'input unknown'}
        dir="auto"
        title={isKnown ? input : `There is no input ${input}`}
      >
        {input}
      </span>
      {isEquals ? (
        <span className="matcher">==</span>
      ) : (
        <MatcherSelect
          label={`Matcher of ${input}`}
          value={matcher}
          disabledReason={disabledReason}
          onChange={onMatcher}
        />
      )}
      {noArgument === undefined ? (
        <ArgumentList
          input={input}
          args={args}
          isList={findMatcher(matcher)?.arguments === 'many'}
          offers={offers}
          disabledReason={disabledReason}
          onChange={onArguments}
        />
      ) : (
        <div className="no-argument">{noArgument}</div>
      )}
      <span className="end" data-column="remove">
        {isEquals && offers.length > 0 && disabledReason === undefined && (
          <Button onClick={() => onArguments([...offers])}>All {readableNumber(offers.length)}</Button>
        )}
        {disabledReason === undefined && (
          <button
            type="button"
            className="remove"
            aria-label={`Remove the condition on ${input}`}
            onClick={onRemove}
          >
            <span className="cell-icon delete" />
          </button>
        )}
      </span>
    </fieldset>
  )
}
