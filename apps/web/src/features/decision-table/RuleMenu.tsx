import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import { addRule, deleteRules, duplicateRules, type Rule, type RulePlace } from '@sdp/domain/decision-table'
import { useEdit } from '../../editing/use-edit.ts'
import type { RuleDialog } from './rule-dialog.ts'
import { useMenuItem } from './use-menu-item.tsx'

interface RuleMenuProps {
  rule: Rule
  place: RulePlace
  anchor: HTMLElement
  coreActions: readonly string[]
  onOpen: (dialog: RuleDialog) => void
  onShow: ShowMentioned
  onAdded: (place: RulePlace) => void
  onClose: () => void
}

/** The way to what a rule mentions. */
export type ShowMentioned = (kind: 'intent' | 'slot', name: string) => void

const maxShown = 4

/** What can be done with one rule. */
export function RuleMenu(props: RuleMenuProps) {
  const { rule, place, anchor, coreActions, onOpen, onShow, onAdded, onClose } = props
  const { edit } = useEdit()
  const mentioned = [
    ...[...rule.intent.arguments, ...rule.request.arguments].map((name) => ({
      kind: 'intent' as const,
      name,
    })),
    ...rule.slots.map(({ input }) => ({ kind: 'slot' as const, name: input })),
  ].slice(0, maxShown)
  const below = { module: place.module, rule: place.rule + 1 }
  const item = useMenuItem(onClose)
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
      {mentioned.length > 0 && <Divider />}
      {mentioned.map(({ kind, name }) => item(`Show ${kind} ${name}`, () => onShow(kind, name), false))}
    </Menu>
  )
}
