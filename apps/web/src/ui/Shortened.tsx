import Tooltip from '@mui/material/Tooltip'
import { shorten } from './shorten.ts'

/** A name, shortened above `max` characters; then the full name shows in a tooltip. */
export function Shortened({ name, max }: { name: string; max: number }) {
  const short = shorten(name, max)
  if (short === name) return name
  return (
    <Tooltip title={name}>
      <span>{short}</span>
    </Tooltip>
  )
}
