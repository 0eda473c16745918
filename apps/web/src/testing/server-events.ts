import type { ServerEvent } from '@sdp/api'
import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { connectEvents } from '../server/events.ts'

interface Socket {
  onopen: () => void
  onclose: (ended: { code: number; reason: string }) => void
  onmessage: (message: { data: string }) => void
}

let sockets: Socket[] = []

/** Connects to a server that sends the events of a test. */
export async function connectToServer(): Promise<(event: ServerEvent) => Promise<void>> {
  catchSockets()
  onTestFinished(connectEvents())
  const socket = await nextSocket(0)
  return (event) => act(async () => socket.onmessage({ data: JSON.stringify([event]) }))
}

/** From now on websockets do nothing by themselves. */
export function catchSockets(): void {
  sockets = []
  vi.stubGlobal('WebSocket', function (this: Socket) {
    sockets.push(Object.assign(this, { close: () => {} }))
  })
}

/** Has the connection made, lost and made again; what is counted from there on is counted after `onLost`. */
export async function reconnect(onLost: () => void): Promise<void> {
  const first = await nextSocket(0)
  await act(async () => first.onopen())
  await act(async () => first.onclose({ code: 1006, reason: '' }))
  onLost()
  window.dispatchEvent(new Event('online'))
  const second = await nextSocket(1)
  await act(async () => second.onopen())
}

function nextSocket(index: number): Promise<Socket> {
  return vi.waitFor(() => {
    const socket = sockets[index]
    if (socket?.onmessage === undefined) throw new Error('not connected yet')
    return socket
  })
}
