import { eventsPath, eventsProtocol, type ServerEvent } from '@sdp/api'
import { WebSocket } from 'ws'

interface EventsClient {
  received: ServerEvent[]
  /** As they came; each holds one or more events. */
  messages: string[]
  protocol: string
  socket: WebSocket
  /** The code with which the connection ended. */
  closed: Promise<number>
  close: () => void
}

/** Opens the websocket as a browser does; a refused handshake throws with its status. */
export async function connectEventsClient(
  url: string,
  accessToken: string | undefined,
  protocols = [eventsProtocol, ...(accessToken === undefined ? [] : [accessToken])],
): Promise<EventsClient> {
  const messages: string[] = []
  const received: ServerEvent[] = []
  const socket = await openEventsSocket(url, protocols, (data) => {
    messages.push(String(data))
    received.push(...(JSON.parse(String(data)) as ServerEvent[]))
  })
  const closed = new Promise<number>((ended) => socket.on('close', ended))
  return { received, messages, protocol: socket.protocol, socket, closed, close: () => socket.terminate() }
}

/** The same, with what comes as it is. */
export function openEventsSocket(
  url: string,
  protocols: string[],
  onMessage: (data: Buffer) => void,
): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api${eventsPath}`, protocols)
  socket.on('message', onMessage)
  return new Promise((opened, refused) => {
    socket.on('unexpected-response', (_, { statusCode }) => refused(new Error(`refused with ${statusCode}`)))
    socket.on('error', refused)
    socket.on('open', () => opened(socket))
  })
}
