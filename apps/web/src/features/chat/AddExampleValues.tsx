import Button from '@mui/material/Button'
import { messages } from '@sdp/domain'
import { addExampleValues } from '@sdp/domain/slots'
import { type MouseEvent, useMemo } from 'react'
import { applyEdit, useEditingStore } from '../../editing/editing-store.ts'
import { useReadOnlyReason } from '../../editing/use-read-only-reason.ts'
import { notify } from '../../ui/notifications.tsx'
import { type ChatMessage, useChat } from './chat-store.ts'
import { type NewExampleValue, newExampleValues } from './new-example-values.ts'

/** Adds what a sentence filled free text with to the example values of its slot, as an edit like any other. */
export function AddExampleValues({ message: { data } }: { message: ChatMessage }) {
  const response = useChat(({ messages: all }) =>
    all.find(({ answer, data: { request } }) => answer !== undefined && request === data.request),
  )?.answer?.reply.fullResponse
  const domainId = useEditingStore(({ open }) => open?.head._id)
  const language = useEditingStore(({ open }) => open?.language)
  const slots = useEditingStore(({ open }) => open?.current.slots)
  const found = useMemo(() => {
    const openDomain =
      domainId === undefined || language === undefined || slots === undefined
        ? undefined
        : { domainId, language, slots }
    return response === undefined ? [] : newExampleValues(response, openDomain)
  }, [response, domainId, language, slots])
  if (found.length === 0 || language === undefined) return null
  return <AddButtons found={found} language={language} />
}

function AddButtons({ found, language }: { found: readonly NewExampleValue[]; language: string }) {
  const readOnly = useReadOnlyReason()
  if (readOnly !== undefined) return null
  const add = ({ slot, value }: NewExampleValue, { currentTarget }: MouseEvent) => {
    // The button goes when there is nothing to add any more; the focus stays with the sentence
    const sentence = currentTarget.closest('li')?.querySelector('button')
    if (!applyEdit(addExampleValues, { slot, values: [value], language })) return
    sentence?.focus()
    notify('success', messages.slots.exampleValueAdded(value, slot))
  }
  return found.map((one) => (
    <Button
      key={`${one.slot} ${one.value}`}
      size="small"
      color="inherit"
      onClick={(event) => add(one, event)}
      sx={{ py: 0, minWidth: 0, color: 'text.secondary', textAlign: 'end', overflowWrap: 'anywhere' }}
    >
      <bdi>
        Add ‘{one.value}’ to the examples of {one.slot}
      </bdi>
    </Button>
  ))
}
