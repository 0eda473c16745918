import { messages } from '@sdp/domain'
import { aDomain } from '@sdp/domain/testing'
import { toWire } from '@sdp/domain/wire'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeDomain, takeAnswer } from '../../editing/editing-store.ts'
import type { FullDomain } from '../../editing/open-domain.ts'
import { keepSignIn } from '../../server/sign-in.ts'
import { publicConfigReply, tokensFor } from '../../server/testing/page.ts'
import { queryClient } from '../../server/use-call.ts'
import { useResourceUpload } from './use-resource-upload.ts'

afterEach(() => {
  closeDomain()
  vi.unstubAllGlobals()
})

const radio = {
  ...toWire(aDomain({ name: 'Radio' })),
  _id: 'radio',
  savePoint: 'Original',
  languages: [{ _id: 'eng-USA', language: 'eng-USA', default: true }],
  sessions: [],
  revision: 'r1',
} as unknown as FullDomain

test('[DRES-011] an upload is closed, idle, on its way, and an error with the words of the server', async () => {
  keepSignIn(tokensFor('paul@sdp.example', 'token'))
  let refuse = () => {}
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/public/config')) return Response.json(publicConfigReply)
    await new Promise<void>((resolve) => {
      refuse = resolve
    })
    return Response.json({ message: messages.session.needed }, { status: 403 })
  })
  takeAnswer(radio, undefined)
  const { result } = renderHook(useResourceUpload, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  const { current: shown } = result
  expect(result.current.state.status).toBe('closed')
  act(() => shown.open())
  expect(result.current.state.status).toBe('idle')
  act(() => void shown.upload({ isIncomplete: false }))
  expect(result.current.state.status).toBe('uploading')
  await waitFor(() => {
    act(() => refuse())
    expect(result.current.state).toMatchObject({
      status: 'error',
      failure: { message: messages.session.needed },
    })
  })
})
