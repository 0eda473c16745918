import type { ProblemPlaces } from '@sdp/domain/problems'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeDomain, takeAnswer } from '../../editing/editing-store.ts'
import { problemLists } from '../../parts/problem-texts.ts'
import { useProblems } from '../../parts/problems.ts'
import { draw } from '../../testing/draw.tsx'
import { aFullDomain } from '../../testing/full-domain.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useProblemWalk } from './problem-walk.ts'
import { useProblemKeys } from './use-problem-keys.ts'

beforeEach(() => {
  takeAnswer(aFullDomain(), undefined)
  const elsewhere = [{ severity: 'error', message: 'No platform', at: ['platforms'] }] as const
  const lists = Object.fromEntries(problemLists.map(({ list }) => [list, new Map()]))
  useProblems.setState({ places: { ...lists, rules: [], elsewhere } as unknown as ProblemPlaces })
})
afterEach(() => {
  cleanup()
  closeDomain()
  useProblemWalk.setState(useProblemWalk.getInitialState())
})

function Page({ language, hasDialog }: { language?: string; hasDialog: boolean }) {
  useProblemKeys()
  return hasDialog ? (
    <Dialog open title="Anything" onClose={() => {}} {...(language !== undefined && { language })}>
      Text
    </Dialog>
  ) : null
}

test.each([
  ['on the page', { hasDialog: false }, true],
  ['over a dialog that edits the content', { hasDialog: true, language: 'eng-USA' }, true],
  ['but not over one that has to be answered', { hasDialog: true }, false],
])('F8 goes to the next problem %s', async (_, props, isRemoved) => {
  const routeTree = createRootRoute({ component: () => <Page {...props} /> })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await act(async () => draw(<RouterProvider router={router as never} />))
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F8' })
  expect(useProblemWalk.getState().isOpen).toBe(isRemoved)
})
