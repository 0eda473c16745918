import { gitExport } from '@sdp/api'
import { hasAccess, messages } from '@sdp/domain'
import { useEditing } from '../../editing/use-editing.ts'
import { call } from '../../server/calls.ts'
import { serverNow } from '../../server/clock.ts'
import { callKey, queryClient, useCall } from '../../server/use-call.ts'
import { useUser } from '../../server/use-user.ts'
import { notify } from '../../ui/notifications.tsx'
import { type ExportedFile, exportedFile } from './exported-file.ts'

interface ExportedFileActions extends ExportedFile {
  mayChange: boolean
  upload: () => Promise<void>
  remove: () => Promise<void>
}

/** The exported file of the open domain in the open language. */
export function useExportedFile(): ExportedFileActions {
  const domain = useEditing((editing) => editing.domain)
  const language = useEditing((editing) => editing.language)
  const session = useEditing((editing) => editing.session)
  const { user, groups } = useUser()
  const which = { lang: language, env: 'dev' as const }
  const params = { name: domain.name, ...which }
  const { data, error } = useCall(gitExport.find, { params }, { forget: true })
  return {
    ...exportedFile(data, error),
    mayChange: hasAccess({ user, groups, now: serverNow() }, domain, session),
    upload: () =>
      runAndNotify(async () => {
        const { data } = await call(gitExport.create, { params: which, body: { name: domain.name } })
        return messages.git.uploaded(data.url)
      }),
    remove: () =>
      runAndNotify(async () => {
        await call(gitExport.remove, { params })
        return messages.git.deleted
      }),
  }
}

async function runAndNotify(change: () => Promise<string>): Promise<void> {
  try {
    notify('success', await change())
  } catch (error) {
    notify('error', error instanceof Error ? error.message : String(error))
  }
  await queryClient.invalidateQueries({ queryKey: callKey(gitExport.find) })
}
