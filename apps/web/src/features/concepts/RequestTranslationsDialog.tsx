import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type BlockedTranslationReply, type ConceptRow, concepts, translations } from '@sdp/api'
import { messages } from '@sdp/domain'
import { supportedLanguages } from '@sdp/domain/languages'
import { checkTargetLanguage } from '@sdp/domain/translations'
import { useState } from 'react'
import { call } from '../../server/calls.ts'
import { ChoiceList } from '../../ui/ChoiceList.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { notify } from '../../ui/notifications.tsx'
import { counted } from '../../ui/numbers.ts'
import { useAction } from '../../ui/use-action.ts'

const blockedLanguages = supportedLanguages.filter(({ value }) => checkTargetLanguage(value) !== undefined)
const languages = supportedLanguages
  .filter(({ value }) => checkTargetLanguage(value) === undefined)
  .map(({ value, name }) => ({ key: value, name: `${name}, ${value}` }))

interface RequestTranslationsDialogProps {
  rows: readonly ConceptRow[]
  /** The language whose texts the table shows: these are translated. */
  language: string
  onClose: () => void
}

/** Asks into which languages the active texts of the chosen concepts are translated, and names what cannot be. */
export function RequestTranslationsDialog({ rows, language, onClose }: RequestTranslationsDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [blocked, setBlocked] = useState<readonly BlockedTranslationReply[]>()
  const { isBusy, act } = useAction()
  const texts = rows.flatMap(({ texts, concept_name }) =>
    texts.filter(({ isActive }) => isActive).map(({ id, text }) => ({ id, text, concept_name })),
  )
  const without = rows.filter(({ texts }) => texts.every(({ isActive }) => !isActive))
  const toggle = (key: string) =>
    setChosen((before) => {
      const after = new Set(before)
      if (!after.delete(key)) after.add(key)
      return after
    })
  const request = () =>
    act(
      async () => {
        const body = {
          textIds: texts.map(({ id }) => id),
          targetLanguageCodes: [...chosen],
          returnDetails: false,
        }
        const answer = await call(translations.request, { body })
        notify('success', messages.translations.started(answer.started))
        if (answer.blocked.length === 0) onClose()
        else setBlocked(answer.blocked)
      },
      { failed: messages.translations.requestFailed, changes: [translations.list, concepts.read] },
    )
  const nameOf = (id: string | undefined) => texts.find((text) => text.id === id)?.concept_name ?? ''
  return (
    <Dialog
      open
      title="Request translations"
      width="sm"
      busy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {blocked === undefined ? 'Cancel' : 'Close'}
          </Button>
          {blocked === undefined && (
            <Button
              variant="contained"
              disabled={isBusy || chosen.size === 0 || texts.length === 0}
              onClick={() => void request()}
            >
              Request
            </Button>
          )}
        </>
      }
    >
      {blocked === undefined ? (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Typography>
            {counted(texts.length, 'active text')} in {language} of {counted(rows.length, 'concept')}
          </Typography>
          {without.length > 0 && (
            <Typography role="alert" sx={{ color: 'warning.main' }}>
              {messages.concepts.noActiveText(language)}:{' '}
              {without.map(({ concept_name }) => concept_name).join(', ')}
            </Typography>
          )}
          <ChoiceList
            label="Languages to translate into"
            search="Search languages"
            choices={languages.filter(({ key }) => key !== language)}
            chosen={chosen}
            isMultiple
            isFocused
            height={280}
            none="No language matches."
            onChoose={({ key }) => toggle(key)}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Cannot be requested: {blockedLanguages.map(({ name, value }) => `${name}, ${value}`).join('; ')}
          </Typography>
        </Box>
      ) : (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Typography role="status">Not requested:</Typography>
          <LongList label="Not requested" entries={blocked}>
            {({ textId, targetLanguageCode = '', reason }) => (
              <>
                <strong>{nameOf(textId)}</strong> {targetLanguageCode}: {reason}
              </>
            )}
          </LongList>
        </Box>
      )}
    </Dialog>
  )
}
