import TextField from '@mui/material/TextField'
import { savePoints, sessions } from '@sdp/api'
import { checkSavePointName } from '@sdp/domain/save-points'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { dropChanges } from '../../editing/editing-store.ts'
import { saveAsSavePoint } from '../../editing/save-as-save-point.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { useShowDomain } from '../../editing/use-show-domain.ts'
import { NameRule } from '../../parts/NameRule.tsx'
import { call } from '../../server/calls.ts'
import { useCall } from '../../server/use-call.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'

interface KeepAsSavePointProps {
  message: string
  saveId: string
  onClose: () => void
}

/** Asks for the name of the save point that keeps what cannot be saved here, and opens it. */
export function KeepAsSavePoint({ message, saveId, onClose }: KeepAsSavePointProps) {
  const domain = useEditing((editing) => editing.domain)
  const language = useEditing((editing) => editing.language)
  const showDomain = useShowDomain()
  const { config } = useRouteContext({ from: '__root__' })
  const { data: others = [] } = useCall(savePoints.list, { params: { name: domain.name } })
  const [name, setName] = useState('')
  const [isTouched, setTouched] = useState(false)
  const [failure, setFailure] = useState<string>()
  const problem = failure ?? (isTouched ? checkSavePointName(name, others) : undefined)

  const submit = async () => {
    setTouched(true)
    // After a failure the name may be taken by the very save point that is asked for.
    if (failure === undefined && checkSavePointName(name, others) !== undefined) return false
    try {
      const { _id: id } = await saveAsSavePoint({ name, message, saveId })
      // Without a session the new save point is read-only and says so: no reason to fail.
      if (!config.offlineAccess) {
        await call(sessions.start, { params: { id }, query: {}, body: { message } }).catch(() => undefined)
      }
      dropChanges()
      await showDomain({ id, language })
      return true
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
      return false
    }
  }
  return (
    <FormDialog
      title="Keep mine as a new save point"
      width="xs"
      action="Create"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        label="Name"
        value={name}
        onChange={({ target }) => {
          setName(target.value)
          setTouched(true)
          setFailure(undefined)
        }}
        error={problem !== undefined}
        helperText={<NameRule problem={problem} />}
        sx={{ mt: 0.5 }}
      />
    </FormDialog>
  )
}
