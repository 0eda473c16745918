import Box from '@mui/material/Box'
import type { TurnRun } from '@sdp/dialogue'
import { type TestTurn, type TextMatch, textMatches } from '@sdp/domain/tests'
import { useEdit } from '../../editing/use-edit.ts'
import { CheckBox } from '../../ui/CheckBox.tsx'
import { PlainSelect } from '../../ui/PlainSelect.tsx'
import {
  type Expectation,
  expectations,
  expectationTexts,
  expectedText,
  isExpected,
  withExpectation,
  withoutExpectation,
} from './expectations.ts'
import { TurnText } from './TurnText.tsx'

interface ExpectationListProps {
  turn: TestTurn
  run: TurnRun | undefined
  language: string
  /** Of the turn, from 1. */
  number: number
  onChange: (turn: Partial<TestTurn>) => void
}

/** What of the answer is compared: what is ticked, with what it has to be. */
export function ExpectationList({ turn, run, language, number, onChange }: ExpectationListProps) {
  const { disabledReason } = useEdit()
  const tick = (what: Expectation, isTicked: boolean) => {
    if (!isTicked) return onChange({ expected: withoutExpectation(turn, what, language).expected })
    if (run?.outcome !== undefined)
      onChange({ expected: withExpectation(turn, what, { run, language }).expected })
  }
  const notYet = run?.outcome === undefined ? 'The turn was not run yet' : undefined
  return (
    <Box component="ul" aria-label={`Compared in turn ${number}`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {expectations.map((what) => {
        const isTicked = isExpected(turn, what, language)
        const differs = run?.differences.some((difference) => difference.what === what) ?? false
        return (
          <Box
            component="li"
            key={what}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 28, typography: 'body2' }}
          >
            <CheckBox
              label={`${expectationTexts[what]} of turn ${number}`}
              checked={isTicked}
              disabledReason={disabledReason ?? (isTicked ? undefined : notYet)}
              onChange={(checked) => tick(what, checked)}
            />
            <Box component="span" sx={{ width: 84, flexShrink: 0, color: 'text.secondary' }}>
              {expectationTexts[what]}
            </Box>
            {isTicked && what === 'text' ? (
              <>
                <Box sx={{ width: 92, flexShrink: 0 }}>
                  <PlainSelect
                    label={`How the text of turn ${number} is compared`}
                    value={turn.expected.textMatch ?? 'whole'}
                    options={textMatches}
                    disabledReason={disabledReason}
                    onChange={(match) =>
                      onChange({ expected: { ...turn.expected, textMatch: match as TextMatch } })
                    }
                  />
                </Box>
                <TurnText
                  label={`Expected text of turn ${number}`}
                  value={expectedText(turn, what, language)}
                  placeholder="What is said"
                  isLong
                  disabledReason={disabledReason}
                  onCommit={(text) =>
                    onChange({
                      expected: { ...turn.expected, texts: { ...turn.expected.texts, [language]: text } },
                    })
                  }
                />
              </>
            ) : (
              <Box
                component="span"
                dir="auto"
                sx={{ overflowWrap: 'anywhere', minWidth: 0, color: differs ? 'error.main' : 'text.primary' }}
              >
                {isTicked && expectedText(turn, what, language)}
              </Box>
            )}
          </Box>
        )
      })}
    </Box>
  )
}
