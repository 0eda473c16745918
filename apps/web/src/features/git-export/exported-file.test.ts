import { expect, test } from 'vitest'
import { CallFailed } from '../../server/calls.ts'
import { exportedFile, hasPage } from './exported-file.ts'

const found = {
  data: { url: 'https://git.example/domains/blob/main/Music/eng-USA/dev.json' },
  push: { state: 'done' as const, message: '' },
}
const nothing = { domainUploaded: false, repoUrl: undefined }

test('[GIT-005] a file that was found or made is uploaded and has its address', () => {
  expect(exportedFile(found, null)).toEqual({
    domainUploaded: true,
    repoUrl: found.data.url,
    problem: undefined,
  })
})

test('[GIT-007] [GIT-008] a file that is gone, or could not be asked for, leaves neither', () => {
  expect(exportedFile(undefined, null)).toEqual({ ...nothing, problem: undefined })
  expect(exportedFile(found, new CallFailed(404, 'No such file'))).toEqual({
    ...nothing,
    problem: 'No such file',
  })
})

test('[GIT-023] a failed fetch is reported with its reason', () => {
  expect(exportedFile(undefined, new CallFailed(503, 'out of order'))).toEqual({
    ...nothing,
    problem: 'Error while fetching git file: out of order',
  })
})

test('what the remote refuses is shown next to the file', () => {
  const failed = exportedFile({ ...found, push: { state: 'failed', message: 'no route' } }, null)
  expect(failed).toMatchObject({
    domainUploaded: true,
    problem: 'Not pushed yet, will be tried again: no route',
  })
})

test('only a page of a git host is a link', () => {
  expect(hasPage(found.data.url)).toBe(true)
  expect(hasPage('http://127.0.0.1:4100/api/v2/domain/github/Music/eng-USA/dev')).toBe(false)
})
