import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { usePublishing } from './publishing-store.ts'
import { market } from './testing/acts.ts'
import { type aState, openPublishPage } from './testing/publishing-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const log = { text: 'Checked 12 intents', updatedAt: '2026-11-16T12:00:00.000Z' }

async function openDetails(scene: Parameters<typeof openPublishPage>[0] = {}) {
  const calls = await openPublishPage(scene)
  const ece = await market('ECE')
  fireEvent.click(await within(ece).findByRole('button', { name: /^ECE prod deu-DEU: / }))
  return { asked: calls, details: await screen.findByRole('dialog', { name: 'Details of ECE prod deu-DEU' }) }
}

const running = (state: ReturnType<typeof aState>) => ({
  resourceState: {
    ...state.resourceState,
    state: 'outdated' as const,
    savePointName: 'Autumn',
    isActive: true,
    ...(state.resource === 'dialog' && { date: '2026-11-16T12:00:00.000Z', user: 'Nora' }),
  },
  approval: {
    ...state.approval!,
    state: 'requested' as const,
    action: 'publish' as const,
    requester: 'Max',
    requesterSub: 'max',
  },
  pipeline: {
    steps: [
      { code: 'check', state: 'success' as const },
      { code: 'build', state: 'progress' as const },
    ],
    currentStep: 'build',
    logs: [log],
  },
})

test('[PUB-023] [PUB-024] [PUB-025] [PUB-026] [PUB-027] [PUB-028] [PUB-029] [PUB-099] [PUB-110] [PUB-111] a chip opens the details of its language in its environment', async () => {
  const { details } = await openDetails({ state: running })
  expect(within(details).getByText('deu-DEU in prod')).toBeDefined()
  const dialog = within(details).getByRole('region', { name: 'Dialog Resource at Dialog Runtime' })
  const model = within(details).getByRole('region', { name: 'Language Model at NLU World' })
  expect(within(dialog).getByText('Outdated')).toBeDefined()
  expect(within(dialog).getByText('Autumn')).toBeDefined()
  expect(within(dialog).getByText('Max')).toBeDefined()
  expect(within(dialog).getByText('Requested by Max')).toBeDefined()
  expect(within(dialog).getByText(/Nov 16, 2026, .* by Nora/)).toBeDefined()
  expect(within(model).getByText('-')).toBeDefined()
  const steps = within(dialog).getByRole('list', { name: 'Pipeline steps' })
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['doneCheck', 'in progressBuild'])
})

test('[PUB-030] [PUB-031] [PUB-077] [PUB-108] the details download what is saved and published, and all resources at once', async () => {
  const { asked: calls, details } = await openDetails({ state: running })
  const held = usePublishing.getState().held
  const click = (name: string) => fireEvent.click(within(details).getByRole('button', { name }))
  const last = () => calls.filter(({ path }) => path === 'download').at(-1)?.body.context
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  click('Saved: download the saved Dialog Resource of deu-DEU')
  await waitFor(() => expect(last()).toMatchObject({ source: 'sdp', instructions: [{ resource: 'dialog' }] }))
  click('Published: download the published Language Model of deu-DEU')
  await waitFor(() =>
    expect(last()).toMatchObject({ source: 'provider', instructions: [{ resource: 'languageModel' }] }),
  )
  click('Latest resources: download the latest resources of deu-DEU in prod')
  await waitFor(() => expect(last()?.instructions).toHaveLength(2))
  expect(usePublishing.getState().held).toBe(held)
  const latest = within(details).getByRole('button', { name: /^Latest resources/ })
  expect(getComputedStyle(latest).width).toBe('180px')
  const saved = within(details).getByRole('button', { name: /^Saved: download the saved Dialog/ })
  expect(getComputedStyle(saved).width).not.toBe('180px')
})

test('[PUB-032] the logs of a pipeline open in a dialog of at most 800 pixels', async () => {
  const { details } = await openDetails({ state: running })
  fireEvent.click(within(details).getByRole('button', { name: 'Logs of Dialog Resource of deu-DEU' }))
  const logs = await screen.findByRole('dialog', {
    name: 'Pipeline logs of Dialog Resource, deu-DEU in prod',
  })
  expect(within(logs).getByRole('list', { name: 'Log lines' }).textContent).toContain('Checked 12 intents')
  expect(getComputedStyle(logs).maxWidth).toBe('800px')
})

test('[PUB-098] [PUB-100] [PUB-101] the details say in which state an approval is', async () => {
  let approval: object = { state: 'required' }
  const scene = {
    state: (state: ReturnType<typeof aState>) => ({ approval: { ...state.approval!, ...approval } }),
  }
  const locked = 'Publishing & Unpublishing are locked, a new approval is required.'
  expect(within((await openDetails(scene)).details).getAllByText(locked)).toHaveLength(2)
  approval = { state: 'approved', action: 'publish', approver: 'Nora' }
  fireEvent.click(screen.getByRole('button', { name: 'Refresh', hidden: true }))
  expect(await screen.findAllByText('Approved by Nora')).toHaveLength(2)
  approval = { state: 'mixed' }
  fireEvent.click(screen.getByRole('button', { name: 'Refresh', hidden: true }))
  expect(await screen.findAllByText('Unknown authorize state')).toHaveLength(2)
})

test('[PUB-051] resources that cannot be asked about are unknown, mixed together, and the details say why', async () => {
  const { details } = await openDetails({
    state: ({ resourceState }) => ({
      resourceState: {
        ...resourceState,
        state: 'unknown',
        msgLong: 'The place of publishing cannot be asked',
      },
    }),
  })
  const chip = screen.getByRole('button', { name: 'ECE prod deu-DEU: Unknown', hidden: true })
  expect(chip.dataset.state).toBe('mixed')
  expect(within(details).getAllByText('Unknown')).toHaveLength(2)
  expect(within(details).getAllByText('The place of publishing cannot be asked')).toHaveLength(2)
})
