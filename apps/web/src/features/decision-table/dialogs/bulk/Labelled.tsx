import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** A part of the form next to its heading, in line with the conditions on inputs. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Part aria-label={label}>
      <h3>{label}</h3>
      <div>{children}</div>
    </Part>
  )
}

const Part = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: '110px minmax(0, 1fr)',
  gap: 12,
  '& h3': { ...theme.typography.body2, margin: '5px 0 0', color: theme.vars.palette.text.secondary },
}))
