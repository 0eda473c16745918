import { resourceFileMegabytes } from '@sdp/api'
import { messages } from '@sdp/domain'
import { type Checklist, checkFiles, type FileChoice } from '@sdp/domain/resources'

/** DRES-011. */
type UploadStatus = 'idle' | 'uploading' | 'error' | 'closed'

export interface UploadState {
  status: UploadStatus
  platform: string
  files: readonly File[]
  /** What the server said against the files. */
  failure?: UploadFailure | undefined
}

export interface UploadFailure {
  message: string
  problems: readonly { field: string; message: string }[]
}

export const nothingChosen: UploadState = { status: 'idle', platform: '', files: [] }

/** Another choice is another wish: what the server said is about the old one. */
function withChoice(state: UploadState, change: Partial<UploadState>): UploadState {
  return { ...state, ...change, status: 'idle', failure: undefined }
}

export function withPlatform(state: UploadState, platform: string): UploadState {
  return withChoice(state, { platform })
}

/** A file of a name that is there already takes its place. */
export function withFiles(state: UploadState, added: readonly File[]): UploadState {
  const names = new Set(added.map(({ name }) => name))
  return withChoice(state, { files: [...state.files.filter(({ name }) => !names.has(name)), ...added] })
}

export function withoutFile(state: UploadState, name: string): UploadState {
  return withChoice(state, { files: state.files.filter((file) => file.name !== name) })
}

/** What the dialog says about the chosen files, and whether they can be uploaded. */
export function checkUpload(
  { status, platform, files }: UploadState,
  domain: Omit<FileChoice, 'platform' | 'files'>,
): Checklist & { canUpload: boolean } {
  const small = files.filter(({ size }) => size <= largestFile)
  const large = files.filter(({ size }) => size > largestFile)
  const checklist = checkFiles({ ...domain, platform, files: files.map(({ name }) => name) })
  const tooLarge = large.map(({ name }) => ({
    file: name,
    message: messages.resources.tooLarge(resourceFileMegabytes),
  }))
  return {
    ...checklist,
    others: [...checklist.others, ...tooLarge],
    canUpload: checklist.isReady && small.length === files.length && status === 'idle',
  }
}

const largestFile = resourceFileMegabytes * 1024 * 1024
