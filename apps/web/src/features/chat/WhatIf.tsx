import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { type ChatMessage, useChat } from './chat-store.ts'
import { sendWhatIf } from './send-text.ts'
import { inputLabel, whatIfOf, whatIfRows } from './what-if.ts'

/** The inputs of the turn, to be changed and tried again. */
export function WhatIf({ message: { answer, data } }: { message: ChatMessage }) {
  const before = useMemo(() => (answer ? whatIfRows(answer.reply.fullResponse) : []), [answer])
  const [rows, setRows] = useState(before)
  if (before.length === 0) return null
  const whatIf = whatIfOf(before, rows)
  const isChanged = Object.keys(whatIf).length > 0

  const run = () => {
    useChat.setState({ explained: undefined })
    if (data.request !== undefined) void sendWhatIf(data.request, whatIf)
  }
  return (
    <Box component="section" aria-label="What if" sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
      <Typography component="h4" variant="caption" sx={{ color: 'text.secondary', fontWeight: 600 }}>
        Try other values
      </Typography>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault()
          if (isChanged) run()
        }}
        sx={{ display: 'grid', gap: 1.25, pt: 1 }}
      >
        {rows.map(({ input, text }, at) => (
          <TextField
            key={input}
            label={inputLabel(input)}
            value={text}
            placeholder="not known"
            slotProps={{ inputLabel: { shrink: true } }}
            onChange={({ target }) => setRows(rows.with(at, { input, text: target.value }))}
          />
        ))}
        <Button type="submit" variant="outlined" disabled={!isChanged} sx={{ justifySelf: 'start' }}>
          Run again
        </Button>
      </Box>
    </Box>
  )
}
