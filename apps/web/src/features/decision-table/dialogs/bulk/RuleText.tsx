import { styled } from '@mui/material/styles'
import type { Rule } from '@sdp/domain/decision-table'
import { changedPartTexts, rulePartTexts } from '../rule-parts.ts'

/** A rule in words; with another one after it, what changes is struck out and written again. */
export function RuleText({ rule, after = rule }: { rule: Rule; after?: Rule }) {
  const changed = after === rule ? [] : changedPartTexts(rule, after)
  const keys = new Set(changed.map(({ key }) => key))
  return (
    <Text>
      {changed.map(({ key, label, before, after }) => (
        <span key={key} className="part">
          <b>{label}</b> {before !== '' && <del>{before}</del>} {after !== '' && <ins>{after}</ins>}
        </span>
      ))}
      {rulePartTexts(rule)
        .filter(({ key }) => !keys.has(key))
        .map(({ key, label, text }) => (
          <span key={key} className="part">
            <b>{label}</b> {text}
          </span>
        ))}
    </Text>
  )
}

const Text = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 14px',
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& del': { color: theme.vars.palette.error.main },
  '& ins': { color: theme.vars.palette.success.main, textDecoration: 'none' },
}))
