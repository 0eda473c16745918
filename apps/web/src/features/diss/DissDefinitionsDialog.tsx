import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { diss } from '@sdp/api'
import { messages } from '@sdp/domain'
import type { DissDefinition } from '@sdp/domain/diss'
import { useRef } from 'react'
import { call } from '../../server/calls.ts'
import { useCall } from '../../server/use-call.ts'
import { confirm } from '../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { TableFrame } from '../../ui/grid/TableFrame.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { notify } from '../../ui/notifications.tsx'
import { readableNumber } from '../../ui/numbers.ts'
import { useAction } from '../../ui/use-action.ts'
import { DissServicePart } from './DissServicePart.tsx'
import { definitionCalls } from './definition-calls.ts'
import { readDefinitionFile } from './read-definition-file.ts'

/** The definitions that domains can be checked against; every change is kept at once. */
export function DissDefinitionsDialog({ onClose }: { onClose: () => void }) {
  const request = useCall(diss.list, {})
  const chooser = useRef<HTMLInputElement>(null)
  const { isBusy, act } = useAction()

  const importFile = (file: Blob) =>
    act(
      async () => {
        const { version } = await call(diss.create, { body: await readDefinitionFile(file) })
        notify('success', messages.diss.imported(version))
      },
      { failed: messages.diss.importFailed, changes: definitionCalls },
    )
  const remove = async (version: string) => {
    const text = `Domains that follow the latest version may follow another one then.`
    if (!(await confirm({ title: `Delete DISS ${version}?`, text, action: 'Delete', danger: true }))) return
    await act(() => call(diss.remove, { params: { version } }), {
      failed: messages.diss.deleteFailed,
      changes: definitionCalls,
    })
  }

  return (
    <Dialog
      open
      title="DISS definitions"
      width="md"
      onClose={onClose}
      busy={isBusy}
      actions={
        <Button variant="contained" disabled={isBusy} onClick={() => chooser.current?.click()}>
          Import file
        </Button>
      }
    >
      <FileInput
        ref={chooser}
        label="DISS definition file"
        accept=".json,application/json"
        onFiles={([file]) => void importFile(file)}
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <DissServicePart />
        <Loaded request={request} failed={messages.diss.loadFailed}>
          {(definitions) =>
            definitions.length === 0 ? (
              <Typography sx={{ color: 'text.secondary' }}>No definition was imported yet.</Typography>
            ) : (
              <Box sx={{ maxHeight: 360, overflow: 'auto' }}>
                <DefinitionTable definitions={definitions} isBusy={isBusy} onDelete={remove} />
              </Box>
            )
          }
        </Loaded>
      </Box>
    </Dialog>
  )
}

interface DefinitionTableProps {
  definitions: readonly DissDefinition[]
  isBusy: boolean
  onDelete: (version: string) => Promise<void>
}

function DefinitionTable({ definitions, isBusy, onDelete }: DefinitionTableProps) {
  return (
    <TableFrame aria-label="DISS definitions" sx={{ '& th': { top: 0 } }}>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col" className="number">
            Intents
          </th>
          <th scope="col" className="number">
            Slots
          </th>
          <th scope="col" className="number">
            Canonicals
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {definitions.map(({ version, intents }, index) => {
          const slots = intents.flatMap((intent) => intent.slots)
          return (
            <tr key={version} className="row" aria-rowindex={index + 2}>
              <td title={version}>
                {version}
                {index === 0 && (
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {' '}
                    (latest)
                  </Box>
                )}
              </td>
              <td className="number">{readableNumber(intents.length)}</td>
              <td className="number">{readableNumber(slots.length)}</td>
              <td className="number">
                {readableNumber(slots.reduce((sum, { canonicals }) => sum + canonicals.length, 0))}
              </td>
              <td className="action">
                <IconButton
                  size="small"
                  aria-label={`Delete ${version}`}
                  disabled={isBusy}
                  onClick={() => void onDelete(version)}
                >
                  <DeleteIcon fontSize="inherit" />
                </IconButton>
              </td>
            </tr>
          )
        })}
      </tbody>
    </TableFrame>
  )
}
