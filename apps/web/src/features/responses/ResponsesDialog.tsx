import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { ResponseKind } from '@sdp/domain/responses'
import { useId, useState } from 'react'
import { useDomain } from '../../editing/use-editing.ts'
import { EditingDialog } from '../../parts/EditingDialog.tsx'
import { ResponseList } from './ResponseList.tsx'

const tabs = { tts: 'Text-To-Speech', audio: 'Audio' } as const satisfies Record<ResponseKind, string>

/** RESP-001 */
const widest = 800

interface ResponsesDialogProps {
  /** The name of the UI action. */
  action: string
  onClose: () => void
}

/** What a UI action says and plays. */
export function ResponsesDialog({ action: name, onClose }: ResponsesDialogProps) {
  const action = useDomain(({ uiActions }) => uiActions.find((one) => one.name === name))
  const [kind, setKind] = useState<ResponseKind>('tts')
  const panel = useId()
  return (
    <EditingDialog
      title={`System responses of ${name}`}
      width={widest}
      onClose={onClose}
      toolbar={
        <Tabs value={kind} onChange={(_, chosen: ResponseKind) => setKind(chosen)} aria-label="Responses">
          {Object.entries(tabs).map(([value, label]) => (
            <Tab key={value} value={value} label={label} id={`${panel}-${value}`} aria-controls={panel} />
          ))}
        </Tabs>
      }
    >
      {/* Another list for each tab: what is open in one is not meant for the other */}
      {action && (
        <div
          id={panel}
          role="tabpanel"
          aria-labelledby={`${panel}-${kind}`}
          style={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: 'calc(100vh - 240px)' }}
        >
          <ResponseList key={kind} action={action} kind={kind} />
        </div>
      )}
    </EditingDialog>
  )
}
