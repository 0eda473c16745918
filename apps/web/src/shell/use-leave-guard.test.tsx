import { addIntent } from '@sdp/domain/intents'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { applyEdit, closeDomain, takeAnswer } from '../editing/editing-store.ts'
import { askToLeave, useLeaving } from '../editing/leaving.ts'
import { draw } from '../testing/draw.tsx'
import { aFullDomain } from '../testing/full-domain.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

afterEach(() => {
  cleanup()
  closeDomain()
})

function Editor() {
  useLeaveGuard()
  return null
}

test('a question about unsaved changes ends with the editor: who signs in again is not asked it', async () => {
  takeAnswer(aFullDomain(), undefined)
  applyEdit(addIntent, { name: 'play' })
  const router = createRouter({
    routeTree: createRootRoute({ component: Editor }),
    history: createMemoryHistory(),
  })
  await act(async () => draw(<RouterProvider router={router as never} />))
  const goesOn = askToLeave('page')
  expect(useLeaving.getState().question).toBeDefined()
  cleanup()
  expect(useLeaving.getState().question).toBeUndefined()
  expect(await goesOn).toBe(false)
})
