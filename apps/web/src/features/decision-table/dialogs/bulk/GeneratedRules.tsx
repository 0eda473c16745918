import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { Rule } from '@sdp/domain/decision-table'
import { LongList } from '../../../../ui/LongList.tsx'
import { counted, readableNumber } from '../../../../ui/numbers.ts'
import { PlainSelect } from '../../../../ui/PlainSelect.tsx'
import { RuleText } from './RuleText.tsx'

interface GeneratedRulesProps {
  generated: { rules: readonly Rule[]; total: number } | undefined
  isRunning: boolean
  modules: readonly string[]
  /** The module that gets them. */
  place: number
  disabledReason: string | undefined
  onPlace: (module: number) => void
  onLeaveOut: (rule: Rule) => void
  onStop: () => void
  onPut: (how: 'replace' | 'append') => void
}

/** What was generated, before it is put into a module. */
export function GeneratedRules(props: GeneratedRulesProps) {
  const { generated, isRunning, modules, place, disabledReason, onPlace, onLeaveOut, onStop, onPut } = props
  if (generated === undefined) return null
  const { rules, total } = generated
  const isReady = !isRunning && rules.length > 0 && disabledReason === undefined
  return (
    <>
      {isRunning ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <LinearProgress
            variant="determinate"
            value={(100 * rules.length) / total}
            aria-label="Generating rules"
            sx={{ flex: 1 }}
          />
          <Typography variant="caption">
            {readableNumber(rules.length)} of {readableNumber(total)}
          </Typography>
          <Button onClick={onStop}>Stop</Button>
        </Box>
      ) : (
        <Typography variant="body2" role="status">
          {counted(rules.length, 'rule')} generated. Generating again wipes them.
        </Typography>
      )}
      <Box sx={{ flex: 1, minHeight: 0, display: 'grid' }}>
        <LongList label="Generated rules" entries={rules} maxHeight="100%">
          {(rule) => (
            <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
              <RuleText rule={rule} />
              {!isRunning && (
                <Box
                  component="button"
                  type="button"
                  aria-label="Leave this rule out"
                  title="Leave this rule out"
                  onClick={() => onLeaveOut(rule)}
                  sx={{ p: '3px', border: 0, background: 'none', cursor: 'pointer' }}
                >
                  <span className="cell-icon clear" />
                </Box>
              )}
            </Box>
          )}
        </LongList>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" aria-hidden>
          Module
        </Typography>
        <PlainSelect
          isField
          label="Module"
          options={modules.map((_, index) => String(index))}
          labelOf={(index) => modules[Number(index)] ?? ''}
          value={String(place)}
          onChange={(index) => onPlace(Number(index))}
        />
        <Box sx={{ flex: 1 }} />
        <Button
          variant="outlined"
          disabled={!isReady}
          title="Put them in place of the rules of the module"
          onClick={() => onPut('replace')}
        >
          Replace
        </Button>
        <Button
          variant="contained"
          disabled={!isReady}
          title="Put them after the rules of the module"
          onClick={() => onPut('append')}
        >
          Append
        </Button>
      </Box>
    </>
  )
}
