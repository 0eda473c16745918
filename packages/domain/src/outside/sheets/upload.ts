import { messages } from '../../messages/messages.ts'

/** How far the upload of a sheet has come; its changes can be committed after a success only. */
export const uploadStatuses = ['initial', 'saving', 'failed', 'success'] as const
export type UploadStatus = (typeof uploadStatuses)[number]

/** The endings of the files that can be uploaded. */
export const sheetExtensions = ['.xls', '.xlsx'] as const

/** Whether a file can be a sheet, by its name. */
export function isSheetFile(file: string): boolean {
  const name = file.toLowerCase()
  return sheetExtensions.some((extension) => name.endsWith(extension))
}

/** What is wrong with the name of an uploaded file: it has to say which domain it is for. */
export function checkFileName(file: string, domainName: string): string | undefined {
  const isForDomain = file.toLowerCase().includes(domainName.toLowerCase())
  return isForDomain ? undefined : messages.sheets.otherDomain(file)
}

/** Whether the changes of an upload can be committed to the domain. */
export function canCommitUpload(status: UploadStatus): boolean {
  return status === 'success'
}
