import CreateIcon from '@mui/icons-material/BookmarkAddOutlined'
import { useState } from 'react'
import { CompactButton } from '../../ui/CompactButton.tsx'
import { useCommand } from '../../ui/commands.ts'
import { CreateSavePointDialog } from './CreateSavePointDialog.tsx'
import { useSavePoints } from './use-save-points.ts'
import { useWhyNoAccess } from './use-why-no-access.ts'

/** The save panel's way to a new save point from the open one. */
export function CreateSavePointButton() {
  const { current } = useSavePoints()
  const [isOpen, setOpen] = useState(false)
  const whyNot = useWhyNoAccess()
  useCommand('Create Save Point', whyNot === undefined ? () => setOpen(true) : undefined)
  return (
    <>
      <CompactButton
        label="Create Save Point"
        short="Save Point"
        icon={<CreateIcon />}
        whyNot={whyNot}
        onClick={() => setOpen(true)}
      />
      {isOpen && current !== undefined && (
        <CreateSavePointDialog from={current} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
