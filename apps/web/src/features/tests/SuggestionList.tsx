import Box from '@mui/material/Box'
import type { HandlerReply, Suggestion } from '@sdp/dialogue'
import type { TestTurn } from '@sdp/domain/tests'
import type { KeyboardEvent } from 'react'
import { CheckBox } from '../../ui/CheckBox.tsx'
import { readableNumber } from '../../ui/numbers.ts'
import { valuesText } from './expectations.ts'

interface SuggestionListProps {
  suggestions: readonly Suggestion[]
  /** The names of those that are not taken. */
  left: ReadonlySet<string>
  onLeave: (left: ReadonlySet<string>) => void
}

/** Suggested conversations as they would be said and answered, each with a box; one above them is for all. */
export function SuggestionList({ suggestions, left, onLeave }: SuggestionListProps) {
  const names = suggestions.map(({ test }) => test.name)
  const count = names.length - left.size
  const take = (name: string, isTaken: boolean) =>
    onLeave(new Set(isTaken ? [...left].filter((one) => one !== name) : [...left, name]))
  return (
    <Box onKeyDown={walk} sx={{ typography: 'body2' }}>
      <Box
        component="label"
        sx={{ ...row, alignItems: 'center', borderBottom: 1, borderColor: 'divider', cursor: 'pointer' }}
      >
        <CheckBox
          label="Take all"
          checked={count === names.length || (count > 0 && 'some')}
          onChange={(isTaken) => onLeave(new Set(isTaken ? [] : names))}
        />
        <Box component="span" aria-hidden sx={{ flex: 1 }}>
          Take all
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {readableNumber(count)} of {readableNumber(names.length)} taken
        </Box>
      </Box>
      <Box component="ul" aria-label="Suggested tests" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {suggestions.map(({ test: { name, turns }, spoken }) => (
          <Box component="li" key={name} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <Box component="label" sx={{ ...row, cursor: 'pointer', '&:hover': { bgcolor: 'action.hover' } }}>
              <Box sx={{ pt: 0.25 }}>
                <CheckBox
                  label={`Take ${name}`}
                  checked={!left.has(name)}
                  onChange={(isTaken) => take(name, isTaken)}
                />
              </Box>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box sx={{ color: 'text.secondary', typography: 'caption' }}>{name}</Box>
                {spoken.map(({ said, answer }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a turn has nothing that distinguishes it but its place
                  <Box key={at} sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2 }}>
                    <div dir="auto">
                      {said}
                      <Given turn={turns[at]!} />
                    </div>
                    <Box dir="auto" sx={{ color: 'text.secondary' }}>
                      {answer}
                    </Box>
                  </Box>
                ))}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const row = { display: 'flex', gap: 1.5, px: 1, py: 0.75 } as const

/** What has to be so that the turn is answered like this: what the car says, and what handlers return. */
function Given({ turn: { car, answers } }: { turn: TestTurn }) {
  const says = { ...car.vehicleInputs, ...car.contextInputs, ...car.featureFlags }
  const parts = [
    ...(Object.keys(says).length === 0 ? [] : [`The car says ${valuesText(says)}`]),
    ...answers.map(({ apiAction, answer }) => `${apiAction} returns ${returned(answer)}`),
  ]
  if (parts.length === 0) return null
  return (
    <Box dir="auto" sx={{ color: 'text.secondary', typography: 'caption' }}>
      {parts.join(' · ')}
    </Box>
  )
}

/** What the search had a handler return: a value, inputs, or both. */
function returned(answer: unknown): string {
  const { returnValue, inputs = {} } = answer as HandlerReply
  const values = Object.keys(inputs).length === 0 ? [] : [valuesText(inputs as TestTurn['slots'])]
  return [...(returnValue === undefined ? [] : [String(returnValue)]), ...values].join(', ') || 'nothing'
}

/** Up and down walk from box to box. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  boxes[boxes.indexOf(event.target as HTMLInputElement) + step]?.focus()
}
