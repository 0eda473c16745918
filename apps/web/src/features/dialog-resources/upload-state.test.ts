import { messages } from '@sdp/domain'
import { resourceFileNames } from '@sdp/domain/resources'
import { expect, test } from 'vitest'
import { checkUpload, nothingChosen, withFiles, withoutFile, withPlatform } from './upload-state.ts'

const domain = {
  domainName: 'Music',
  language: 'eng-USA',
  ssmlTransition: false,
  embedded: false,
  platforms: ['NTG7-SOP'],
}
const names = Object.values(resourceFileNames({ ...domain, platform: 'NTG7-SOP' }))
const all = names.map((name) => new File(['{}'], name))
const ready = withPlatform(withFiles(nothingChosen, all), 'NTG7-SOP')
const canUpload = (state: typeof ready) => checkUpload(state, domain).canUpload

test('all files and a platform can be uploaded', () => {
  expect(canUpload(ready)).toBe(true)
})

test('without files, without a platform or with a wrong file nothing is uploaded [DRES-025] [DRES-028] [DRES-029]', () => {
  expect(canUpload(withPlatform(nothingChosen, 'NTG7-SOP'))).toBe(false)
  expect(canUpload(withPlatform(ready, ''))).toBe(false)
  expect(canUpload(withoutFile(ready, names[0]!))).toBe(false)
  expect(canUpload(withFiles(ready, [new File([''], 'Radio.meta.json')]))).toBe(false)
})

test('while an upload runs there is no other [DRES-026]', () => {
  expect(canUpload({ ...ready, status: 'uploading' })).toBe(false)
})

test('what the server refused is not uploaded again until something else is chosen [DRES-027]', () => {
  const failed = { ...ready, status: 'error', failure: { message: 'No', problems: [] } } as const
  expect(canUpload(failed)).toBe(false)
  for (const changed of [withFiles(failed, [all[0]!]), withPlatform(failed, 'NTG7-SOP')]) {
    expect(changed).toMatchObject({ status: 'idle', failure: undefined })
    expect(canUpload(changed)).toBe(true)
  }
})

test('a file of a name that is there takes its place', () => {
  const mended = new File(['{"a":1}'], names[0]!)
  const { files } = withFiles(ready, [mended])
  expect(files).toHaveLength(all.length)
  expect(files.find(({ name }) => name === names[0])).toBe(mended)
})

test('a file that is too large is reported', () => {
  const large = new File([''], names[0]!)
  Object.defineProperty(large, 'size', { value: 50 * 1024 * 1024 + 1 })
  const checked = checkUpload(withFiles(ready, [large]), domain)
  expect(checked.canUpload).toBe(false)
  expect(checked.others).toEqual([{ file: names[0], message: messages.resources.tooLarge(50) }])
})
