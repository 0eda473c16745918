import DoneIcon from '@mui/icons-material/CheckCircle'
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked'
import Box from '@mui/material/Box'
import type { Task } from './progress.ts'

/** What is to be done, with a mark at what is. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  return (
    <Box component="ul" aria-label="Tasks" sx={{ m: 0, my: 2, p: 0, listStyle: 'none' }}>
      {tasks.map(({ text, isDone }) => (
        <Box component="li" key={text} sx={{ display: 'flex', gap: 1, py: 0.25, alignItems: 'center' }}>
          {isDone ? (
            <DoneIcon fontSize="small" color="success" titleAccess="Done:" />
          ) : (
            <OpenIcon fontSize="small" color="disabled" titleAccess="To do:" />
          )}
          {text}
        </Box>
      ))}
    </Box>
  )
}
