import type { ServerEvent } from '@sdp/api'
import {
  defaultConfiguration,
  type Instruction,
  type Item,
  instructionsFor,
  itemOf,
  itemsOf,
  type PublishState,
} from '@sdp/domain/publishing'
import { aDomain } from '@sdp/domain/testing'
import { toWire } from '@sdp/domain/wire'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { closeDomain, takeAnswer } from '../../../editing/editing-store.ts'
import type { FullDomain } from '../../../editing/open-domain.ts'
import { ReadOnlyReason } from '../../../editing/use-read-only-reason.ts'
import { keepSignIn } from '../../../server/sign-in.ts'
import { publicConfigReply, tokensFor } from '../../../server/testing/page.ts'
import { queryClient } from '../../../server/use-call.ts'
import { checkedReply } from '../../../testing/check-answer.ts'
import { draw } from '../../../testing/draw.tsx'
import { ConfirmHost } from '../../../ui/ConfirmDialog.tsx'
import { PublishPage } from '../PublishPage.tsx'

interface RecordedCall {
  path: string
  body: {
    context: {
      instructions?: (Instruction & { approval?: string; reason?: string; comment?: string })[]
      source?: string
      run?: string
      approval?: string
      comment?: string
    }
  }
}

interface Answer {
  status?: number
  body: unknown
}

interface Scene {
  languages?: readonly string[]
  platforms?: readonly string[]
  embedded?: boolean
  /** Why the domain is read-only. */
  disabledReason?: string
  /** How a state differs from the usual one: nothing published, no approval but for prod. */
  state?: (item: PublishState) => Partial<PublishState>
  /** Answers a call in its own way; without an answer it is the usual one. */
  answer?: (calls: RecordedCall) => Answer | undefined | Promise<Answer | undefined>
}

/** A state as the server reports it where nothing happened yet. */
export function aState(
  item: Pick<PublishState, 'node' | 'environment' | 'resource' | 'provider' | 'language'>,
): PublishState {
  return {
    ...item,
    resourceState: {
      state: 'unpublished',
      msgShort: '',
      msgLong: '',
      savePointName: '',
      user: '',
      date: '',
      isActive: false,
    },
    approval: {
      ...(item.environment === 'prod' && { state: 'required' as const }),
      requester: '',
      requesterSub: '',
      comment: '',
      approver: '',
      approverSubs: [],
      missing: item.environment === 'prod' ? 1 : 0,
      message: '',
    },
    pipeline: { steps: [], currentStep: '', logs: [] },
  }
}

/** Draws the page of a domain called Radio for Paul, on a server that answers as the test says; returns what it was asked. */
export async function openPublishPage(scene: Scene = {}): Promise<RecordedCall[]> {
  const { languages = ['deu-DEU', 'eng-USA'], platforms = ['NTG7-SOP'], embedded = false } = scene
  queryClient.clear()
  closeDomain()
  localStorage.clear()
  keepSignIn(tokensFor('paul@sdp.example', 'token'))
  takeAnswer(openedReply({ languages, platforms, embedded }), undefined)
  const instructions = instructionsFor(defaultConfiguration, { embedded, languages })
  const stateOf = (item: Parameters<typeof aState>[0]) => {
    const usual = aState(item)
    return { ...usual, ...scene.state?.(usual) }
  }
  const calls: RecordedCall[] = []
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    if (path.endsWith('/public/config')) return Response.json(publicConfigReply)
    const reply = (body: unknown, status?: number) =>
      checkedReply(request?.method ?? 'GET', path, { body, ...(status !== undefined && { status }) })
    if (!path.includes('/v2/publishing/')) return reply([])
    const one: RecordedCall = {
      path: path.split('/v2/publishing/')[1]!,
      body: JSON.parse(String(request?.body)),
    }
    calls.push(one)
    const own = await scene.answer?.(one)
    if (own !== undefined) return reply(own.body, own.status)
    if (one.path === 'config') return reply({ ...defaultConfiguration, instructions })
    if (one.path === 'approvers') return reply({ people: ['Ada Lovelace', 'Nora Novak'] })
    if (one.path === 'changes') return reply({ comparisons: [], left: 0, requests: [] })
    if (['history', 'behaviour', 'tests'].includes(one.path)) return reply([])
    if (one.path === 'download') return new Response('PK', { headers: { 'content-type': 'application/zip' } })
    return reply((one.body.context.instructions ?? instructions).flatMap(itemsOf).map(stateOf))
  })
  const page = (
    <ReadOnlyReason value={scene.disabledReason}>
      <PublishPage />
      <ConfirmHost />
    </ReadOnlyReason>
  )
  // It leads to other languages, and so needs pages
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page }),
    history: createMemoryHistory(),
  })
  await act(async () =>
    draw(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>,
    ),
  )
  return calls
}

function openedReply(general: {
  languages: readonly string[]
  platforms: readonly string[]
  embedded: boolean
}) {
  return {
    ...toWire(aDomain({ name: 'Radio', platforms: [...general.platforms], embedded: general.embedded })),
    _id: 'radio',
    creator: { upn: 'paul@sdp.example' },
    contributors: [],
    savePoint: 'Original',
    languages: general.languages.map((language, index) => ({
      _id: language,
      language,
      default: index === 0,
    })),
    sessions: [],
    created_at: '',
    updated_at: '',
    revision: 'r1',
  } as unknown as FullDomain
}

/** The event that the server would send when one item changes. */
export function updated(item: Item): ServerEvent {
  return {
    type: 'publishing-updated',
    domainId: 'radio',
    name: 'Radio',
    items: [itemOf(item)],
  }
}
