import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { messages } from '@sdp/domain'
import { addResponse, checkResponseName, chooseResponse, type ResponseKind } from '@sdp/domain/responses'
import type { UiAction } from '@sdp/domain/ui-actions'
import { useState } from 'react'
import { check, useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { CompletedField } from '../../ui/CompletedField.tsx'
import { completingTo } from '../../ui/completions.ts'
import { OtherResponsesDialog } from './OtherResponsesDialog.tsx'
import { otherResponses } from './response-sections.ts'
import { SharedAudioDialog } from './SharedAudioDialog.tsx'

interface AddResponseProps {
  action: UiAction
  kind: ResponseKind
  /** Called with the name of a new response. */
  onAdded: (name: string) => void
}

/** A field that adds a new response to a UI action, or one that is there already. */
export function AddResponse({ action, kind, onAdded }: AddResponseProps) {
  const { edit, disabledReason } = useEdit()
  const [typed, setTyped] = useState('')
  const [isChoosing, setChoosing] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const domain = useDomain((one) => one)
  const others = otherResponses(domain, action, kind).map(({ name }) => name)
  const judge = (name: string): string | undefined => {
    if (name === '' || others.includes(name)) return undefined
    const used = action[kind === 'tts' ? 'ttsResponses' : 'audioResponses'].includes(name)
    if (used) return messages.responses.alreadyUsed(name, action.name)
    return check((now) => checkResponseName(now, kind, { name }))
  }
  const add = (text: string) => {
    const name = text.trim()
    if (name === '' || judge(name) !== undefined) return
    const place = { kind, action: action.name, name }
    const isNew = !others.includes(name)
    if (!(isNew ? edit(addResponse, place) : edit(chooseResponse, place))) return
    setTyped('')
    if (isNew) onAdded(name)
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1, '& .plain-field': { width: 320 } }}>
      <CompletedField
        label="Add response"
        placeholder="Add response: a new or known name"
        value={typed}
        complete={completingTo(others)}
        problem={judge(typed.trim())}
        disabledReason={disabledReason}
        isUntyped={typed === ''}
        onChange={setTyped}
        onCommit={add}
        onKey={(event) => {
          if (event.key !== 'Escape' || typed === '') return
          event.stopPropagation()
          setTyped('')
        }}
      />
      <Button disabled={disabledReason !== undefined || typed.trim() === ''} onClick={() => add(typed)}>
        Add
      </Button>
      <Box sx={{ flex: 1 }} />
      {kind === 'audio' && <Button onClick={() => setSharing(true)}>Shared audio</Button>}
      <Button onClick={() => setChoosing(true)}>Other responses</Button>
      {isSharing && <SharedAudioDialog action={action.name} onClose={() => setSharing(false)} />}
      {isChoosing && <OtherResponsesDialog action={action} kind={kind} onClose={() => setChoosing(false)} />}
    </Box>
  )
}
