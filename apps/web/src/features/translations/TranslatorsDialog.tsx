import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { translations } from '@sdp/api'
import { messages } from '@sdp/domain'
import { PeopleColumn } from '../../parts/PeopleColumn.tsx'
import { call } from '../../server/calls.ts'
import { useCall } from '../../server/use-call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoadProblem } from '../../ui/Loaded.tsx'
import { useAction } from '../../ui/use-action.ts'

/** Who translates; every change is kept at once. */
export function TranslatorsDialog({ onClose }: { onClose: () => void }) {
  const request = useCall(translations.translators, {}, { askAlways: true })
  const { data } = request
  const { isBusy, act } = useAction()
  const members = data?.members ?? []
  const keep = (users: string[]) =>
    act(() => call(translations.setTranslators, { body: { users, known: members } }), {
      failed: messages.users.updateFailed,
      changes: [translations.translators],
    })
  return (
    <Dialog
      open
      title="Translators"
      width="xs"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        They see translation jobs and work on them. Concept editors and super users may too.
      </Typography>
      <LoadProblem request={request} failed={messages.translations.translatorsLoadFailed} />
      <PeopleColumn
        group="translators"
        title="Translators"
        members={members}
        disabled={data === undefined}
        isBusy={isBusy}
        onKeep={keep}
      />
    </Dialog>
  )
}
