import type { Approval, PublishState, ResourceState, StepState } from '@sdp/domain/publishing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { choose, confirmIn, entries, market, menuOf, unfold } from './testing/acts.ts'
import { openPublishPage } from './testing/publishing-page.tsx'

afterEach(() => vi.unstubAllGlobals())

/** What differs from the usual state; by the resource, since a chip stands for both. */
type Shape = (state: PublishState) => Partial<PublishState>

/** Opens the page with states that can be changed: `show` asks for them again. */
async function openChanging(first: Shape) {
  let shape = first
  const calls = await openPublishPage({ state: (state) => shape(state) })
  const show = (next: Shape) => {
    shape = next
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  }
  return { asked: calls, show }
}

const resourceState =
  (dialog: ResourceState, model: ResourceState): Shape =>
  (state) => {
    const own = state.resource === 'dialog' ? dialog : model
    const isActive = own === 'published' || own === 'outdated'
    return { resourceState: { ...state.resourceState, state: own, isActive } }
  }

const approval =
  (dialog: Partial<Approval>, model: Partial<Approval>): Shape =>
  (state) => ({ approval: { ...state.approval!, ...(state.resource === 'dialog' ? dialog : model) } })

test('[PUB-046] [PUB-047] [PUB-048] [PUB-049] [PUB-050] [PUB-051] a chip says the state of all its resources', async () => {
  const { show } = await openChanging(resourceState('unpublished', 'unpublished'))
  await market('ECE')
  const printed = async (
    ...[dialog, model, state, words]: [ResourceState, ResourceState, string, string]
  ) => {
    show(resourceState(dialog, model))
    const chip = await screen.findByRole('button', { name: `ECE dev deu-DEU: ${words}` })
    await waitFor(() => expect(chip.dataset.state).toBe(state))
  }
  await printed('error', 'published', 'error', 'Error')
  await printed('published', 'published', 'published', 'Published')
  await printed('outdated', 'outdated', 'outdated', 'Outdated')
  await printed('unpublished', 'unpublished', 'unpublished', 'Unpublished')
  // What is mixed says what that means: something older is live, or not all of it is
  await printed('published', 'outdated', 'mixed', 'Outdated')
  await printed('outdated', 'unpublished', 'unpublished', 'Unpublished')
  await printed('published', 'unpublished', 'mixed', 'Partly published')
  await printed('published', 'unknown', 'mixed', 'Partly unknown')
})

test('[PUB-045] [PUB-052] one resource speaks for itself, and where nothing is known that is said', async () => {
  let isKnown = false
  await openPublishPage({
    state: resourceState('outdated', 'error'),
    answer: ({ path }) => (path === 'states' && !isKnown ? { body: [] } : undefined),
  })
  await market('ECE')
  expect(await screen.findByRole('button', { name: 'ECE dev deu-DEU: Unknown' })).toBeDefined()
  isKnown = true
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  fireEvent.click(await screen.findByRole('button', { name: 'ECE dev deu-DEU: Error' }))
  const details = await screen.findByRole('dialog', { name: 'Details of ECE dev deu-DEU' })
  const resource = (name: string) => within(details).getByRole('region', { name })
  expect(within(resource('Dialog Resource at Dialog Runtime')).getByText('Outdated')).toBeDefined()
  expect(within(resource('Language Model at NLU World')).getByText('Error')).toBeDefined()
})

test('[PUB-053] [PUB-054] [PUB-055] [PUB-056] [PUB-057] a chip says the state of the approvals of its resources', async () => {
  const required = { state: 'required' } as const
  const requested = { state: 'requested', action: 'publish', requesterSub: 'nora' } as const
  const approved = { state: 'approved', action: 'publish' } as const
  const { show } = await openChanging(approval(required, required))
  await market('ECE')
  const chip = () => screen.getByRole('button', { name: /^ECE dev deu-DEU: / })
  for (const [dialog, model, state] of [
    [required, required, 'required'],
    [requested, requested, 'requested'],
    [approved, approved, 'approved'],
    [required, requested, 'mixed'],
  ] as const) {
    show(approval(dialog, model))
    await waitFor(() => expect(chip().dataset.approval).toBe(state))
  }
  expect(chip().getAttribute('aria-label')).toBe('ECE dev deu-DEU: Unpublished, partly requested')
})

test('[PUB-060] each step of a pipeline shows its state', async () => {
  const states: readonly StepState[] = ['success', 'warning', 'progress', 'inactive', 'unknown', 'failed']
  const steps = ['check', 'build', 'train', 'test', 'deliver', 'activate'].map((code, at) => ({
    code,
    state: states[at]!,
  }))
  await openPublishPage({ state: () => ({ pipeline: { steps, currentStep: 'train', logs: [] } }) })
  fireEvent.click(await within(await market('ECE')).findByRole('button', { name: /^ECE dev deu-DEU: / }))
  const details = await screen.findByRole('dialog', { name: 'Details of ECE dev deu-DEU' })
  const model = within(details).getByRole('region', { name: 'Language Model at NLU World' })
  expect(
    within(model)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual([
    'doneCheck',
    'done with warningsBuild',
    'in progressTrain',
    'not startedTest',
    'unknownDeliver',
    'failedActivate',
  ])
})

test('[PUB-059] [PUB-061] [PUB-062] [PUB-063] [PUB-064] [PUB-065] [PUB-066] [PUB-067] [PUB-068] what the button is called, and what it sends, follows from the approvals', async () => {
  const free = { state: undefined } as const
  const required = { state: 'required' } as const
  const requested = {
    state: 'requested',
    action: 'publish',
    requester: 'Nora',
    requesterSub: 'nora',
  } as const
  const approved = { state: 'approved', action: 'publish' } as const
  const { asked: calls, show } = await openChanging(approval(free, free))
  await unfold('ECE')
  const sent = () =>
    calls
      .findLast(({ path }) => path === 'publish')
      ?.body.context.instructions?.map(({ resource, approval }) => [resource, approval])
  const press = async (label: string) =>
    fireEvent.click(await screen.findByRole('button', { name: `${label} deu-DEU of ECE in dev` }))
  const presses = async (shape: Shape, label: string, wanted: string[][]) => {
    show(shape)
    await press(label)
    await waitFor(() => expect(sent()).toEqual(wanted))
  }
  // What is asked for is confirmed in a dialog
  const asks = async (shape: Shape, label: string, wanted: string[][]) => {
    show(shape)
    await press(label)
    await confirmIn(`${label} deu-DEU of ECE in dev`, label)
    await waitFor(() => expect(sent()).toEqual(wanted))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await presses(approval(free, free), 'Publish', [
    ['dialog', 'execute'],
    ['languageModel', 'execute'],
  ])
  await asks(approval(required, required), 'Request Publish', [
    ['dialog', 'request'],
    ['languageModel', 'request'],
  ])
  await asks(approval(required, free), 'Request & Publish', [
    ['dialog', 'request'],
    ['languageModel', 'execute'],
  ])
  await asks(approval(approved, required), 'Request & Publish', [
    ['languageModel', 'request'],
    ['dialog', 'execute'],
  ])
  // What has no approval at all has no state to show
  await presses(
    ({ resource, approval: usual }) => ({ approval: resource === 'dialog' ? usual : undefined }),
    'Publish',
    [['dialog', 'execute']],
  )

  show(approval(requested, requested))
  await screen.findByRole('button', { name: 'Approve deu-DEU of ECE in dev' })
  const menu = await menuOf('deu-DEU of ECE in dev')
  expect(entries(menu)).toEqual(['Approve', 'Refuse', 'Remove Request', 'Saved'])
  choose(menu, 'Remove Request')
  await waitFor(() => expect(sent()?.map(([, option]) => option)).toEqual(['cancel', 'cancel']))
  await press('Approve')
  const dialog = await screen.findByRole('dialog', { name: 'Approve publishing' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(sent()?.map(([, option]) => option)).toEqual(['approve', 'approve']))
})

test('[PUB-069] [PUB-073] [PUB-074] [PUB-075] only what is published can be taken away and downloaded as published', async () => {
  const { asked: calls, show } = await openChanging(resourceState('unpublished', 'error'))
  await unfold('ECE')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const downloaded = () => calls.findLast(({ path }) => path === 'download')?.body.context
  const menu = await menuOf('deu-DEU of ECE in dev')
  expect(entries(menu)).toEqual(['Publish', 'What will change…', 'Saved'])
  choose(menu, 'Saved')
  await waitFor(() => expect(downloaded()).toMatchObject({ source: 'sdp', instructions: [{}, {}] }))

  show(resourceState('unpublished', 'outdated'))
  await screen.findByRole('button', { name: 'ECE dev deu-DEU: Unpublished' })
  const later = await menuOf('deu-DEU of ECE in dev')
  expect(entries(later)).toContain('Unpublish')
  choose(later, 'Published')
  await waitFor(() =>
    expect(downloaded()).toMatchObject({
      source: 'provider',
      instructions: [{ resource: 'languageModel', languages: ['deu-DEU'] }],
    }),
  )
})

test('what a target lost is an error that names it, and is delivered again without an approval', async () => {
  const atTarget = 'Redis of ECE does not have what is published here'
  const { asked: calls } = await openChanging(({ resource, resourceState: usual }) => {
    const active = { ...usual, isActive: true, state: 'published' } as const
    return { resourceState: resource === 'dialog' ? { ...active, state: 'error', atTarget } : active }
  })
  await unfold('ECE')
  fireEvent.click(await screen.findByRole('button', { name: 'Deliver again deu-DEU of ECE in prod' }))
  const delivered = () => calls.findLast(({ path }) => path === 'deliver')?.body.context.instructions
  await waitFor(() =>
    expect(delivered()).toEqual([
      {
        node: 'ECE',
        environment: 'prod',
        resource: 'dialog',
        provider: 'runtime',
        languages: ['deu-DEU'],
      },
    ]),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'ECE prod deu-DEU: Error' }))
  const details = await screen.findByRole('dialog', { name: 'Details of ECE prod deu-DEU' })
  expect(within(details).getAllByText(atTarget)).toHaveLength(1)
})

test('while the page is looked at, it asks for the states again: a target that lost something says nothing', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    let isLost = false
    await openChanging((state) => ({
      resourceState: { ...state.resourceState, state: isLost ? 'error' : 'published', isActive: true },
    }))
    await market('ECE')
    await screen.findByRole('button', { name: 'ECE dev deu-DEU: Published' })
    isLost = true
    vi.advanceTimersByTime(30_000)
    await screen.findByRole('button', { name: 'ECE dev deu-DEU: Error' })
  } finally {
    vi.useRealTimers()
  }
})

test('a chip says when and from which save point, and what failed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 18, 18, 0) })
  try {
    const { show } = await openChanging(({ resource, resourceState: usual }) => {
      const date = new Date(2026, 10, 18, 15, 32).toISOString()
      const state = resource === 'dialog' ? 'outdated' : 'published'
      return { resourceState: { ...usual, state, isActive: true, savePointName: 'Autumn', date } }
    })
    const sheet = await market('ECE')
    const chip = () => within(sheet).findByRole('button', { name: /^ECE dev deu-DEU: Outdated/ })
    expect((await chip()).textContent).toMatch(/^deu-DEU · outdated · Autumn · 3:32\sPM$/)
    expect((await chip()).title).toMatch(/: Outdated, save point Autumn, Nov 18, 2026, 3:32\sPM$/)
    show(({ resourceState: usual }) => {
      const date = new Date(2026, 10, 3, 9, 0).toISOString()
      const msgShort = 'The last publish failed'
      return { resourceState: { ...usual, state: 'error', savePointName: 'Original', date, msgShort } }
    })
    const failed = await within(sheet).findByRole('button', { name: /^ECE dev deu-DEU: Error/ })
    expect(failed.textContent).toBe('deu-DEU · error · Nov 3')
    expect(failed.title).toContain('The last publish failed')
  } finally {
    vi.useRealTimers()
  }
})
