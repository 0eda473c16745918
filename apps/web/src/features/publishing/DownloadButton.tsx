import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { downloadButtonWidth } from './state-texts.ts'

interface DownloadButtonProps {
  label: string
  about: string
  onClick: () => Promise<unknown>
}

/** Greyed out while its file is on its way. */
export function DownloadButton({ label, about, onClick }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    await onClick()
    setBusy(false)
  }
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      aria-label={`${label}: download ${about}`}
      aria-disabled={isBusy}
      onClick={() => !isBusy && void download()}
      sx={{ width: downloadButtonWidth(label), '&[aria-disabled=true]': { opacity: 0.5 } }}
    >
      {label}
    </Button>
  )
}
