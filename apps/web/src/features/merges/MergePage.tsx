import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type MergePreview, merges, type SavePointReply, savePoints } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useState } from 'react'
import { openDomain } from '../../editing/editing-store.ts'
import { askToLeave } from '../../editing/leaving.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { askAgain, useCall } from '../../server/use-call.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { footRoom } from '../../ui/layout.ts'
import { Message } from '../../ui/Message.tsx'
import { ChooseMergeDialog } from './ChooseMergeDialog.tsx'
import { undecidedIn } from './decisions.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { MergeHead } from './MergeHead.tsx'
import { MergeParts } from './MergeParts.tsx'
import { useDecisions } from './use-decisions.ts'
import { usePreview } from './use-preview.ts'

/** What merging a save point into the open one would do, with the decisions that it takes. */
export function MergePage({ source }: { source: string | undefined }) {
  const target = useEditing((editing) => editing.domainId)
  if (source === undefined) return <NothingChosen target={target} />
  // Of another pair nothing is kept
  return <OneMerge key={`${target} ${source}`} target={target} source={source} />
}

function NothingChosen({ target }: { target: string }) {
  const savePoint = useEditing((editing) => editing.savePoint)
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <Message title="Merge save points" text={messages.merging.chooseSource(savePoint)}>
        <Button variant="contained" onClick={() => setChoosing(true)}>
          Choose
        </Button>
      </Message>
      {isChoosing && <ChooseMergeDialog wanted={{ target }} onClose={() => setChoosing(false)} />}
    </>
  )
}

function OneMerge({ target, source }: { target: string; source: string }) {
  const deciding = useDecisions({ target, source })
  const request = usePreview({ target, source, ...deciding })
  const name = useDomain((domain) => domain.name)
  const { data: points = [] } = useCall(savePoints.list, { params: { name } })
  return (
    <Box sx={{ px: 3, pb: footRoom, flex: 1, display: 'flex', flexDirection: 'column' }}>
      <Loaded request={request} failed={messages.merging.loadFailed} otherwise={<ToTarget target={target} />}>
        {(preview) => <Shown preview={preview} points={points} deciding={deciding} />}
      </Loaded>
    </Box>
  )
}

function ToTarget({ target }: { target: string }) {
  const savePoint = useEditing((editing) => editing.savePoint)
  return (
    <LinkButton
      to="/domains/$domainId/intent-editor"
      params={{ domainId: target }}
      search={({ language }) => ({ language })}
    >
      Open {savePoint}
    </LinkButton>
  )
}

interface ShownProps {
  preview: MergePreview
  points: readonly SavePointReply[]
  deciding: ReturnType<typeof useDecisions>
}

function Shown({ preview, points, deciding }: ShownProps) {
  const { decisions, decide, forget } = deciding
  const { target, source, clashes, isMerged } = preview
  const { disabledReason } = useEdit()
  const [isMerging, setMerging] = useState(false)
  const sourcePoint = points.find(({ _id }) => _id === source.id)
  const targetPoint = points.find(({ _id }) => _id === target.id)
  const undecided = undecidedIn(clashes, decisions).length
  if (isMerged) {
    return (
      <Message
        title={messages.merging.title(source.name, target.name)}
        text={messages.merging.nothingNew(source.name, target.name)}
      >
        <ToTarget target={target.id} />
      </Message>
    )
  }
  return (
    <>
      <MergeHead
        preview={preview}
        source={sourcePoint}
        target={targetPoint}
        disabledReason={disabledReason ?? (undecided > 0 ? messages.merging.undecided(undecided) : undefined)}
        onMerge={async () => setMerging(await isNothingLeft())}
      />
      <MergeParts preview={preview} decisions={decisions} onDecide={decide} />
      {isMerging && (
        <MergeDialog
          preview={preview}
          source={sourcePoint}
          decisions={decisions}
          onMerged={forget}
          onClose={() => setMerging(false)}
        />
      )}
    </>
  )
}

/** Asks about unsaved changes; once they are saved, the merge is another one. */
async function isNothingLeft(): Promise<boolean> {
  const { revision } = openDomain()
  if (!(await askToLeave('save point'))) return false
  const isSame = openDomain().revision === revision
  if (!isSame) await askAgain(merges.preview)
  return isSame
}
