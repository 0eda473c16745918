import { messages } from '@sdp/domain'
import type { ProblemPlaces } from '@sdp/domain/problems'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { problemLists } from '../../parts/problem-texts.ts'
import { useProblems } from '../../parts/problems.ts'
import { useNotifications } from '../../ui/notifications.tsx'
import { choose, entries, menuOf, notices, unfold } from './testing/acts.ts'
import { aState, openPublishPage } from './testing/publishing-page.tsx'

const noPlaces = {
  ...Object.fromEntries(problemLists.map(({ list }) => [list, new Map()])),
  rules: [],
  elsewhere: [],
} as unknown as ProblemPlaces

beforeEach(() => useNotifications.setState({ shown: [] }))
afterEach(() => vi.unstubAllGlobals())

test('[PUB-076] what an action returns is merged into what is shown', async () => {
  await openPublishPage({
    answer: ({ path, body }) => {
      if (path !== 'publish') return undefined
      const { approval: _, languages, ...place } = body.context.instructions!.at(-1)!
      const state = aState({ ...place, language: languages[0]! })
      const resourceState = { ...state.resourceState, state: 'published', isActive: true }
      return { body: [{ ...state, resourceState }] }
    },
  })
  await unfold('ECE')
  fireEvent.click(screen.getByRole('button', { name: 'Publish deu-DEU of ECE in dev' }))
  // One of two resources
  expect(await screen.findByRole('button', { name: 'ECE dev deu-DEU: Partly published' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'ECE dev eng-USA: Unpublished' })).toBeDefined()
})

test('[PUB-086] [PUB-087] [PUB-088] [AUTH-022] without the right to edit, and while saving, nothing can be published', async () => {
  const calls = await openPublishPage({ disabledReason: 'The domain is being saved' })
  await unfold('ECE')
  const button = screen.getByRole('button', { name: 'Publish deu-DEU of ECE in dev' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.title).toBe('The domain is in read-only mode')
  fireEvent.click(button)
  const menu = await menuOf('deu-DEU of ECE in dev')
  expect(entries(menu)).toEqual(['PublishThe domain is in read-only mode', 'Saved'])
  choose(menu, 'Publish The domain is in read-only mode')
  expect(calls.some(({ path }) => path === 'publish')).toBe(false)
})

test('without platforms nothing can be published [PUB-079] [DOM-046]', async () => {
  await openPublishPage({ platforms: [] })
  await unfold('ECE')
  const button = screen.getByRole('button', { name: 'Publish deu-DEU of ECE in dev' })
  expect(button.title).toBe('Please specify the platform(s) of your domain')
})

const requestedBy = (requesterSub: string) => (state: ReturnType<typeof aState>) =>
  state.environment === 'prod'
    ? {
        approval: {
          ...state.approval!,
          state: 'requested' as const,
          action: 'publish' as const,
          requester: requesterSub,
          requesterSub,
        },
      }
    : {}

test('[PUB-072] [PUB-071] the own request can be removed and not approved', async () => {
  const calls = await openPublishPage({ state: requestedBy('paul@sdp.example') })
  await unfold('ECE')
  const menu = await menuOf('deu-DEU of ECE in prod')
  expect(entries(menu)).toEqual(['Remove Request', 'Saved'])
  choose(menu, 'Remove Request')
  await waitFor(() =>
    expect(calls.at(-1)?.body.context.instructions?.map(({ approval }) => approval)).toEqual([
      'cancel',
      'cancel',
    ]),
  )
})

test('[PUB-089] where some requests are the own, the others can be approved and it is said why not all', async () => {
  await openPublishPage({
    state: (state) => requestedBy(state.language === 'deu-DEU' ? 'paul@sdp.example' : 'max')(state),
  })
  await unfold('ECE')
  expect(entries(await menuOf('all languages of ECE in prod'))).toContain(
    'ApproveYou cannot approve your own request',
  )
})

test('asking says who may approve, takes a comment, and shows what changes', async () => {
  const calls = await openPublishPage()
  await unfold('ECE')
  fireEvent.click(screen.getByRole('button', { name: 'Request Publish deu-DEU of ECE in prod' }))
  const dialog = await screen.findByRole('dialog', { name: 'Request Publish deu-DEU of ECE in prod' })
  expect(
    await within(dialog).findByText('Ada Lovelace and Nora Novak can approve it; the bell tells them.'),
  ).toBeDefined()
  expect(await within(dialog).findByText('Nothing changes')).toBeDefined()
  expect(document.activeElement).toBe(within(dialog).getByRole('textbox', { name: 'Comment' }))
  expect(calls.some(({ path }) => path === 'publish')).toBe(false)
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Comment' }), {
    target: { value: ' Before Monday ' },
  })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Request Publish' }))
  await waitFor(() => expect(calls.at(-1)?.path).toBe('publish'))
  expect(calls.at(-1)?.body.context.instructions).toMatchObject(
    Array(2).fill({ approval: 'request', comment: 'Before Monday' }),
  )
})

test('where nobody may approve, that is said before one asks', async () => {
  await openPublishPage({
    answer: ({ path }) => (path === 'approvers' ? { body: { people: [] } } : undefined),
  })
  await unfold('ECE')
  fireEvent.click(screen.getByRole('button', { name: 'Request Publish deu-DEU of ECE in prod' }))
  expect(await screen.findByText(messages.publishing.nobodyMayApprove)).toBeDefined()
})

test('the problems of the domain are shown where one asks to publish it', async () => {
  const elsewhere = [{ severity: 'error', message: 'Wrong', at: [] }] as never
  await openPublishPage()
  useProblems.setState({ places: { ...noPlaces, elsewhere } })
  await unfold('ECE')
  fireEvent.click(screen.getByRole('button', { name: 'Request Publish deu-DEU of ECE in prod' }))
  expect(
    await screen.findByText('1 problem: Elsewhere 1. Errors keep a resource from being published.'),
  ).toBeDefined()
  useProblems.setState({ places: undefined })
})

test('publishing to the cars asks again, with what changes; other environments do not', async () => {
  const approved = { state: 'approved', action: 'publish', requester: 'Paul' } as const
  const calls = await openPublishPage({
    state: (state) => (state.environment === 'prod' ? { approval: { ...state.approval!, ...approved } } : {}),
  })
  await unfold('ECE')
  const sent = () => calls.filter(({ path }) => path === 'publish').length
  fireEvent.click(screen.getByRole('button', { name: 'Publish deu-DEU of ECE in prod' }))
  const dialog = await screen.findByRole('dialog', { name: 'Publish deu-DEU of ECE in prod' })
  expect(await within(dialog).findByText('Nothing changes')).toBeDefined()
  // It has been approved: nobody has to be asked
  expect(within(dialog).queryByRole('textbox', { name: 'Comment' })).toBeNull()
  expect(sent()).toBe(0)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(sent()).toBe(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Publish deu-DEU of ECE in nonprod' }))
  await waitFor(() => expect(sent()).toBe(2))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('whoever approves reads the comment, and can say something too', async () => {
  const calls = await openPublishPage({
    state: (state) => {
      const { approval } = requestedBy('max')(state)
      return approval === undefined ? {} : { approval: { ...approval, comment: 'Before Monday' } }
    },
  })
  await unfold('ECE')
  fireEvent.click(screen.getByRole('button', { name: 'Approve deu-DEU of ECE in prod' }))
  const dialog = await screen.findByRole('dialog', { name: 'Approve publishing' })
  expect(within(dialog).getByText('Before Monday')).toBeDefined()
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Comment' }), { target: { value: 'Fine' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(calls.at(-1)?.path).toBe('publish'))
  expect(calls.at(-1)?.body.context.instructions?.[0]).toMatchObject({ approval: 'approve', comment: 'Fine' })
})

test('[PUB-070] a request of somebody else is approved in a dialog that says what is asked, or refused with a reason', async () => {
  const calls = await openPublishPage({ state: requestedBy('max') })
  await unfold('ECE')
  fireEvent.click(screen.getByRole('button', { name: 'Approve deu-DEU of ECE in prod' }))
  const dialog = await screen.findByRole('dialog', { name: 'Approve publishing' })
  expect(within(dialog).getByText('Requested by max:')).toBeDefined()
  expect(within(dialog).getByText('ECE prod, Language Model: deu-DEU')).toBeDefined()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Refuse…' }))
  const refusing = await screen.findByRole('dialog', {
    name: 'Refuse the request for deu-DEU of ECE in prod',
  })
  const refuse = within(refusing).getByRole<HTMLButtonElement>('button', { name: 'Refuse' })
  expect(refuse.disabled).toBe(true)
  fireEvent.change(within(refusing).getByRole('textbox', { name: 'Reason' }), {
    target: { value: ' Too early ' },
  })
  fireEvent.click(refuse)
  await waitFor(() => expect(calls.at(-1)?.path).toBe('publish'))
  expect(calls.at(-1)?.body.context.instructions?.[0]).toMatchObject({
    approval: 'refuse',
    reason: 'Too early',
  })
})

test('a request whose content changes while it is looked at says so, and cannot be approved', async () => {
  let isVoid = false
  const message = messages.publishing.contentChanged('max')
  await openPublishPage({
    state: (state) => (isVoid ? { approval: { ...state.approval!, message } } : requestedBy('max')(state)),
  })
  await unfold('ECE')
  fireEvent.click(screen.getByRole('button', { name: 'Approve deu-DEU of ECE in prod' }))
  const dialog = await screen.findByRole('dialog', { name: 'Approve publishing' })
  const approve = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Approve' })
  expect(approve.disabled).toBe(false)
  isVoid = true
  fireEvent.click(screen.getByRole('button', { name: 'Refresh', hidden: true }))
  expect(await within(dialog).findByText(message)).toBeDefined()
  expect(approve.disabled).toBe(true)
})

test('[PUB-090] a selection that has no action in common says that its states differ', async () => {
  await openPublishPage({
    state: (state) => {
      if (state.environment !== 'prod') return {}
      const isGerman = state.language === 'deu-DEU'
      return {
        approval: {
          ...state.approval!,
          state: isGerman ? 'requested' : 'approved',
          action: isGerman ? 'publish' : 'unpublish',
          requester: 'max',
          requesterSub: 'max',
        },
      }
    },
  })
  await unfold('ECE')
  expect(entries(await menuOf('all languages of ECE in prod'))[0]).toBe(
    'PublishPlease select resources in the same state',
  )
})

test('[PUB-102] [PUB-107] a call that fails shows what the server says', async () => {
  await openPublishPage({
    answer: ({ path }) => (path === 'publish' ? { status: 409, body: { message: 'Too busy' } } : undefined),
  })
  await unfold('ECE')
  fireEvent.click(screen.getByRole('button', { name: 'Publish deu-DEU of ECE in dev' }))
  await waitFor(() => expect(notices()).toEqual([['Too busy', undefined]]))
  expect(useNotifications.getState().shown[0]?.kind).toBe('error')
})

test('[PUB-103] [PUB-107] a call that fails without a word of the server says what failed', async () => {
  await openPublishPage({
    answer: ({ path }) => {
      if (path === 'publish') throw new TypeError('Failed to fetch')
      return undefined
    },
  })
  await unfold('ECE')
  fireEvent.click(screen.getByRole('button', { name: 'Publish deu-DEU of ECE in dev' }))
  await waitFor(() => expect(notices()[0]?.[0]).toBe('Failed to publish resources'))
  expect(useNotifications.getState().shown[0]?.kind).toBe('error')
})

test('an instruction that is not followed is reported with its reason and place', async () => {
  await openPublishPage({
    answer: ({ path, body }) => {
      if (path !== 'publish') return undefined
      const { approval: _, languages, ...place } = body.context.instructions!.at(-1)!
      return {
        body: [{ ...aState({ ...place, language: languages[0]! }), refusal: 'Nothing is published here' }],
      }
    },
  })
  await unfold('ECE')
  fireEvent.click(screen.getByRole('button', { name: 'Publish deu-DEU of ECE in dev' }))
  await waitFor(() => expect(notices()).toEqual([['Nothing is published here', 'ECE dev deu-DEU']]))
})

test('what will change can be looked at before it is published, and is published from there', async () => {
  const calls = await openPublishPage()
  await unfold('ECE')
  choose(await menuOf('deu-DEU of ECE in dev'), 'What will change…')
  const look = await screen.findByRole('dialog', { name: 'Publish deu-DEU of ECE in dev' })
  expect(within(look).getByText('ECE dev, Language Model: deu-DEU')).toBeDefined()
  expect(await within(look).findByText('Nothing changes')).toBeDefined()
  const compared = calls.find(({ path }) => path === 'changes')
  expect(compared?.body.context).toMatchObject({ action: 'publish', instructions: [{}, {}] })
  expect(calls.some(({ path }) => path === 'publish')).toBe(false)
  fireEvent.click(within(look).getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(calls.at(-1)?.path).toBe('publish'))
})

test('publishing from a save point says before what it replaces of another one', async () => {
  const calls = await openPublishPage({
    state: ({ resourceState }) => ({
      resourceState: { ...resourceState, state: 'outdated', savePointName: 'Autumn', isActive: true },
    }),
  })
  await unfold('ECE')
  const publish = () => fireEvent.click(screen.getByRole('button', { name: 'Publish deu-DEU of ECE in dev' }))
  publish()
  const question = await screen.findByRole('dialog', { name: 'Publish deu-DEU of ECE in dev' })
  expect(
    within(question).getByText('This replaces what was published from the save point Autumn.'),
  ).toBeDefined()
  expect(calls.some(({ path }) => path === 'publish')).toBe(false)
  fireEvent.click(within(question).getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(calls.at(-1)?.path).toBe('publish'))
})
