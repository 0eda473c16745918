import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { addRule, deleteRules, duplicateRules, type Rule, type RulePlace } from '@sdp/domain/decision-table'
import { useEdit } from '../../editing/use-edit.ts'
import type { RuleDialog } from './rule-dialog.ts'

interface RuleMenuProps {
  rule: Rule
  place: RulePlace
  anchor: HTMLElement
  coreActions: readonly string[]
  onOpen: (dialog: RuleDialog) => void
  onAdded: (place: RulePlace) => void
  onClose: () => void
}

/** What can be done with one rule. */
export function RuleMenu({ rule, place, anchor, coreActions, onOpen, onAdded, onClose }: RuleMenuProps) {
  const { canEdit, whyNot, edit } = useEdit()
  const below = { module: place.module, rule: place.rule + 1 }
  const item = (label: string, act: () => void, isChange = true) => (
    <MenuItem
      disabled={isChange && !canEdit}
      title={isChange ? whyNot : undefined}
      onClick={() => {
        onClose()
        act()
      }}
    >
      {label}
    </MenuItem>
  )
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {item('Add Rule', () => {
        if (edit(addRule, { module: place.module, after: place.rule })) onAdded(below)
      })}
      {item('Duplicate Rule', () => {
        if (edit(duplicateRules, { rules: [place] })) onAdded(below)
      })}
      {item('Delete Rule', () => edit(deleteRules, { rules: [place] }))}
      {item('Move Rule', () => onOpen({ kind: 'move', at: [place] }))}
      <Divider />
      {item('Intent…', () => onOpen({ kind: 'intent', which: 'intent', at: [place] }), false)}
      {item('Request…', () => onOpen({ kind: 'intent', which: 'request', at: [place] }), false)}
      {item('Inputs…', () => onOpen({ kind: 'inputs', at: [place] }), false)}
      {coreActions.includes(rule.apiAction.name) &&
        item('Parameters…', () => onOpen({ kind: 'parameters', at: place }), false)}
      {item('Comments…', () => onOpen({ kind: 'comments', at: place }), false)}
    </Menu>
  )
}
