import Typography from '@mui/material/Typography'
import { type ChosenFulfilment, requestsOf, setFulfilment } from '@sdp/domain/api-actions'
import type { Intent } from '@sdp/domain/intents'
import { useCallback, useMemo, useRef, useState } from 'react'
import { entryKey } from '../../editing/entry-key.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { EditingDialog } from '../../parts/EditingDialog.tsx'
import { NamesPicker } from '../../parts/NamesPicker.tsx'
import { Grid } from '../../ui/grid/Grid.tsx'
import { GridScroller } from '../../ui/grid/GridScroller.tsx'
import { useColumns } from '../../ui/grid/use-columns.ts'
import { NameFilter } from '../../ui/NameFilter.tsx'
import { findNamed, maxUnsearched, nameOf } from '../../ui/names.ts'
import { fulfilmentColumns } from './fulfilment-columns.tsx'

interface Picking {
  request: string
  kind: keyof ChosenFulfilment
  anchor: HTMLElement
}

/** Which actions fulfil each request of the domain. */
export function FulfilmentDialog({ onClose }: { onClose: () => void }) {
  const { disabledReason, edit } = useEdit()
  const intents = useDomain((domain) => domain.intents)
  const uiActions = useDomain((domain) => domain.uiActions)
  const apiActions = useDomain((domain) => domain.apiActions)
  const requests = useMemo(() => requestsOf({ intents }), [intents])
  const [search, setSearch] = useState('')
  const rows = useMemo(() => findNamed(requests, search), [requests, search])
  const scroller = useRef<HTMLDivElement>(null)
  const [picking, setPicking] = useState<Picking>()
  const picked = requests.find(({ name }) => name === picking?.request)

  const known = useMemo(
    () => ({ uiActions: uiActions.map(nameOf), apiActions: apiActions.map(nameOf) }),
    [uiActions, apiActions],
  )
  const pick = useCallback(
    ({ name }: Intent, kind: keyof ChosenFulfilment, anchor: HTMLElement) =>
      setPicking({ request: name, kind, anchor }),
    [],
  )
  const columns = useColumns(fulfilmentColumns, { known, disabledReason, onPick: pick })
  const choose = (actions: string[]) => {
    if (picked === undefined || picking === undefined) return
    const { uiActions: ui, apiActions: api } = picked.fulfilledBy
    edit(setFulfilment, { request: picked.name, uiActions: ui, apiActions: api, [picking.kind]: actions })
  }
  return (
    <EditingDialog
      title="Request Fulfillment"
      onClose={onClose}
      toolbar={
        requests.length > maxUnsearched ? (
          <NameFilter label="Search requests" value={search} onChange={setSearch} />
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            A request is fulfilled when one of its actions was run.
          </Typography>
        )
      }
    >
      <GridScroller ref={scroller} tabIndex={0}>
        <Grid
          label="Requests"
          columns={columns}
          rows={rows}
          nameOf={nameOf}
          keyOf={entryKey}
          scroller={scroller}
          none={
            search === ''
              ? 'No intent is a request yet. Tick “Request” of an intent that asks for something, such as find_music.'
              : 'No request is found'
          }
        />
      </GridScroller>
      {picked !== undefined && picking !== undefined && (
        <NamesPicker
          anchor={picking.anchor}
          label={`${picking.kind === 'uiActions' ? 'UI actions' : 'API actions'} that fulfill ${picked.name}`}
          noun="action"
          options={known[picking.kind]}
          chosen={picked.fulfilledBy[picking.kind]}
          onChange={choose}
          onClose={() => setPicking(undefined)}
        />
      )}
    </EditingDialog>
  )
}
