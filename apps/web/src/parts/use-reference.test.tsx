import { renameIntent } from '@sdp/domain/intents'
import { aDomain, anExpression, anIntent } from '@sdp/domain/testing'
import { expressionsInLanguage } from '@sdp/domain/wire'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { usePreferences } from '../browser/preferences.ts'
import { applyEdit, closeDomain, takeAnswer, useEditingStore } from '../editing/editing-store.ts'
import type { FullDomain } from '../editing/open-domain.ts'
import { saveDomain } from '../editing/saving.ts'
import { keepSignIn } from '../server/sign-in.ts'
import { publicConfigReply, tokensFor } from '../server/testing/page.ts'
import { queryClient } from '../server/use-call.ts'
import { checkedReply } from '../testing/check-answer.ts'
import { draw } from '../testing/draw.tsx'
import { aFullDomain } from '../testing/full-domain.ts'
import { useReference } from './use-reference.ts'

afterEach(() => {
  cleanup()
  closeDomain()
  vi.unstubAllGlobals()
  usePreferences.setState(usePreferences.getInitialState())
})

const languages = ['eng-USA', 'deu-DEU'].map((language, index) => ({
  _id: language,
  language,
  default: index === 0,
}))

/** The domain as the server has it, in the language that is asked for. */
function stored(intent: string, text: string): FullDomain {
  const intents = [anIntent(intent, { expressions: [anExpression(text)] })]
  return { ...aFullDomain(aDomain({ intents })), languages } as unknown as FullDomain
}

function Reference({ intent }: { intent: string }) {
  const { content } = useReference({ isWanted: true })
  const renames = useEditingStore(({ open }) => open?.renames) ?? []
  return <p>{content ? expressionsInLanguage(content, { intent, renames }).join() : 'Reading'}</p>
}

test('the other language is read again after a save, which renames there as well', async () => {
  let name = 'play'
  queryClient.clear()
  keepSignIn(tokensFor('paul@sdp.example', 'token'))
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    if (path.endsWith('/public/config')) return Response.json(publicConfigReply)
    const { method = 'GET' } = request ?? {}
    if (method === 'PUT') name = 'start'
    const body = method === 'PUT' ? { revision: 'r2', updated_at: '' } : stored(name, 'spiel musik')
    return checkedReply(method, path, { body })
  })
  usePreferences.setState({ referenceLanguage: 'deu-DEU' })
  takeAnswer(stored('play', 'play music'), undefined)
  const shown = (intent: string) => (
    <QueryClientProvider client={queryClient}>
      <Reference intent={intent} />
    </QueryClientProvider>
  )
  const { rerender } = draw(shown('play'))
  await screen.findByText('spiel musik')

  act(() => void applyEdit(renameIntent, { from: 'play', to: 'start' }))
  rerender(shown('start'))
  await screen.findByText('spiel musik')
  await act(() => saveDomain('renamed'))
  expect(useEditingStore.getState().open?.renames).toEqual([])
  expect(await screen.findByText('spiel musik')).toBeTruthy()
})
