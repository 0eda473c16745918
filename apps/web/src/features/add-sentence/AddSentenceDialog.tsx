import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import { addExpressions } from '@sdp/domain/intents'
import { type ReactNode, useMemo, useState } from 'react'
import { applyEdit, useEditingStore } from '../../editing/editing-store.ts'
import { useReadOnlyReason } from '../../editing/use-read-only-reason.ts'
import type { SentenceToAdd } from '../../parts/sentence-to-add.ts'
import { ChoiceList } from '../../ui/ChoiceList.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { notify } from '../../ui/notifications.tsx'
import { ExpressionOfSentence } from './ExpressionOfSentence.tsx'
import { intentChoices, likelyIntent } from './intent-choices.ts'
import { TargetHint } from './TargetHint.tsx'
import { targetOf } from './target.ts'
import { useExpressionOf } from './use-expression-of.ts'
import { useTargetDomains } from './use-target-domains.ts'

interface AddSentenceDialogProps {
  sentence: SentenceToAdd
  startEditing: ReactNode
  onClose: () => void
}

/** Makes an expression of a sentence and adds it to an intent of the open domain, as an edit like any other. */
export function AddSentenceDialog({ sentence, startEditing, onClose }: AddSentenceDialogProps) {
  const { text, language, onAdded } = sentence
  const open = useEditingStore((state) => state.open)
  const readOnly = useReadOnlyReason()
  const domains = useTargetDomains(sentence)
  const [wantedDomain, setWantedDomain] = useState<string>()
  const domain = domains.find(({ id }) => id === wantedDomain) ?? domains[0]
  const openDomain = open && { id: open.head._id, language: open.language }
  const target = domain && targetOf(domain, { open: openDomain, readOnly, language })

  const opened = open?.head._id === domain?.id ? open : undefined
  const intents = opened?.current.intents
  const near = useMemo(
    () => sentence.near.filter(({ domainId }) => domainId === domain?.id),
    [sentence.near, domain?.id],
  )
  const choices = useMemo(
    () =>
      intentChoices(
        near,
        intents?.map(({ name }) => name),
      ),
    [near, intents],
  )
  const [wantedIntent, setWantedIntent] = useState<string>()
  const intent = choices.find(({ key }) => key === (wantedIntent ?? likelyIntent(near, choices)))?.name
  const expression = useExpressionOf(text, { open: opened, intent })
  const canAdd = target?.kind === 'ready' && intent !== undefined && expression.canAdd

  const add = () => {
    if (!canAdd || opened === undefined || domain === undefined) return false
    if (!applyEdit(addExpressions, { intent, text: expression.result, language: opened.language }))
      return false
    notify('success', messages.addSentence.added(intent, domain.name))
    onAdded?.()
    return true
  }

  return (
    <FormDialog title="Add a sentence" action="Add" isDisabled={!canAdd} onSubmit={add} onClose={onClose}>
      <Typography dir="auto" sx={{ overflowWrap: 'anywhere', mb: 2 }}>
        ‘{text}’
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ml: 1 }}>
          {language}
        </Typography>
      </Typography>
      {domain === undefined ? (
        <Typography variant="body2">{messages.addSentence.noDomain(language)}</Typography>
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Autocomplete
            options={domains}
            value={domain}
            disableClearable
            autoHighlight
            getOptionLabel={({ name }) => name}
            getOptionKey={({ id }) => id}
            isOptionEqualToValue={(one, other) => one.id === other.id}
            onChange={(_, { id }) => {
              setWantedDomain(id)
              setWantedIntent(undefined)
            }}
            renderInput={(params) => <TextField {...params} label="Domain" />}
          />
          <TargetHint domain={domain} target={target!} intent={intent} startEditing={startEditing} />
          <ChoiceList
            // The search of another domain says nothing about this one
            key={`${domain.id} ${opened === undefined}`}
            label="Intents"
            search="Search intents"
            choices={choices}
            chosen={new Set(intent === undefined ? [] : [intent])}
            isFocused
            onChoose={({ key }) => setWantedIntent(key)}
            onConfirm={() => {
              if (add()) onClose()
            }}
            none={opened === undefined ? 'Its intents are shown when it is open.' : 'No intent is found.'}
            height={158}
          />
          <ExpressionOfSentence expression={expression} />
        </Box>
      )}
    </FormDialog>
  )
}
