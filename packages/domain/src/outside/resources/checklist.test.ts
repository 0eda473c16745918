import { expect, test } from 'vitest'
import { messages } from '../../messages/messages.ts'
import { checkFiles, type FileChoice } from './checklist.ts'
import { resourceFileNames } from './file-names.ts'
import { dialogResources, languageResources } from './resource.ts'

const choice: FileChoice = {
  domainName: 'Music',
  language: 'eng-USA',
  platform: 'NTG7-SOP',
  platforms: ['NTG7-SOP', 'Gen20x.i3'],
  ssmlTransition: false,
  embedded: false,
  files: [],
}
const all = Object.values(resourceFileNames(choice))
const messageOf = (check: FileChoice, resource: string) =>
  checkFiles(check).lines.find((line) => line.resource === resource)?.message

test('each of the eight files is required [DRES-015] [DRES-016] [DRES-017]', () => {
  expect(dialogResources).toEqual([
    'meta',
    'actionDescription',
    'arbitration',
    'decisionTable',
    'justtalk',
    'ontology',
  ])
  expect(languageResources).toEqual(['nluDefinition', 'responseRealization'])
  expect(checkFiles({ ...choice, files: all }).isReady).toBe(true)
  for (const [resource, name] of Object.entries(resourceFileNames(choice))) {
    const files = all.filter((one) => one !== name)
    expect(messageOf({ ...choice, files }, resource)).toBe('File required')
    expect(checkFiles({ ...choice, files }).isReady).toBe(false)
  }
})

test('embedded domains may leave out meta and nluDefinition and nothing else [DRES-018]', () => {
  const embedded = { ...choice, embedded: true }
  const optional = checkFiles(embedded).lines.filter(({ message }) => message === 'File is optional')
  expect(optional.map(({ resource }) => resource)).toEqual(['meta', 'nluDefinition'])
  const files = all.filter((name) => !name.includes('.meta.') && !name.includes('.nluDefinition.'))
  expect(checkFiles({ ...embedded, files })).toMatchObject({ isReady: true, isIncomplete: true })
  expect(checkFiles({ ...embedded, files: all })).toMatchObject({ isReady: true, isIncomplete: false })
  expect(checkFiles({ ...embedded, files: files.slice(1) }).isReady).toBe(false)
})

test('nothing chosen is not ready [DRES-028]', () => {
  expect(checkFiles({ ...choice, embedded: true }).isReady).toBe(false)
})

test('a platform has to be chosen, and to be one of the domain [DRES-013] [DRES-014] [DRES-029]', () => {
  const resultOf = (changes: Partial<FileChoice>) => {
    const { platformMessage, isReady } = checkFiles({ ...choice, files: all, ...changes })
    return [platformMessage, isReady]
  }
  expect(resultOf({})).toEqual([undefined, true])
  expect(resultOf({ platform: undefined })).toEqual(['Platform field is required', false])
  expect(resultOf({ platform: 'NTG6-SOP' })).toEqual([messages.domain.unknownPlatform('NTG6-SOP'), false])
  expect(resultOf({ platforms: [], platform: undefined })).toEqual([
    expect.stringMatching(/^The current domain has no platforms configured/),
    false,
  ])
})

test('the SSML transition needs no platform [DRES-006]', () => {
  const transition = { ...choice, files: all, ssmlTransition: true, platform: undefined, platforms: [] }
  expect(checkFiles(transition)).toMatchObject({ isReady: true })
  expect(checkFiles(transition).platformMessage).toBeUndefined()
})

test('names are prefixed for Gen20x.i3, without the SSML transition [DRES-022] [DRES-023]', () => {
  const names = (changes: Partial<FileChoice>) =>
    checkFiles({ ...choice, ...changes }).lines.map(({ name }) => name)
  expect(names({ platform: 'Gen20x.i3' })).toEqual(all.map((name) => `gen20x.i3_${name}`))
  expect(names({ platform: 'Gen20x.i3', ssmlTransition: true })).toEqual(all)
  expect(checkFiles({ ...choice, platform: 'Gen20x.i3', files: all }).isReady).toBe(false)
})

const others: [file: string, message: string][] = [
  ['Radio.meta.json', 'You can upload files only for your Music domain'],
  ['meta.json', 'You can upload files only for your Music domain'],
  ['Music.meta.txt', messages.resources.notJson],
  ['Music.other.json', messages.resources.unexpected],
  ['Music.nluDefinition.deu-DEU.json', messages.resources.unexpected],
  ['gen20x.i3_Music.meta.json', messages.resources.unexpected],
  ['music.META.json', messages.resources.twice],
]

test.each(others)('%s along with the right files is reported [DRES-024] [DRES-025]', (file, message) => {
  expect(checkFiles({ ...choice, files: [...all, file] })).toMatchObject({
    isReady: false,
    others: [{ file, message }],
  })
})

test('upper and lower case make no difference in names', () => {
  expect(checkFiles({ ...choice, files: all.map((name) => name.toLowerCase()) }).isReady).toBe(true)
})
