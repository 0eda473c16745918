import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import { deleteModule, duplicateModule, type Module } from '@sdp/domain/decision-table'
import { useEdit } from '../../editing/use-edit.ts'
import { confirm } from '../../ui/ConfirmDialog.tsx'
import { readableNumber } from '../../ui/numbers.ts'
import type { RuleDialog } from './rule-dialog.ts'
import { useMenuItem } from './use-menu-item.tsx'

interface ModuleMenuProps {
  module: Module
  place: number
  anchor: HTMLElement
  onAddRule: () => void
  onOpen: (dialog: RuleDialog) => void
  onClose: () => void
}

/** What can be done with one module. */
export function ModuleMenu({ module, place, anchor, onAddRule, onOpen, onClose }: ModuleMenuProps) {
  const { edit } = useEdit()
  const remove = async () => {
    const count = module.rules.length
    const rules = count === 1 ? 'its rule' : `its ${readableNumber(count)} rules`
    const isConfirmed = await confirm({
      title: 'Delete module',
      text: `Delete the module ${module.name}${count === 0 ? '' : ` with ${rules}`}?`,
      action: 'Delete',
      danger: true,
    })
    if (isConfirmed) edit(deleteModule, { module: place })
  }
  const item = useMenuItem(onClose)
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {item('Add Rule', onAddRule)}
      {item('Generate rules…', () => onOpen({ kind: 'bulk', module: place, at: [] }), false)}
      {item('Comments…', () => onOpen({ kind: 'module comments', module: place }), false)}
      <Divider />
      {item('Duplicate Module', () => edit(duplicateModule, { module: place }))}
      {item('Delete Module', () => void remove())}
    </Menu>
  )
}
