import FormLabel from '@mui/material/FormLabel'
import { messages } from '@sdp/domain'
import { isConceptName } from '@sdp/domain/concepts'
import { conceptNames } from '@sdp/domain/responses'
import { useState } from 'react'
import { check } from '../../editing/use-edit.ts'
import { NamesField } from '../../ui/NamesField.tsx'
import { useWhyNot } from './template-form.tsx'

interface ConceptNamesProps {
  label: string
  names: readonly string[]
  onAdd: (name: string) => void
  onRemove: (name: string) => void
}

/** Names of concepts: those that the domain uses already are offered, others can be typed. */
export function ConceptNames({ label, names, onAdd, onRemove }: ConceptNamesProps) {
  const whyNot = useWhyNot()
  const [offers] = useState(() => check(conceptNames))
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
        whyNot={whyNot}
        placeholder="Add a concept"
        onAdd={onAdd}
        onRemove={onRemove}
      />
    </div>
  )
}
