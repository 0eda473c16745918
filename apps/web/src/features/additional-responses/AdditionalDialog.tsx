import {
  type AdditionalField,
  addAdditionalTexts,
  deleteAdditionalText,
  moveAdditionalText,
  setAdditionalText,
} from '@sdp/domain/responses'
import { useMemo, useRef } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { EditingDialog } from '../../parts/EditingDialog.tsx'
import { TextsGrid, type TextsGridHandle } from '../../parts/response-text/TextsGrid.tsx'
import { TextsHeading } from '../../parts/response-text/TextsHeading.tsx'
import type { TextSection } from '../../parts/response-text/text-rows.ts'
import { useTextRules } from '../../parts/response-text/use-text-rules.ts'

const parts = [
  { field: 'voice', label: 'Voice', noun: 'voice' },
  { field: 'text', label: 'Text', noun: 'text' },
] as const satisfies readonly { field: AdditionalField; label: string; noun: string }[]

/** The voices and texts of one additional response. */
export function AdditionalDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const response = useDomain(({ additionalResponses }) =>
    additionalResponses.find((one) => one.name === name),
  )
  const { edit } = useEdit()
  const { spokenAs } = useTextRules()
  const grid = useRef<TextsGridHandle>(null)
  const sections = useMemo(
    () =>
      parts.map(({ field, label, noun }): TextSection => {
        const texts = response?.[field] ?? none
        return {
          key: field,
          label,
          texts,
          spokenAs: field === 'voice' ? spokenAs : undefined,
          isFixed: true,
          heading: (
            <TextsHeading
              title={label}
              about={texts.length === 0 ? 'nothing in this language' : ''}
              addLabel={`Add ${noun}`}
              add={`+ ${label}`}
              onAdd={() => grid.current?.add(field)}
            />
          ),
        }
      }),
    [response, spokenAs],
  )
  return (
    <EditingDialog title={name} width={800} onClose={onClose} toolbar={null}>
      <TextsGrid
        ref={grid}
        keptAs={`additional ${name}`}
        label={`Texts of ${name}`}
        sections={sections}
        none=""
        onAdd={(field, text) =>
          edit(addAdditionalTexts, { name, field: field as AdditionalField, texts: [text] })
        }
        onSet={(field, index, text) =>
          edit(setAdditionalText, { name, field: field as AdditionalField, index, text })
        }
        onDelete={(field, index) =>
          edit(deleteAdditionalText, { name, field: field as AdditionalField, index })
        }
        onMove={(from, to) => {
          // What is said is not shown: a text stays in its part
          if (from.section !== to.section) return
          edit(moveAdditionalText, {
            name,
            field: from.section as AdditionalField,
            from: from.index,
            to: to.index,
          })
        }}
      />
    </EditingDialog>
  )
}

const none: string[] = []
