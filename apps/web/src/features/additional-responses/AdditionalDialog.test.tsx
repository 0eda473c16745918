import { aDomain } from '@sdp/domain/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeDomain, takeAnswer } from '../../editing/editing-store.ts'
import { queryClient } from '../../server/use-call.ts'
import { draw } from '../../testing/draw.tsx'
import { aFullDomain } from '../../testing/full-domain.ts'
import { AdditionalDialog } from './AdditionalDialog.tsx'

afterEach(() => {
  closeDomain()
  vi.unstubAllGlobals()
})

test('the dialog of a response that is deleted meanwhile stays, with no texts', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  takeAnswer(aFullDomain(aDomain()), undefined)
  draw(
    <QueryClientProvider client={queryClient}>
      <AdditionalDialog name="gone" onClose={() => {}} />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('dialog').textContent).toContain('gone')
  expect(screen.queryAllByRole('textbox')).toEqual([])
})
