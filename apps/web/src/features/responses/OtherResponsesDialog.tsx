import Box from '@mui/material/Box'
import { messages } from '@sdp/domain'
import { chooseResponse, deleteResponse, type ResponseKind } from '@sdp/domain/responses'
import type { UiAction } from '@sdp/domain/ui-actions'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import { CellIcon } from '../../ui/grid/CellIcon.tsx'
import { CellText } from '../../ui/grid/CellText.tsx'
import type { Column } from '../../ui/grid/columns.ts'
import { Grid } from '../../ui/grid/Grid.tsx'
import { NameFilter } from '../../ui/NameFilter.tsx'
import { type OtherResponse, otherResponses } from './response-sections.ts'

interface OtherResponsesDialogProps {
  action: UiAction
  kind: ResponseKind
  onClose: () => void
}

/**
 * The responses that a UI action does not use: they can be used as well, and deleted where nobody does (ruling R128).
 */
export function OtherResponsesDialog({ action, kind, onClose }: OtherResponsesDialogProps) {
  const { edit, disabledReason } = useEdit()
  const domain = useDomain((one) => one)
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim().toLowerCase())
  const scroller = useRef<HTMLDivElement>(null)
  const all = useMemo(() => otherResponses(domain, action, kind), [domain, action, kind])
  const shown = useMemo(
    () =>
      all.filter(({ name, texts }) => [name, ...texts].some((text) => text.toLowerCase().includes(wanted))),
    [all, wanted],
  )
  const columns = useMemo((): Column<OtherResponse>[] => {
    const isReadOnly = disabledReason !== undefined
    return [
      { name: 'Response', width: '28%', cell: ({ name }) => <CellText text={name} /> },
      {
        name: 'Texts',
        className: 'quiet',
        cell: ({ texts }) => <CellText text={texts.join(' | ')} />,
      },
      {
        name: 'Used by',
        width: '22%',
        className: 'quiet',
        cell: ({ usedBy }) => <CellText text={usedBy.join(', ')} />,
      },
      {
        name: 'Actions',
        heading: '',
        width: 100,
        kind: 'action',
        cell: ({ name, usedBy }) => {
          const blocked = usedBy.length === 0 ? disabledReason : messages.responses.used(name, usedBy)
          return (
            <Box component="span" sx={{ display: 'flex', gap: 2, justifyContent: 'flex-end' }}>
              <CellButton
                aria-label={`Use ${name}`}
                aria-disabled={isReadOnly}
                title={disabledReason}
                onClick={() => !isReadOnly && edit(chooseResponse, { kind, action: action.name, name })}
              >
                Use
              </CellButton>
              <CellButton
                aria-label={`Delete ${name}`}
                aria-disabled={blocked !== undefined}
                title={blocked ?? 'Delete'}
                onClick={() => blocked === undefined && edit(deleteResponse, { kind, name })}
              >
                <CellIcon name="delete" />
              </CellButton>
            </Box>
          )
        },
      },
    ]
  }, [disabledReason, edit, kind, action.name])
  return (
    <Dialog
      open
      title={`Other ${kind === 'tts' ? 'spoken' : 'audio'} responses`}
      width="md"
      onClose={onClose}
    >
      <NameFilter label="Search responses" value={search} onChange={setSearch} />
      <Box
        ref={scroller}
        tabIndex={-1}
        sx={{ mt: 1, height: '50vh', overflow: 'auto', overflowAnchor: 'none', '--table-top': '0px' }}
      >
        <Grid
          label="Other responses"
          columns={columns}
          rows={shown}
          nameOf={nameOf}
          keyOf={nameOf}
          scroller={scroller}
          none={all.length === 0 ? 'There are no other responses' : 'No response is found'}
        />
      </Box>
    </Dialog>
  )
}

function nameOf({ name }: OtherResponse): string {
  return name
}
