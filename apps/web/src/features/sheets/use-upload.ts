import { messages } from '@sdp/domain'
import { languageInSheets, type SheetProblem } from '@sdp/domain/sheets'
import { useEffect, useRef, useState } from 'react'
import { logger } from '../../browser/logger.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { usePlatformConfiguration } from '../../parts/platform-configuration.ts'
import { confirm } from '../../ui/ConfirmDialog.tsx'
import { notify } from '../../ui/notifications.tsx'
import type { SheetKindName } from './sheet-orders.ts'
import type { SheetSource } from './sheet-rows.ts'
import { type ReadUpload, readUpload, type UploadProgress } from './sheet-upload.ts'

const log = logger('sheets')

type UploadState =
  | { status: 'initial' }
  | { status: 'saving'; file: File; progress: UploadProgress }
  | { status: 'failed'; file: File; problems: readonly SheetProblem[] }
  | { status: 'success'; file: File; upload: ReadUpload; source: SheetSource }

interface Upload {
  state: UploadState
  start: (file: File) => Promise<void>
  cancel: () => void
  /** Returns whether the domain has the changes now. */
  commit: () => boolean
}

/** The upload of one file: read and checked in a worker, then committed as one edit (ruling R373). */
export function useUpload(kind: SheetKindName): Upload {
  const domain = useEditing((editing) => editing.domain)
  const language = useEditing((editing) => editing.language)
  const languages = useEditing((editing) => editing.languages)
  const { edit } = useEdit()
  const supported = usePlatformConfiguration()?.languages ?? []
  const [state, setState] = useState<UploadState>({ status: 'initial' })
  const work = useRef<AbortController>(undefined)
  useEffect(() => () => work.current?.abort(), [])

  const cancel = () => {
    work.current?.abort()
    setState({ status: 'initial' })
  }

  const start = async (file: File, writtenFor?: string): Promise<void> => {
    work.current?.abort()
    work.current = new AbortController()
    const { signal } = work.current
    const source = { domain, language }
    const known = [...languages.map((one) => one.language), ...supported.map(({ value }) => value)]
    const onProgress = (progress: UploadProgress) => setState({ status: 'saving', file, progress })
    try {
      const read = await readUpload(
        kind,
        file,
        { ...source, known: [...new Set(known)], writtenFor },
        { signal, onProgress },
      )
      if (signal.aborted) return
      if ('otherLanguage' in read) {
        setState({ status: 'initial' })
        if (await isWanted(file, read.otherLanguage, language)) return start(file, read.otherLanguage)
        return
      }
      if ('problems' in read) setState({ status: 'failed', file, problems: read.problems })
      else setState({ status: 'success', file, upload: read, source })
    } catch (error) {
      if (signal.aborted) return
      log.error('A sheet could not be read', error)
      setState({ status: 'failed', file, problems: [] })
    }
  }

  const commit = () => {
    if (state.status !== 'success') return false
    if (state.source.domain !== domain || state.source.language !== language) {
      // Somebody else's save came in between: what was checked is no longer what is there.
      void start(state.file)
      return false
    }
    if (!state.upload.commit(edit)) return false
    notify('success', messages.sheets.uploaded)
    return true
  }
  return { state, start, cancel, commit }
}

/** Whether a file that is for one language is meant for the open one all the same. */
function isWanted(file: File, language: string, open: string): Promise<boolean> {
  return confirm({
    title: 'File of another language',
    text: messages.sheets.confirmLanguage(file.name, languageInSheets(language), languageInSheets(open)),
    action: `Upload into ${open}`,
    danger: true,
  })
}
