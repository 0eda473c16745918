import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { messages } from '@sdp/domain'
import { Link } from '@tanstack/react-router'
import { useEditingStore } from '../../editing/editing-store.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useSavePoints } from './use-save-points.ts'

/** Tells that somebody deleted the open save point or its domain, which otherwise would refuse one wish after another. */
export function DeletedDialog() {
  const deletion = useEditingStore((state) => state.deletion)
  return deletion && <Told {...deletion} />
}

function Told({ of, by }: { of: 'domain' | 'save point'; by: string }) {
  const domain = useDomain(({ name }) => name)
  const savePoint = useEditing((editing) => editing.savePoint)
  const { all, switchTo } = useSavePoints()
  const original = of === 'save point' ? all.find((one) => one.original) : undefined
  const name = of === 'domain' ? domain : messages.savePoints.ofDomain(savePoint, domain)
  const close = () => useEditingStore.setState({ deletion: undefined })
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
