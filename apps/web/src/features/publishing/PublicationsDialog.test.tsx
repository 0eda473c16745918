import type { Publication } from '@sdp/api'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { connectToServer } from '../../testing/server-events.ts'
import { publicationGroups } from './publication-groups.ts'
import { market } from './testing/acts.ts'
import { openPublishPage, updated } from './testing/publishing-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const place = {
  node: 'ECE',
  environment: 'dev',
  resource: 'languageModel',
  provider: 'world',
  language: 'deu-DEU',
}

test('what is published while one looks at the publications appears there', async () => {
  let state: Publication['state'] = 'running'
  const publication = (): Publication => ({
    ...place,
    run: 'first',
    action: 'publish',
    state,
    savePointName: 'Original',
    revision: 'r1',
    hasArtifact: state === 'done',
    isActive: state === 'done',
    user: 'Paul',
    approvers: [],
    startedAt: '2026-11-16T12:00:00.000Z',
    endedAt: '',
  })
  await openPublishPage({
    answer: ({ path }) => (path === 'history' ? { body: [publication()] } : undefined),
  })
  fireEvent.click(within(await market('ECE')).getByRole('button', { name: 'Publications of ECE' }))
  const dialog = await screen.findByRole('dialog', { name: 'Publications of ECE' })
  expect(await within(dialog).findByText('Publish in progress')).toBeDefined()
  const emit = await connectToServer()
  state = 'done'
  await emit(updated(place))
  expect(await within(dialog).findByText('Active')).toBeDefined()
})

const at = (minute: number) => `2026-11-16T12:0${minute}:00.000Z`

const run = (run: string, more: Partial<Publication>): Publication => ({
  ...place,
  run,
  action: 'publish',
  state: 'done',
  savePointName: 'Original',
  revision: 'bbfe64a6-0000',
  hasArtifact: true,
  isActive: false,
  user: 'Paul',
  approvers: [],
  startedAt: at(0),
  endedAt: at(0),
  ...more,
})

const later = { revision: 'cc123456-0000', isActive: true, startedAt: at(5), endedAt: at(5) }
const dialogOf = { resource: 'dialog', provider: 'runtime', language: '' }
const history = [
  run('6', { ...later, language: 'eng-USA' }),
  run('5', later),
  run('4', { ...later, ...dialogOf }),
  run('3', { language: 'eng-USA' }),
  run('2', {}),
  run('1', dialogOf),
]

async function publicationRows(): Promise<HTMLElement[]> {
  fireEvent.click(within(await market('ECE')).getByRole('button', { name: 'Publications of ECE' }))
  const dialog = await screen.findByRole('dialog', { name: 'Publications of ECE' })
  const table = await within(dialog).findByRole('table', { name: 'Publications' })
  return within(table).getAllByRole('row')
}

test('what was published together is one line, and is gone back to in one step after its difference was seen', async () => {
  const calls = await openPublishPage({
    answer: ({ path }) =>
      path === 'history' ? { body: history } : path === 'again' ? { body: [] } : undefined,
  })
  const [, newest, older, ...others] = await publicationRows()
  expect(others).toEqual([])
  expect(newest!.textContent).toContain('Active')
  expect(older!.textContent).toContain('dev · Dialog Resource · deu-DEU, eng-USA')
  fireEvent.click(within(older!).getByRole('button', { name: /^Go back to this version/ }))
  const question = await screen.findByRole('dialog', { name: 'Go back to bbfe64a6 at ECE dev' })
  expect(await within(question).findByText('Nothing changes')).toBeDefined()
  expect(calls.find(({ path }) => path === 'changes')?.body.context).toMatchObject({
    action: 'publish',
    run: '3',
    instructions: [
      { resource: 'dialog', environment: 'dev', languages: ['deu-DEU', 'eng-USA'] },
      { resource: 'languageModel', languages: ['deu-DEU'] },
      { resource: 'languageModel', languages: ['eng-USA'] },
    ],
  })
  expect(calls.some(({ path }) => path === 'again')).toBe(false)
  fireEvent.click(within(question).getByRole('button', { name: 'Go back to this version' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Go back to/ })).toBeNull())
  expect(calls.find(({ path }) => path === 'again')?.body.context).toEqual({ run: '3', approval: 'execute' })
})

test('where approvals are needed, going back is asked for, with a comment', async () => {
  const calls = await openPublishPage({
    answer: ({ path }) =>
      path === 'history'
        ? { body: history.map((one) => ({ ...one, environment: 'prod' })) }
        : path === 'again'
          ? { body: [] }
          : undefined,
  })
  const rows = await publicationRows()
  fireEvent.click(within(rows.at(-1)!).getByRole('button', { name: /^Go back to this version/ }))
  const question = await screen.findByRole('dialog', { name: 'Go back to bbfe64a6 at ECE prod' })
  expect(await within(question).findByText(/Nora Novak/)).toBeDefined()
  fireEvent.change(within(question).getByRole('textbox', { name: 'Comment' }), {
    target: { value: 'Too slow' },
  })
  fireEvent.click(within(question).getByRole('button', { name: 'Request' }))
  await waitFor(() =>
    expect(calls.find(({ path }) => path === 'again')?.body.context).toEqual({
      run: '3',
      approval: 'request',
      comment: 'Too slow',
    }),
  )
})

test('the same version published again later is a line of its own', () => {
  const newest = run('7', { ...dialogOf, isActive: true })
  const between = run('6', { ...dialogOf, revision: 'cc123456-0000' })
  const groups = publicationGroups([newest, between, run('5', {}), run('4', dialogOf)])
  expect(groups.map(({ runs, active }) => [runs.length, active])).toEqual([
    [1, 'all'],
    [1, 'none'],
    [2, 'none'],
  ])
})
