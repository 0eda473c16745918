import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { AddPartDialog } from './AddPartDialog.tsx'

export function AddPartButton() {
  const { whyNot } = useEdit()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Tooltip title={whyNot ?? ''}>
        <span>
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            disabled={whyNot !== undefined}
            onClick={() => setOpen(true)}
          >
            Add reusable part
          </Button>
        </span>
      </Tooltip>
      {isOpen && whyNot === undefined && <AddPartDialog onClose={() => setOpen(false)} />}
    </>
  )
}
