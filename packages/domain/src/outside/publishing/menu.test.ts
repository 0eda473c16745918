import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messages } from '../../messages/messages.ts'
import { anyPublishState, aPublishState } from '../../testing/any-publish-state.ts'
import { assertProperty } from '../../testing/assert-property.ts'
import { itemsOf } from './instructions.ts'
import { refusalReason } from './judge.ts'
import { type MenuContext, type MenuEntry, publishMenu } from './menu.ts'
import { itemKey } from './place.ts'
import type { Approval, PublishState } from './state.ts'

const editor: MenuContext = { sub: 'paul', mayEdit: true, hasAccess: true, hasPlatforms: true, held: [] }
const requested = (requesterSub = 'nora', more: Partial<Approval> = {}): Partial<Approval> => ({
  state: 'requested',
  action: 'publish',
  requesterSub,
  ...more,
})
const german = (state: PublishState['resourceState']['state'], approval?: Partial<Approval>) =>
  aPublishState(state, approval, { language: 'deu-DEU' })
const french = (state: PublishState['resourceState']['state'], approval?: Partial<Approval>) =>
  aPublishState(state, approval, { language: 'fra-FRA' })

const menu = (chosen: PublishState[], context: Partial<MenuContext> = {}) =>
  publishMenu(chosen, { ...editor, held: chosen, ...context })
const entry = (entries: MenuEntry[], kind: MenuEntry['kind']) => entries.find((one) => one.kind === kind)
const options = (found: MenuEntry | undefined) =>
  found?.instructions.map((one) => [('approval' in one && one.approval) || '', ...one.languages])

test('[PUB-063] [PUB-066] without an approval it is published at once', () => {
  const publish = entry(menu([german('unpublished'), french('outdated')]), 'publish')
  expect(publish).toMatchObject({ label: 'Publish', action: 'publish' })
  expect(options(publish)).toEqual([['execute', 'deu-DEU', 'fra-FRA']])
  expect(publish).not.toHaveProperty('disabled')
})

test('[PUB-061] [PUB-064] where an approval is required it is asked for', () => {
  const entries = menu([
    german('published', { state: 'required' }),
    french('published', { state: 'required' }),
  ])
  expect(entry(entries, 'publish')?.label).toBe('Request Publish')
  expect(options(entry(entries, 'publish'))).toEqual([['request', 'deu-DEU', 'fra-FRA']])
  expect(entry(entries, 'unpublish')?.label).toBe('Request Unpublish')
  expect(options(entry(entries, 'unpublish'))).toEqual([['request', 'deu-DEU', 'fra-FRA']])
})

test('[PUB-062] [PUB-065] what is approved runs while the rest is asked for', () => {
  const approved = { state: 'approved', action: 'publish' } as const
  const entries = menu([german('unpublished', { state: 'required' }), french('published', approved)])
  expect(entry(entries, 'publish')?.label).toBe('Request & Publish')
  expect(options(entry(entries, 'publish'))).toEqual([
    ['request', 'deu-DEU'],
    ['execute', 'fra-FRA'],
  ])
  // Approved for publishing is not approved for taking away.
  expect(options(entry(entries, 'unpublish'))).toEqual([])
})

test('[PUB-067] an item without approval info is left alone (ruling R147)', () => {
  const silent = { ...german('published'), approval: undefined }
  expect(entry(menu([silent]), 'publish')).toBeUndefined()
  expect(options(entry(menu([silent, french('published')]), 'publish'))).toEqual([['execute', 'fra-FRA']])
})

test('[PUB-068] publish is hidden when all items have a publish request', () => {
  const all = [german('published', requested()), french('unpublished', requested())]
  expect(entry(menu(all), 'publish')).toBeUndefined()
  expect(
    options(entry(menu([...all, aPublishState('unpublished', {}, { language: 'ita-ITA' })]), 'publish')),
  ).toEqual([['execute', 'ita-ITA']])
})

test('[PUB-069] only what is published or outdated is unpublished', () => {
  for (const state of ['unknown', 'unpublished', 'error'] as const) {
    expect(entry(menu([german(state)]), 'unpublish')).toBeUndefined()
  }
  const entries = menu([german('outdated'), french('unpublished')])
  expect(entry(entries, 'unpublish')).toMatchObject({ label: 'Unpublish', action: 'unpublish' })
  expect(options(entry(entries, 'unpublish'))).toEqual([['execute', 'deu-DEU']])
})

test('what a failed attempt left published can be taken away (ruling R150)', () => {
  const failed = german('error')
  const left = { ...failed, resourceState: { ...failed.resourceState, isActive: true } }
  expect(options(entry(menu([left]), 'unpublish'))).toEqual([['execute', 'deu-DEU']])
})

test('the dialog stays while a language that is not chosen speaks from it (ruling R150)', () => {
  const dialog = { resource: 'dialog', provider: 'runtime' }
  const held = [
    german('published'),
    french('published'),
    aPublishState('published', {}, { ...dialog, language: 'deu-DEU' }),
    aPublishState('published', {}, { ...dialog, language: 'fra-FRA' }),
  ]
  const [germanModel, frenchModel, germanDialog, frenchDialog] = held as [
    PublishState,
    PublishState,
    PublishState,
    PublishState,
  ]
  const resources = (chosen: PublishState[]) =>
    entry(menu(chosen, { held }), 'unpublish')?.instructions.map(({ resource }) => resource)
  expect(resources([germanModel, germanDialog])).toEqual(['languageModel'])
  expect(resources([germanModel, germanDialog, frenchModel, frenchDialog])).toEqual([
    'languageModel',
    'dialog',
  ])
})

test('a language model is taken from its provider, under the approval of an unpublish', () => {
  const dialog = aPublishState('published', {}, { resource: 'dialog', provider: 'runtime' })
  expect(entry(menu([dialog]), 'ar-removal')).toBeUndefined()
  const removal = entry(
    menu([dialog, french('published', { state: 'approved', action: 'unpublish' })]),
    'ar-removal',
  )
  expect(removal).toMatchObject({ label: 'Remove Language Model', action: 'ar-removal' })
  expect(options(removal)).toEqual([['execute', 'fra-FRA']])
  expect(entry(menu([french('published', { state: 'required' })]), 'ar-removal')?.label).toBe(
    'Request Language Model Removal',
  )
})

test("[PUB-070] [PUB-071] somebody else's request can be approved, refused and removed", () => {
  const entries = menu([german('unpublished', requested('nora'))])
  expect(entry(entries, 'approve')).toMatchObject({ label: 'Approve', action: 'publish' })
  expect(options(entry(entries, 'approve'))).toEqual([['approve', 'deu-DEU']])
  expect(options(entry(entries, 'refuse'))).toEqual([['refuse', 'deu-DEU']])
  expect(entry(entries, 'remove-request')?.label).toBe('Remove Request')
  expect(options(entry(entries, 'remove-request'))).toEqual([['cancel', 'deu-DEU']])
  const none = menu([german('unpublished', { state: 'required' })])
  for (const kind of ['approve', 'refuse', 'remove-request'] as const) {
    expect(entry(none, kind)).toBeUndefined()
  }
})

test("[PUB-072] approve is hidden when all requests are one's own, and leaves them out among others", () => {
  expect(entry(menu([german('unpublished', requested('paul'))]), 'approve')).toBeUndefined()
  expect(entry(menu([german('unpublished', requested('paul'))]), 'remove-request')).toBeDefined()
  const entries = menu([german('unpublished', requested('paul')), french('unpublished', requested('nora'))])
  expect(options(entry(entries, 'approve'))).toEqual([['approve', 'fra-FRA']])
  expect(entry(entries, 'approve')).toMatchObject({ note: 'You cannot approve your own request' })
})

test('who approved already is not asked again', () => {
  const twice = german('unpublished', requested('nora', { approverSubs: ['paul'], missing: 1 }))
  expect(entry(menu([twice]), 'approve')).toBeUndefined()
  expect(entry(menu([twice]), 'refuse')).toBeDefined()
})

test('requests for different things have entries of their own', () => {
  const labels = menu([
    german('published', requested('nora')),
    french('published', requested('nora', { action: 'unpublish' })),
  ]).map(({ label }) => label)
  expect(labels).toEqual(
    expect.arrayContaining([
      'Approve Publish',
      'Remove Publish Request',
      'Approve Unpublish',
      'Remove Unpublish Request',
    ]),
  )
})

test('[PUB-073] [PUB-074] what is published is downloaded from its provider', () => {
  const published = entry(menu([german('outdated'), french('unpublished')]), 'download-published')
  expect(published).toMatchObject({ label: 'Published', source: 'provider' })
  expect(published?.instructions.flatMap(({ languages }) => languages)).toEqual(['deu-DEU'])
  expect(entry(menu([french('unpublished')]), 'download-published')).toBeUndefined()
})

test('[PUB-075] what is saved can always be downloaded', () => {
  const saved = entry(menu([french('unpublished')], { mayEdit: false, hasAccess: false }), 'download-saved')
  expect(saved).toMatchObject({ label: 'Saved', source: 'sdp' })
  expect(saved).not.toHaveProperty('disabled')
})

test('[PUB-088] [AUTH-022] in read-only mode nothing is published', () => {
  const entries = menu([german('published')], { mayEdit: false })
  for (const kind of ['publish', 'unpublish', 'ar-removal'] as const) {
    expect(entry(entries, kind)?.disabled).toBe('The domain is in read-only mode')
  }
})

test('an approver needs access and no session (ruling R150)', () => {
  const chosen = [german('unpublished', requested('nora'))]
  expect(entry(menu(chosen, { mayEdit: false }), 'approve')).not.toHaveProperty('disabled')
  expect(entry(menu(chosen, { mayEdit: false }), 'remove-request')?.disabled).toBe(
    'The domain is in read-only mode',
  )
  expect(entry(menu(chosen, { mayEdit: false, hasAccess: false }), 'approve')?.disabled).toBe(
    'The domain is in read-only mode',
  )
})

test('[PUB-079] without a platform nothing is published', () => {
  const entries = menu([german('published')], { hasPlatforms: false })
  for (const kind of ['publish', 'unpublish', 'ar-removal'] as const) {
    expect(entry(entries, kind)?.disabled).toBe('Please specify the platform(s) of your domain')
  }
})

test('[PUB-090] what has nothing in common is to be chosen apart', () => {
  const entries = menu([
    german('published', requested('nora')),
    french('unpublished', requested('nora', { action: 'unpublish' })),
  ])
  expect(entry(entries, 'publish')?.disabled).toBe('Please select resources in the same state')
  expect(entry(entries, 'unpublish')?.disabled).toBe('Please select resources in the same state')
})

test('what a target does not have is delivered again, at one place before all else, without an approval, by who may publish', () => {
  const required = { state: 'required' } as const
  const lost = french('error', required)
  const differing = {
    ...lost,
    resourceState: { ...lost.resourceState, isActive: true, atTarget: 'Redis lost it' },
  }
  const [first] = menu([german('published', required), differing])
  expect(first).toMatchObject({ kind: 'deliver', label: 'Deliver again' })
  expect(options(first)).toEqual([['', 'fra-FRA']])
  expect(menu([differing], { mayEdit: false })[0]).toMatchObject({
    kind: 'deliver',
    disabled: messages.domain.readOnly,
  })
  expect(entry(menu([german('published', required)]), 'deliver')).toBeUndefined()
  const elsewhere = { ...german('unpublished'), environment: 'dev' }
  expect(
    menu([elsewhere, differing])
      .map(({ kind }) => kind)
      .slice(0, 2),
  ).toEqual(['publish', 'deliver'])
})

const chosen = fc.uniqueArray(anyPublishState, { selector: itemKey, minLength: 1, maxLength: 8 })
const context = fc
  .record({
    sub: fc.constantFrom('paul', 'nora'),
    mayEdit: fc.boolean(),
    hasAccess: fc.boolean(),
    hasPlatforms: fc.boolean(),
  })
  .map((one) => ({ ...one, hasAccess: one.hasAccess || one.mayEdit, held: [] }))

test('[PUB-086] [PUB-089] the menu offers exactly what is followed, for whoever looks at it', () => {
  assertProperty(
    fc.property(chosen, context, (states, looking) => {
      const byKey = new Map(states.map((state) => [itemKey(state), state]))
      for (const one of publishMenu(states, looking)) {
        if (!('action' in one) || one.disabled !== undefined) continue
        expect(one.instructions.length).toBeGreaterThan(0)
        for (const instruction of one.instructions) {
          for (const item of itemsOf(instruction)) {
            const { approval, resourceState, resource } = byKey.get(itemKey(item))!
            const judged = {
              resource,
              isActive: resourceState.isActive,
              approval: approval!,
              isOwn: approval!.requesterSub === looking.sub,
              hasApproved: approval!.approverSubs.includes(looking.sub),
              isRunning: false,
            }
            expect(
              refusalReason({ action: one.action, option: instruction.approval }, judged, looking),
            ).toBeUndefined()
          }
        }
      }
    }),
    { numRuns: 500 },
  )
})

test('an entry names every item once at most', () => {
  assertProperty(
    fc.property(chosen, context, (states, looking) => {
      for (const { instructions } of publishMenu(states, looking)) {
        const keys = instructions.flatMap(itemsOf).map(itemKey)
        expect(new Set(keys).size).toBe(keys.length)
      }
    }),
  )
})
