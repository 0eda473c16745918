import Box from '@mui/material/Box'
import type { ChangedRule, Module } from '@sdp/domain/decision-table'
import { LongList } from '../../../../ui/LongList.tsx'
import { RuleText } from './RuleText.tsx'

interface ChangedRulesProps {
  rules: readonly ChangedRule[]
  modules: readonly Module[]
}

/** The selected rules with what becomes of each. */
export function ChangedRules({ rules, modules }: ChangedRulesProps) {
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'grid' }}>
      <LongList label="Selected rules" entries={rules} maxHeight="100%">
        {({ at, before, after }) => (
          <Box sx={{ display: 'flex', gap: 1.5 }}>
            <Box sx={{ width: 110, flexShrink: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {modules[at.module]?.name} {at.rule + 1}
            </Box>
            <RuleText rule={before} after={after} />
          </Box>
        )}
      </LongList>
    </Box>
  )
}
