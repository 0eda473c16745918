import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  addHandler,
  canDeleteHandler,
  deleteHandler,
  type Handler,
  handlerEnvironments,
} from '@sdp/domain/api-actions'
import { useCallback, useMemo, useRef, useState } from 'react'
import { entryKey } from '../../editing/entry-key.ts'
import { check, useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { confirmDeletion } from '../../parts/confirm-deletion.tsx'
import { EditingDialog } from '../../parts/EditingDialog.tsx'
import { usePlatformConfiguration } from '../../parts/platform-configuration.ts'
import { EmptyTable } from '../../ui/grid/EmptyTable.tsx'
import { Grid } from '../../ui/grid/Grid.tsx'
import { GridScroller } from '../../ui/grid/GridScroller.tsx'
import type { GridHandle } from '../../ui/grid/grid-api.ts'
import { useColumns } from '../../ui/grid/use-columns.ts'
import { counted } from '../../ui/numbers.ts'
import { HandlerTest } from './HandlerTest.tsx'
import { handlerColumns } from './handler-columns.tsx'

/** Where the API actions are sent in each environment. */
export function HandlersDialog({ onClose }: { onClose: () => void }) {
  const { canEdit, disabledReason, edit } = useEdit()
  const handlers = useDomain((domain) => domain.handlers)
  const actions = useDomain(({ apiActions }) => apiActions)
  const embedded = useDomain((domain) => domain.embedded)
  const environments = useMemo(() => handlerEnvironments({ embedded }), [embedded])
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<GridHandle<Handler>>(null)
  const [testedKey, setTested] = useState<string>()
  const tested = handlers.find((handler) => entryKey(handler) === testedKey)

  const add = () => {
    const before = new Set(check((domain) => domain.handlers))
    if (edit(addHandler, undefined)) grid.current?.show((handler) => !before.has(handler), { focus: true })
  }
  const remove = useCallback(
    async ([id]: readonly string[]) => {
      if (id === undefined) return
      const isServing = check(({ apiActions }) => apiActions.filter(({ handler }) => handler === id).length)
      const isConfirmed = await confirmDeletion({
        title: 'Delete handler',
        text: handlerDeletionText(id, isServing),
        edit: deleteHandler,
        args: { id },
      })
      const place = check((domain) => domain.handlers.findIndex((handler) => handler.id === id))
      if (isConfirmed && edit(deleteHandler, { id })) grid.current?.focus(place)
    },
    [edit],
  )
  const canDelete = useDomain(canDeleteHandler)
  const allowsLoopback = usePlatformConfiguration()?.loopbackHandlers ?? false
  const urlRules = useMemo(() => ({ allowsLoopback }), [allowsLoopback])
  const test = useCallback((handler: Handler) => setTested(entryKey(handler)), [])
  const columns = useColumns(handlerColumns, {
    environments,
    actions,
    disabledReason,
    canDelete,
    urlRules,
    edit,
    onTest: test,
    onDelete: remove,
  })
  return (
    <EditingDialog
      title="Configure Handlers"
      onClose={onClose}
      toolbar={
        <>
          <Typography variant="h3" component="h3">
            API Base URLs
          </Typography>
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            disabled={!canEdit}
            title={disabledReason}
            onClick={add}
            sx={{ ml: 2 }}
          >
            Add handler
          </Button>
        </>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        A base URL begins with https:// or http:// and a host name, such as
        https://handlers.example.com/parking; the path of an API action is added to it.
        {allowsLoopback &&
          ' A handler on this machine is named by its address: http://127.0.0.1 with its port.'}
      </Typography>
      <GridScroller ref={scroller} tabIndex={0}>
        <Grid
          ref={grid}
          label="API Base URLs"
          columns={columns}
          rows={handlers}
          nameOf={idOf}
          keyOf={entryKey}
          scroller={scroller}
          onDelete={canEdit && canDelete ? (chosen) => void remove(chosen.map(idOf)) : undefined}
          none={
            <EmptyTable title="No handlers yet" example="default" onAdd={canEdit ? add : undefined}>
              A handler is the service that answers the API actions of the domain. It has a base URL in each
              environment, to which the path of an API action is added.
            </EmptyTable>
          }
        />
      </GridScroller>
      {tested && <HandlerTest key={testedKey} handler={tested} environments={environments} />}
    </EditingDialog>
  )
}

function idOf({ id }: Handler): string {
  return id
}

/** What is asked before a handler is deleted (ruling R121). */
function handlerDeletionText(id: string, actions: number): string {
  const question = `Do you want to delete the handler ${id}?`
  if (actions === 0) return question
  return `${question} ${counted(actions, 'API action')} will have no handler.`
}
