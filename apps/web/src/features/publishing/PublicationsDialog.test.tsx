import type { Publication } from '@sdp/api'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { hearServer } from '../../testing/told-events.ts'
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
  const tell = await hearServer()
  state = 'done'
  await tell(updated(place))
  expect(await within(dialog).findByText('Active')).toBeDefined()
})
