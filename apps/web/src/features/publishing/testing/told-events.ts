import type { ServerEvent } from '@sdp/api'
import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { connectEvents } from '../../../server/events.ts'

/** Connects to a server that tells what it is told to. */
export async function hearServer(): Promise<(event: ServerEvent) => Promise<void>> {
  let socket: { onmessage: (message: { data: string }) => void } | undefined
  vi.stubGlobal('WebSocket', function (this: object) {
    socket = Object.assign(this, { close: () => {} }) as unknown as typeof socket
  })
  onTestFinished(connectEvents())
  await vi.waitFor(() => {
    if (socket?.onmessage === undefined) throw new Error('not connected yet')
  })
  return (event) => act(async () => socket!.onmessage({ data: JSON.stringify([event]) }))
}
