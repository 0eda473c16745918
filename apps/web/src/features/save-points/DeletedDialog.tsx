import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { messages } from '@sdp/domain'
import { Link, useNavigate } from '@tanstack/react-router'
import { keepAsDraft } from '../../editing/draft-keeping.ts'
import { useEditingStore } from '../../editing/editing-store.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { notify } from '../../ui/notifications.tsx'
import { useSavePoints } from './use-save-points.ts'

/** Tells that somebody deleted what is open, which otherwise would refuse one wish after another. */
export function DeletedDialog() {
  const deletion = useEditingStore((state) => state.deletion)
  if (deletion === undefined) return undefined
  return deletion.of === 'language' ? <LanguageDeleted /> : <Deleted of={deletion.of} by={deletion.by} />
}

function close(): void {
  useEditingStore.setState({ deletion: undefined })
}

function Deleted({ of, by }: { of: 'domain' | 'save point'; by: string }) {
  const domain = useDomain(({ name }) => name)
  const savePoint = useEditing((editing) => editing.savePoint)
  const { all, switchTo } = useSavePoints()
  const original = of === 'save point' ? all.find((one) => one.original) : undefined
  const name = of === 'domain' ? domain : messages.savePoints.ofDomain(savePoint, domain)
  return (
    <Dialog
      open
      title={messages.domain.deletedBy(name, by)}
      width="xs"
      onClose={close}
      actions={
        <>
          <Button component={Link} to="/domains">
            All domains
          </Button>
          {original && (
            <Button variant="contained" onClick={() => void switchTo(original)} autoFocus>
              Open Original
            </Button>
          )}
        </>
      }
    >
      <DialogContentText>{messages.domain.deletedMeanwhile}</DialogContentText>
    </Dialog>
  )
}

/** Leads on to the default language; what is unsaved is kept as a draft, since it cannot be saved in this one. */
function LanguageDeleted() {
  const domain = useDomain(({ name }) => name)
  const language = useEditing((editing) => editing.language)
  const isUnsaved = useEditing((editing) => editing.isUnsaved)
  const navigate = useNavigate()
  const open = async () => {
    if (isUnsaved && !(await keepAsDraft())) return notify('error', messages.drafts.notKept)
    // Nothing is lost, so nobody has to be asked
    const search = (before: object) => ({ ...before, language: undefined })
    await navigate({ to: '.', search, ignoreBlocker: true })
  }
  return (
    <Dialog
      open
      title={messages.domain.deletedBy(messages.domain.languageOf(language, domain), '')}
      width="xs"
      onClose={close}
      actions={
        <Button variant="contained" onClick={() => void open()} autoFocus>
          Open the default language
        </Button>
      }
    >
      <DialogContentText>
        {isUnsaved ? messages.domain.languageDeleted(language) : messages.domain.deletedMeanwhile}
      </DialogContentText>
    </Dialog>
  )
}
