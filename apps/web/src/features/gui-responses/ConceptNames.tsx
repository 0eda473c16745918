import Box from '@mui/material/Box'
import FormLabel from '@mui/material/FormLabel'
import { messages } from '@sdp/domain'
import { isConceptName } from '@sdp/domain/concepts'
import { conceptNames } from '@sdp/domain/responses'
import { useMemo, useState } from 'react'
import { check } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { useConcepts, useConceptTexts } from '../../parts/concepts.ts'
import { NamesField } from '../../ui/NamesField.tsx'
import { useDisabledReason } from './template-form.tsx'

interface ConceptNamesProps {
  label: string
  names: readonly string[]
  onAdd: (name: string) => void
  onRemove: (name: string) => void
}

/**
 * Names of concepts, with the texts that they show: all that there are, and those that the domain uses, are offered
 * (ruling R193).
 */
export function ConceptNames({ label, names, onAdd, onRemove }: ConceptNamesProps) {
  const disabledReason = useDisabledReason()
  const [used] = useState(() => check(conceptNames))
  const language = useEditing((editing) => editing.language)
  const canEdit = disabledReason === undefined
  const all = useConcepts({ enabled: canEdit })
  const offers = useMemo(
    () => [...new Set([...used, ...all.map(({ concept_name }) => concept_name)])].sort(),
    [used, all],
  )
  const texts = useConceptTexts({ language, names, types: [2] }, { enabled: canEdit })
  return (
    <div>
      <FormLabel component="div" sx={{ mb: 0.75 }}>
        {label}
      </FormLabel>
      <NamesField
        label={label}
        names={names}
        offers={offers}
        accepts={isConceptName}
        unknown={messages.guiResponses.conceptName}
        disabledReason={disabledReason}
        placeholder="Add a concept"
        onAdd={onAdd}
        onRemove={onRemove}
      />
      {texts !== undefined && names.length > 0 && (
        <Box
          component="ul"
          aria-label={`Texts of ${label}`}
          sx={{ m: 0, mt: 1, pl: 2.5, color: 'text.secondary', fontSize: 13 }}
        >
          {names.map((name) => (
            <li key={name}>
              {name}: <bdi>{texts.get(name)?.join(' / ') ?? missingText(name, all, language)}</bdi>
            </li>
          ))}
        </Box>
      )}
    </div>
  )
}

function missingText(name: string, all: ReturnType<typeof useConcepts>, language: string): string {
  const isThere = all.some(({ concept_name }) => concept_name === name)
  return isThere ? messages.concepts.noActiveText(language) : messages.concepts.missing
}
