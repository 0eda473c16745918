import { type AudioState, audioQuestion, type SharedAudio, takeOverAudio } from '@sdp/domain/sharing'
import { type ApplyEdit, check } from '../../editing/use-edit.ts'
import { confirm } from '../../ui/ConfirmDialog.tsx'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import { CellText } from '../../ui/grid/CellText.tsx'
import type { Column } from '../../ui/grid/columns.ts'
import type { AudioRow } from './use-shared-audio.ts'

interface SharedAudioColumnsOptions {
  /** The UI action that plays what is taken over. */
  action: string
  disabledReason: string | undefined
  edit: ApplyEdit
}

const states: Record<AudioState, string> = {
  offered: '',
  pending: 'Changed, not saved',
  'taken over': 'Taken over',
  'changed there': 'Changed there',
  'gone there': 'No longer shared',
}

export function sharedAudioColumns({
  action,
  disabledReason,
  edit,
}: SharedAudioColumnsOptions): Column<AudioRow>[] {
  const takeOver = async (audio: SharedAudio) => {
    const text = check(audioQuestion, audio)
    const isWanted =
      text === undefined ||
      (await confirm({ title: 'Take over sounds', text, action: 'Replace', danger: true }))
    if (isWanted) edit(takeOverAudio, { audio, into: action })
  }
  return [
    { name: 'UI action', width: '24%', cell: ({ audio }) => <CellText text={audio.action} /> },
    { name: 'Response', width: '22%', cell: ({ audio }) => <CellText text={audio.response} /> },
    { name: 'Sounds', className: 'quiet', cell: ({ audio }) => <CellText text={audio.texts.join(' | ')} /> },
    {
      name: 'State',
      width: 140,
      className: ({ state }) => (state === 'taken over' ? 'quiet' : undefined),
      cell: ({ state }) => states[state],
    },
    {
      name: 'Actions',
      heading: '',
      width: 100,
      kind: 'action',
      cell: ({ audio, state }) =>
        (state === 'offered' || state === 'changed there') && (
          <CellButton
            aria-label={`Take over ${audio.response}`}
            aria-disabled={disabledReason !== undefined}
            title={disabledReason}
            onClick={() => disabledReason === undefined && void takeOver(audio)}
          >
            Take over
          </CellButton>
        ),
    },
  ]
}
