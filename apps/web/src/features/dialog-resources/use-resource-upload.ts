import { dialogResources } from '@sdp/api'
import { messages } from '@sdp/domain'
import { snoozeCurrentDraft } from '../../editing/draft-keeping.ts'
import { useEditingStore } from '../../editing/editing-store.ts'
import { makeRevision } from '../../editing/own-revisions.ts'
import { reloadDomain } from '../../editing/reload-domain.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { CallFailed, call } from '../../server/calls.ts'
import { confirm } from '../../ui/ConfirmDialog.tsx'
import { notify } from '../../ui/notifications.tsx'
import type { UploadFailure, UploadState } from './upload-state.ts'
import { useUploadState } from './use-upload-state.ts'

/** The choice of files, and what becomes of it. */
export function useResourceUpload() {
  const { state, setState, open, close } = useUploadState()
  const send = useSend()
  const upload = async ({ isIncomplete }: { isIncomplete: boolean }) => {
    if (isIncomplete && !(await confirm(incompleteQuestion))) return
    setState((before) => ({ ...before, status: 'uploading' }))
    try {
      await send(state, close)
    } catch (error) {
      setState((before) => ({ ...before, status: 'error', failure: failureOf(error) }))
    }
  }
  return { state, setState, open, close, upload }
}

const incompleteQuestion = {
  title: 'Incomplete dialog resources',
  text: messages.resources.incomplete,
  action: 'Upload',
}

/** Sends the files; the page shows the new content afterwards. */
function useSend() {
  const domainId = useEditing((editing) => editing.domainId)
  const domainName = useEditing((editing) => editing.domain.name)
  const savePointName = useEditing((editing) => editing.savePoint)
  const language = useEditing((editing) => editing.language)
  const revision = useEditing((editing) => editing.revision)

  return async ({ platform, files }: UploadState, onSent: () => void) => {
    const named = { domainId, domainName, savePointName, language }
    const platformName = platform === '' ? {} : { platformName: platform }
    const { revision: made } = await makeRevision(() =>
      call(dialogResources.upload, {
        body: { ...named, ...platformName, base_revision: revision, files: [...files] },
      }),
    )
    // Whoever had unsaved work has kept it as a draft before
    if (useEditingStore.getState().isUnsaved) snoozeCurrentDraft()
    onSent()
    await reloadDomain()
    notify('success', made === revision ? messages.resources.unchanged : messages.resources.uploaded)
  }
}

function failureOf(error: unknown): UploadFailure {
  if (!(error instanceof CallFailed)) return { message: messages.general.unexpected, problems: [] }
  return { message: error.message, problems: Array.isArray(error.details) ? error.details : [] }
}
