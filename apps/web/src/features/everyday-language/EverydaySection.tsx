import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface EverydaySectionProps {
  title: string
  text: string
  /** Shown next to the title. */
  action?: ReactNode
  /** Its level among the headings of the page. */
  level?: 'h2' | 'h3'
  children?: ReactNode
}

/** One kind of everyday language: what it is, and its words. */
export function EverydaySection({ title, text, action, level = 'h3', children }: EverydaySectionProps) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        px: 2,
        py: 1.25,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32 }}>
        <Typography id={id} component={level} variant="h3" sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        {action}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
      {children}
    </Box>
  )
}
