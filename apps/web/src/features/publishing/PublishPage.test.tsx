import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { connectEvents } from '../../server/events.ts'
import { catchSockets, connectToServer, reconnect } from '../../testing/server-events.ts'
import { useNotifications } from '../../ui/notifications.tsx'
import { confirmIn, entries, market, menuOf, notices, unfold } from './testing/acts.ts'
import { openPublishPage, updated } from './testing/publishing-page.tsx'

beforeEach(() => useNotifications.setState({ shown: [] }))
afterEach(() => vi.unstubAllGlobals())

test('[PUB-004] [PUB-005] [PUB-006] [PUB-008] [PUB-009] [PUB-109] the page has its heading, a refresh button, what it needs and a sheet a market with chips by environment', async () => {
  const calls = await openPublishPage()
  expect(screen.getByRole('heading', { name: 'Publish your domain' })).toBeDefined()
  expect(screen.getByText(/at least one language has to be created for that market/)).toBeDefined()
  const ece = await market('ECE')
  expect(within(ece).getByText('Europe and the Middle East')).toBeDefined()
  for (const code of ['AMAP', 'CHINA']) expect(await market(code)).toBeDefined()
  // CLOUD holds languages that belong to no other market, and the domain has none of these
  for (const code of ['EMBEDDED', 'CLOUD']) expect(screen.queryByRole('region', { name: code })).toBeNull()
  const prod = within(ece).getByRole('region', { name: 'ECE prod' })
  const chips = await within(prod).findAllByRole('button', { name: /^ECE prod .*: Unpublished$/ })
  expect(chips.map((chip) => chip.textContent)).toEqual(['deu-DEU · unpublished', 'eng-USA · unpublished'])
  const before = calls.length
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(calls.slice(before).map(({ path }) => path)).toEqual(['config', 'states']))
})

test('a market without a language of the domain is listed below the others, and the banner below all, with what it is (ruling R169)', async () => {
  await openPublishPage({ languages: ['eng-GBR', 'cmn-CHN'] })
  await market('CHINA')
  const names = screen
    .getAllByRole('region')
    .map((region) => region.getAttribute('aria-labelledby') ?? region.getAttribute('aria-label'))
    .map((name) => document.getElementById(name ?? '')?.textContent ?? name)
    .filter((name) => /^(ECE|AMAP|CHINA|CLOUD|Dialog Resource)$/.test(name ?? ''))
  const filled = names.filter((name) => name !== 'Dialog Resource' && isFilled(name!))
  expect(names.slice(0, filled.length)).toEqual(filled)
  expect(names.at(-1)).toBe('Dialog Resource')
  expect(screen.getByRole('region', { name: 'Dialog Resource' }).textContent).toContain(
    'one for all languages of a market',
  )
})

const isFilled = (name: string) => screen.queryByRole('button', { name: `Languages of ${name}` }) !== null

test('[PUB-109] an embedded domain has the market EMBEDDED and no other', async () => {
  await openPublishPage({ embedded: true })
  expect(await market('EMBEDDED')).toBeDefined()
  expect(screen.queryByRole('region', { name: 'ECE' })).toBeNull()
})

test('[PUB-007] [PUB-078] configuration, states and instructions each have a bar while they are on their way', async () => {
  const held = new Map<string, () => void>()
  let isHolding = false
  await openPublishPage({
    answer: async ({ path }) => {
      if (isHolding) await new Promise<void>((resolve) => held.set(path, resolve))
      return undefined
    },
  })
  const bar = (name: string) => screen.queryByRole('progressbar', { name })
  const letGo = (path: string) => act(async () => held.get(path)!())
  await unfold('ECE')
  await waitFor(() => expect(bar('Loading the states')).toBeNull())
  isHolding = true
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect([...held.keys()].sort()).toEqual(['config', 'states']))
  expect(bar('Loading the configuration')).not.toBeNull()
  expect(bar('Loading the states')).not.toBeNull()
  await letGo('config')
  await waitFor(() => expect(bar('Loading the configuration')).toBeNull())
  expect(bar('Loading the states')).not.toBeNull()
  await letGo('states')
  await waitFor(() => expect(bar('Loading the states')).toBeNull())
  expect(bar('Sending instructions')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Publish deu-DEU of ECE in dev' }))
  expect(await screen.findByRole('progressbar', { name: 'Sending instructions' })).toBeDefined()
  isHolding = false
  await letGo('publish')
  await waitFor(() => expect(bar('Sending instructions')).toBeNull())
})

test('[PUB-010] [PUB-011] [PUB-012] [PUB-013] [PUB-014] an unfolded market has rows of languages with boxes, chips and split buttons, and a search', async () => {
  await openPublishPage()
  const ece = await unfold('ECE')
  const table = within(ece).getByRole('table', { name: 'Languages of ECE' })
  const rows = () => within(table).getAllByRole('row').slice(1)
  expect(rows().map((row) => row.textContent?.slice(0, 7))).toEqual(['deu-DEU', 'eng-USA'])
  expect(within(rows()[0]!).getByRole('checkbox', { name: 'Select deu-DEU' })).toBeDefined()
  expect(within(rows()[0]!).getAllByRole('button', { name: /Unpublished/ })).toHaveLength(3)
  expect(within(rows()[0]!).getByRole('button', { name: 'Publish deu-DEU of ECE in dev' })).toBeDefined()
  expect(
    within(rows()[0]!).getByRole('button', { name: 'Request Publish deu-DEU of ECE in prod' }),
  ).toBeDefined()
  const search = within(ece).getByRole('textbox', { name: 'Search languages of ECE' })
  fireEvent.change(search, { target: { value: 'german' } })
  await waitFor(() => expect(rows()).toHaveLength(1))
  fireEvent.change(search, { target: { value: 'xyz' } })
  expect(await within(table).findByText('No matching language')).toBeDefined()
})

test('[PUB-015] [PUB-016] the selected languages have a toolbar with a split button an environment', async () => {
  const calls = await openPublishPage()
  const ece = await unfold('ECE')
  fireEvent.click(within(ece).getByRole('checkbox', { name: 'Select all languages of ECE' }))
  const toolbar = within(ece).getByRole('toolbar', { name: 'Selected languages of ECE' })
  expect(within(toolbar).getByText('Selected 2 Languages')).toBeDefined()
  const shown = within(toolbar)
    .getAllByRole('button')
    .map((button) => button.textContent)
  expect(shown.filter(Boolean)).toEqual(['dev: Publish', 'nonprod: Publish', 'prod: Request Publish'])
  fireEvent.click(within(toolbar).getByRole('button', { name: /^dev: Publish/ }))
  await waitFor(() => expect(calls.at(-1)?.path).toBe('publish'))
  expect(calls.at(-1)?.body.context.instructions).toEqual([
    {
      node: 'ECE',
      environment: 'dev',
      resource: 'dialog',
      provider: 'runtime',
      languages: ['deu-DEU', 'eng-USA'],
      approval: 'execute',
    },
    {
      node: 'ECE',
      environment: 'dev',
      resource: 'languageModel',
      provider: 'world',
      languages: ['deu-DEU'],
      approval: 'execute',
    },
    {
      node: 'ECE',
      environment: 'dev',
      resource: 'languageModel',
      provider: 'america',
      languages: ['eng-USA'],
      approval: 'execute',
    },
  ])
})

test('[PUB-017] [PUB-018] a market without languages says so and offers those that it has', async () => {
  await openPublishPage()
  const china = await market('CHINA')
  expect(within(china).getByText('No languages defined for this market')).toBeDefined()
  for (const text of screen.getAllByText('No languages defined for this market')) {
    const sheet = text.closest<HTMLElement>('section, [role=region]')!
    expect(within(sheet).getByRole('button', { name: /^Add language for/ })).toBeDefined()
  }
  fireEvent.click(within(china).getByRole('button', { name: 'Add language for CHINA' }))
  const menu = await screen.findByRole('menu', { name: 'Add language for CHINA' })
  expect(entries(menu)).toContain('cmn-CHNMandarin (China)')
})

test('[PUB-019] the banner publishes the dialog everywhere, and asks for it where that is needed', async () => {
  const calls = await openPublishPage()
  const name = 'Request & Publish Dialog Resource to all Environments'
  expect(screen.getByText('Publish Dialog Resource to all Environments')).toBeDefined()
  fireEvent.click(await screen.findByRole('button', { name }))
  await confirmIn('Request & Publish Dialog Resource to all Environments', 'Request & Publish')
  await waitFor(() => expect(calls.at(-1)?.path).toBe('publish'))
  const sent = calls.at(-1)!.body.context.instructions!
  expect(new Set(sent.map(({ resource }) => resource))).toEqual(new Set(['dialog']))
  expect(
    sent.filter(({ node }) => node === 'ECE').map(({ environment, approval }) => [environment, approval]),
  ).toEqual([
    ['prod', 'request'],
    ['dev', 'execute'],
    ['nonprod', 'execute'],
  ])
})

test('[PUB-020] [PUB-021] environments, languages and single places offer to publish, unpublish, download and remove the model', async () => {
  await openPublishPage({
    state: ({ environment, resourceState }) =>
      environment === 'dev'
        ? { resourceState: { ...resourceState, state: 'published', isActive: true } }
        : {},
  })
  const ece = await unfold('ECE')
  const wanted = ['Publish', 'What will change…', 'Unpublish', 'Remove Language Model', 'Published', 'Saved']
  for (const name of ['all languages of ECE in dev', 'deu-DEU of ECE in dev']) {
    const menu = await menuOf(name)
    expect(entries(menu)).toEqual(wanted)
    fireEvent.keyDown(menu, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  }
  fireEvent.click(within(ece).getByRole('button', { name: 'Actions for deu-DEU of ECE in all environments' }))
  expect(entries(await screen.findByRole('menu'))).toEqual(['Request & Publish', ...wanted.slice(1)])
})

test('[PUB-022] [SHELL-047] the buttons appear after 150 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await openPublishPage()
    await act(async () => vi.advanceTimersByTimeAsync(149))
    const buttons = () => screen.queryAllByRole('button', { name: /^(Request )?Publish all languages/ })
    expect(screen.getByRole('region', { name: 'ECE' })).toBeDefined()
    expect(buttons()).toEqual([])
    await act(async () => vi.advanceTimersByTimeAsync(1))
    expect(buttons().length).toBeGreaterThan(0)
  } finally {
    vi.useRealTimers()
  }
})

test('[PUB-105] [PUB-106] a configuration or states that cannot be loaded are reported, and can be asked for again', async () => {
  let isBroken = true
  await openPublishPage({
    answer: () => (isBroken ? { status: 500, body: { message: 'Out of order' } } : undefined),
  })
  await waitFor(() =>
    expect(
      notices()
        .map(([message]) => message)
        .toSorted(),
    ).toEqual(['Failed to load configurations', 'Failed to load the state of resources']),
  )
  isBroken = false
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await market('ECE')).toBeDefined()
})

test('a browser that lost the connection reads the states again when it is back', async () => {
  const calls = await openPublishPage()
  await market('ECE')
  catchSockets()
  onTestFinished(connectEvents())
  await reconnect(() => {
    calls.length = 0
  })
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['config', 'states']))
})

test('an event has the states of its items asked for, and of no others', async () => {
  const calls = await openPublishPage()
  await market('ECE')
  const emit = await connectToServer()
  const reportUpdate = (resource: string, provider: string, language: string) =>
    emit(updated({ node: 'ECE', environment: 'dev', resource, provider, language }))
  await reportUpdate('languageModel', 'world', 'deu-DEU')
  const place = { node: 'ECE', environment: 'dev' }
  await waitFor(() =>
    expect(calls.at(-1)?.body.context.instructions).toEqual([
      { ...place, resource: 'languageModel', provider: 'world', languages: ['deu-DEU'] },
    ]),
  )
  await reportUpdate('dialog', 'runtime', '')
  await waitFor(() =>
    expect(calls.at(-1)?.body.context.instructions).toEqual([
      { ...place, resource: 'dialog', provider: 'runtime', languages: ['deu-DEU', 'eng-USA'] },
    ]),
  )
})
