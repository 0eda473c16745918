import Stack from '@mui/material/Stack'
import { type SavePointReply, savePoints } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useState } from 'react'
import { useDomain } from '../../editing/use-editing.ts'
import { useCall } from '../../server/use-call.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { LoadProblem } from '../../ui/Loaded.tsx'
import { SelectOne } from '../../ui/SelectOne.tsx'
import { useOpenMerge } from './use-open-merge.ts'

/** What is known of a merge before both save points are chosen, by their ids. */
export interface WantedMerge {
  source?: string
  target?: string
}

interface ChooseMergeDialogProps {
  wanted: WantedMerge
  onClose: () => void
}

/** Chooses which save point is merged into which, and leads to the page of that merge. */
export function ChooseMergeDialog({ wanted, onClose }: ChooseMergeDialogProps) {
  const name = useDomain((domain) => domain.name)
  const request = useCall(savePoints.list, { params: { name } })
  const { data: all = [] } = request
  const openMerge = useOpenMerge()
  const [chosen, setChosen] = useState(wanted)
  const { source = otherOf(all, chosen.target), target = otherOf(all, chosen.source) } = chosen
  const [isTouched, setTouched] = useState(false)
  const isOnlyOne = request.data !== undefined && all.length < 2
  const problemOf = (id: string) =>
    isTouched && id === '' && !isOnlyOne ? messages.merging.chooseOne : undefined

  const submit = () => {
    setTouched(true)
    const into = all.find(({ _id }) => _id === target)
    if (source === '' || into === undefined) return false
    onClose()
    void openMerge({ source, target: into })
    return true
  }
  return (
    <FormDialog
      title="Merge save points"
      width="xs"
      action="Continue"
      isDisabled={all.length < 2}
      onSubmit={submit}
      onClose={onClose}
    >
      <LoadProblem request={request} failed={messages.savePoints.loadFailed} />
      <Stack spacing={2} sx={{ pt: 0.5 }}>
        <SelectOne
          label="Merge"
          autoFocus={wanted.source === undefined}
          options={idsOf(all, target)}
          labelOf={(id) => nameIn(all, id)}
          value={all.length === 0 ? '' : source}
          problem={problemOf(source)}
          helperText={isOnlyOne ? messages.merging.onlyOne : undefined}
          onChange={(id) => setChosen({ source: id, target })}
        />
        <SelectOne
          label="Into"
          autoFocus={wanted.target === undefined}
          options={idsOf(all, source)}
          labelOf={(id) => nameIn(all, id)}
          value={all.length === 0 ? '' : target}
          problem={problemOf(target)}
          onChange={(id) => setChosen({ source, target: id })}
        />
      </Stack>
    </FormDialog>
  )
}

/** Where there are only two save points, the other one is meant. */
function otherOf(all: readonly SavePointReply[], id: string | undefined): string {
  return (all.length === 2 && id !== undefined && all.find(({ _id }) => _id !== id)?._id) || ''
}

/** All but the one that is chosen in the other field. */
function idsOf(all: readonly SavePointReply[], other: string): string[] {
  return all.map(({ _id }) => _id).filter((id) => id !== other)
}

function nameIn(all: readonly SavePointReply[], id: string): string {
  return all.find(({ _id }) => _id === id)?.name ?? ''
}
