import Button from '@mui/material/Button'
import { rulesByUiAction } from '@sdp/domain/decision-table'
import { addUiAction, deleteUiActions, moveUiActions, type UiAction } from '@sdp/domain/ui-actions'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { NamedTable } from '../../parts/named-table/NamedTable.tsx'
import { useProblems } from '../../parts/problems.ts'
import { testedUiAction } from '../../parts/test-runs/tested-texts.ts'
import { findByName, nameOf } from '../../ui/names.ts'
import { checkName } from './check-name.ts'
import { DialogActPicker, type PickedAct } from './DialogActPicker.tsx'
import { ReferenceFirstTextsContext, useReferenceFirstTexts } from './reference-first-texts.ts'
import { SettingsDialog } from './SettingsDialog.tsx'
import { uiActionColumns } from './ui-action-columns.tsx'

const example = {
  name: 'music_started',
  about:
    'A UI action is what the driver gets: what the assistant says, plays and shows. The rules of the decision table choose one, ' +
    'such as music_started, which says “Here is some jazz” and shows what plays.',
}

/** UIA-005: by their names. */
const search = { find: findByName<UiAction> }

interface UiActionsPageProps {
  /** The UI action that the address names. */
  shown: string | undefined
  /** What else can be done with all UI actions, in addition to the search. */
  tools?: ReactNode
  onOpen: (action: string, dialog: 'responses' | 'settings' | 'gui') => void
}

/** The UI actions of the open domain. */
export function UiActionsPage({ shown, tools, onOpen }: UiActionsPageProps) {
  const { edit } = useEdit()
  const all = useDomain(({ uiActions }) => uiActions)
  const modules = useDomain((domain) => domain.modules)
  const uses = useMemo(() => rulesByUiAction(modules), [modules])
  const problems = useProblems((state) => state.uiActions)
  const reference = useReferenceFirstTexts()
  const [picked, setPicked] = useState<PickedAct>()
  const onPickAct = useCallback(
    ({ name }: UiAction, anchor: HTMLElement) => setPicked({ action: name, anchor }),
    [],
  )
  return (
    <ReferenceFirstTextsContext value={reference}>
      <NamedTable
        noun="UI action"
        title="UI Actions"
        all={all}
        columns={uiActionColumns}
        tested={testedUiAction}
        options={{ uses, problems, onPickAct, onOpen }}
        searched="Names"
        search={search}
        tools={tools}
        shown={shown}
        adding={{
          label: 'Add new UI action',
          check: checkName,
          onAdd: (name) => edit(addUiAction, { name }),
        }}
        deletes={deleteUiActions}
        moves={moveUiActions}
        bulk={(actions) => <BulkUiActionButtons actions={actions} />}
        example={example}
      />
      {picked !== undefined && <DialogActPicker picked={picked} onClose={() => setPicked(undefined)} />}
    </ReferenceFirstTextsContext>
  )
}

/** What can be done with the selected UI actions at once in addition to deleting them. */
function BulkUiActionButtons({ actions }: { actions: readonly UiAction[] }) {
  const { canEdit } = useEdit()
  const [isSetting, setSetting] = useState(false)
  return (
    <>
      <Button disabled={!canEdit} onClick={() => setSetting(true)}>
        Settings
      </Button>
      {isSetting && <SettingsDialog names={actions.map(nameOf)} onClose={() => setSetting(false)} />}
    </>
  )
}
