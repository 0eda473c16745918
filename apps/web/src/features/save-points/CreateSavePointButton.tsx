import Button from '@mui/material/Button'
import { useState } from 'react'
import { CreateSavePointDialog } from './CreateSavePointDialog.tsx'
import { useSavePoints } from './use-save-points.ts'

/** The save panel's way to a new save point from the open one. */
export function CreateSavePointButton() {
  const { current } = useSavePoints()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} disabled={current === undefined}>
        Create Save Point
      </Button>
      {isOpen && current !== undefined && (
        <CreateSavePointDialog from={current} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
