import { NewDomainBody } from '@sdp/api'
import { platforms } from '@sdp/domain/platforms'
import { expect, test } from 'vitest'
import {
  type CreateSteps,
  checkForm,
  createDomain,
  dissOptions,
  editorPath,
  emptyForm,
  fromDissOption,
  saveGeneralData,
  takenNames,
  toCreateBody,
  toDissOption,
  toForm,
  toUpdateBody,
} from './domain-form.ts'
import { aDomainReply } from './testing/domain-replies.ts'

const filled = { ...emptyForm, name: 'Radio', language: 'en-US' }
const context = {
  languages: ['en-US', 'de-DE'],
  takenNames: takenNames([{ name: 'Media' }]),
  existing: false,
}
const check = (change: Partial<typeof filled>) => checkForm({ ...filled, ...change }, context)

test('[FORM-001] the form has its twelve fields', () => {
  const fields = ['name', 'language', 'embedded', 'diss', 'volatile', 'isTestDomain', 'description', 'tags']
  fields.push('platforms', 'handlerUrl', 'picture', 'contributors')
  expect(Object.keys(emptyForm).sort()).toEqual(fields.sort())
})

test('[FORM-002] DISS is disabled, the latest, or a version', () => {
  const off = { enabled: false, version: null }
  expect(dissOptions(['4.2', '4.1'], off).map((option) => option.label)).toEqual([
    'Disabled',
    'Latest',
    '4.2',
    '4.1',
  ])
  for (const setting of [off, { enabled: true, version: null }, { enabled: true, version: 'latest' }]) {
    expect(fromDissOption(toDissOption(setting))).toEqual(setting)
  }
})

test('a pinned DISS version that is no longer offered stays choosable', () => {
  expect(dissOptions(['4.2'], { enabled: true, version: '3.0' }).at(-1)).toEqual({
    value: 'version:3.0',
    label: '3.0',
  })
})

test('[FORM-004] [INT-003] the address of a new domain has its name in lower case', () => {
  expect(editorPath('SeatHeating')).toBe('/domains/seatheating/intent-editor')
})

const steps = (log: string[], create: CreateSteps['create']): CreateSteps => ({
  create,
  close: () => log.push('close'),
  announce: (domain) => log.push(`domain-created ${domain.name}`),
  reset: () => log.push('reset'),
  redirect: {
    startSession: async (domain) => log.push(`session in ${domain._id}`),
    open: (path) => log.push(path),
  },
})

test('[INT-003] creating closes the form, announces the domain, resets and redirects', async () => {
  const log: string[] = []
  await createDomain(
    filled,
    steps(log, async ({ name }) => aDomainReply(name)),
  )
  expect(log).toEqual([
    'close',
    'domain-created Radio',
    'reset',
    'session in radio',
    '/domains/radio/intent-editor',
  ])
})

test('[FORM-004] the redirect is left out when the user does not want it', async () => {
  const log: string[] = []
  const { redirect: _, ...without } = steps(log, async ({ name }) => aDomainReply(name))
  await createDomain(filled, without)
  expect(log).toEqual(['close', 'domain-created Radio', 'reset'])
})

test('a refused creation leaves the form open as it is', async () => {
  const log: string[] = []
  const refuse = async () => Promise.reject(new Error('taken'))
  await expect(createDomain(filled, steps(log, refuse))).rejects.toThrow('taken')
  expect(log).toEqual([])
})

test('[FORM-006] an edit is saved with a force update and only what changed', () => {
  const before = aDomainReply('Radio')
  const after = {
    ...toForm(before),
    handlerUrl: 'https://x.org',
    platforms: ['NTG6-SOP'],
    description: 'Plays',
  }
  expect(toUpdateBody(before, after)).toEqual({
    updates: { handler_url: 'https://x.org', ntg_versions: ['NTG6-SOP'], description: 'Plays' },
    forceUpdate: true,
    commit_message: 'Update general data',
  })
})

test('[FORM-007] after the save the domain is refetched, then its DISS is loaded', async () => {
  const before = aDomainReply('Radio')
  const log: string[] = []
  const note = (step: string) => async () => log.push(step)
  const steps = { save: note('save'), refetch: note('refetch'), loadDiss: note('DISS') }
  expect(await saveGeneralData(before, { ...toForm(before), volatile: true }, steps)).toBe(true)
  expect(log).toEqual(['save', 'refetch', 'DISS'])
  expect(await saveGeneralData(before, toForm(before), steps)).toBe(false)
  expect(log).toHaveLength(3)
})

test('nothing is sent when nothing changed', () => {
  const before = aDomainReply('Radio', { tags: ['audio'], contributors: ['mia@x.org'] })
  expect(toUpdateBody(before, toForm(before))).toBeUndefined()
  expect(toUpdateBody(before, { ...toForm(before), contributors: ['MIA@x.org '] })).toBeUndefined()
})

test('[FORM-003] name, language and embedded are never part of an edit', () => {
  const before = aDomainReply('Radio')
  const after = { ...toForm(before), name: 'Other', language: 'de-DE', embedded: true }
  expect(toUpdateBody(before, after)).toBeUndefined()
})

test('[FORM-009] [FORM-013] name and initial language are required', () => {
  expect(check({ name: '', language: '' })).toEqual({
    name: 'This field is required',
    language: 'This field is required',
  })
})

test('[FORM-010] [FORM-011] [FORM-012] the name is short, without spaces and special characters', () => {
  expect(check({ name: 'a'.repeat(50) })).toEqual({})
  expect(check({ name: 'a'.repeat(51) }).name).toBe('Name must be less than 50 characters')
  expect(check({ name: 'my radio' }).name).toBe("Please, don't include spaces")
  expect(check({ name: 'radio!' }).name).toBe('Please, avoid special characters')
})

test('a name that another domain has is reported, whatever the case', () => {
  expect(check({ name: 'mEDIA' }).name).toBe('A domain named mEDIA already exists')
})

test('[FORM-014] [FORM-015] a domain needs a platform and starts with NTG7-SOP, and with that of the chat', () => {
  expect(emptyForm.platforms).toEqual(['NTG7-SOP', 'Gen20x.i2'])
  expect(check({ platforms: [] }).platforms).toBe('Choose at least one platform')
  expect(check({ platforms: [...platforms] })).toEqual({})
})

test('[FORM-016] [FORM-017] [FORM-018] the texts have their limits', () => {
  const url = (length: number) => `https://x.org/${'a'.repeat(length - 14)}`
  expect(check({ handlerUrl: url(100), description: 'a'.repeat(280), picture: url(300) })).toEqual({})
  expect(check({ handlerUrl: url(101), description: 'a'.repeat(281), picture: url(301) })).toEqual({
    handlerUrl: 'Please use at most 100 characters',
    description: 'Please use at most 280 characters',
    picture: 'Please use at most 300 characters',
  })
})

test('[FORM-019] [FORM-020] a picture is https, a handler http or https', () => {
  expect(check({ picture: 'http://x.org/a.png' }).picture).toBe('Please, introduce a valid https url')
  expect(check({ handlerUrl: 'ftp://x.org' }).handlerUrl).toBe('Please, introduce a valid http or https url')
  expect(check({ picture: 'https://x.org/a.png', handlerUrl: 'http://x.org' })).toEqual({})
})

test('[FORM-021] a contributor has no spaces', () => {
  expect(check({ contributors: ['mia berg'] }).contributors).toBe('Contributors cannot contain spaces')
})

test('[FORM-025] the body of a new domain is what the call takes', () => {
  const body = toCreateBody({ ...filled, handlerUrl: ' https://x.org ', tags: ['a', ' a', ''] })
  expect(NewDomainBody.parse(body)).toEqual({
    name: 'Radio',
    languages: [{ language: 'en-US', default: true }],
    embedded: false,
    description: '',
    tags: ['a'],
    picture: '',
    handler_url: 'https://x.org',
    ntg_versions: ['NTG7-SOP', 'Gen20x.i2'],
    contributors: [],
    volatile: false,
    isTestDomain: false,
    diss: { enabled: false, version: null },
  })
})

test('[DOM-052] [FORM-022] contributors are sent by e-mail in lower case, each once', () => {
  const body = toCreateBody({ ...filled, contributors: ['Mia@X.org', 'mia@x.org'] })
  expect(body.contributors).toEqual(['mia@x.org'])
})

test('an existing domain is checked without its fixed fields', () => {
  const existing = { ...context, existing: true }
  expect(checkForm({ ...filled, name: 'Media', language: 'xx-XX' }, existing)).toEqual({})
})
