import CreateIcon from '@mui/icons-material/BookmarkAddOutlined'
import { useState } from 'react'
import { useCommand } from '../../ui/commands.ts'
import type { HeaderAction } from '../../ui/header-action.ts'
import { CreateSavePointDialog } from './CreateSavePointDialog.tsx'
import { useNoAccessReason } from './use-no-access-reason.ts'
import { useSavePoints } from './use-save-points.ts'

/** The save panel's way to a new save point from the open one. */
export function useCreateSavePoint(): HeaderAction {
  const { current } = useSavePoints()
  const [isOpen, setOpen] = useState(false)
  const disabledReason = useNoAccessReason()
  useCommand('Create Save Point', disabledReason === undefined ? () => setOpen(true) : undefined)
  return {
    button: {
      label: 'Create Save Point',
      short: 'Save Point',
      icon: <CreateIcon />,
      disabledReason,
      onClick: () => setOpen(true),
    },
    opened: isOpen && current !== undefined && (
      <CreateSavePointDialog from={current} onClose={() => setOpen(false)} />
    ),
  }
}
