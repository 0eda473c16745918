import { expect, test } from 'vitest'
import { messages } from '../../messages/messages.ts'
import { sheetLanguage } from './sheet-languages.ts'
import { canCommitUpload, checkFileName, isSheetFile, uploadStatuses } from './upload.ts'

test('[XLS-013] [XLS-014] [UIX-012] an upload can be committed after a success only', () => {
  expect(uploadStatuses).toEqual(['initial', 'saving', 'failed', 'success'])
  expect(uploadStatuses.filter(canCommitUpload)).toEqual(['success'])
})

test.each([
  ['Music.xls', true],
  ['Music.XLSX', true],
  ['Music.csv', false],
  ['Music.xlsx.exe', false],
  ['xlsx', false],
])('[XLS-017] whether %s can be a sheet: %s', (file, expected) => {
  expect(isSheetFile(file)).toBe(expected)
})

test('[XLS-019] the name of the file says which domain it is for, whatever the case', () => {
  expect(checkFileName('2026 music intents.xlsx', 'Music')).toBeUndefined()
  expect(checkFileName('Radio.xlsx', 'Music')).toBe(
    'File name (Radio.xlsx) should contain the correct domain name.',
  )
})

test('[XLS-035] sheets write eng-USA as ENU and every other language as it is', () => {
  expect(sheetLanguage('eng-USA')).toBe('ENU')
  expect(sheetLanguage('ENG-usa')).toBe('ENU')
  expect(sheetLanguage('deu-DEU')).toBe('deu-DEU')
})

test('[XLS-027] [XLS-028] [XLS-036] [XLS-037] the sentences of the upload dialog', () => {
  expect(messages.sheets).toMatchObject({
    fixAndRetry: 'Please fix the following in your file and try uploading again:',
    currentValue: 'Current value:',
    uploaded: 'Successfully uploaded your Excel file. Please save your domain to confirm the changes.',
    uploadFailed: 'There was an error trying to upload your Excel file.',
  })
})
