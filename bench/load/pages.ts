import { eventsProtocol } from '@sdp/api'
import { openEventsSocket } from '../../apps/server/src/testing/events-client.ts'

/** Forked with an address and tokens: an open page each, which receives every event. The events are only counted. */
process.once('message', async ({ url, tokens }: { url: string; tokens: string[] }) => {
  let messages = 0
  let bytes = 0
  let isClosing = false
  const open = async (token: string) => {
    const socket = await openEventsSocket(url, [eventsProtocol, token], (data) => {
      messages++
      bytes += data.length
    })
    socket.on('close', (code) => {
      if (!isClosing) throw new Error(`a websocket was closed with ${code}`)
    })
  }
  await Promise.all(tokens.map(open))
  process.send!('open')
  process.once('message', () => {
    isClosing = true
    process.send!({ messages, bytes }, () => process.exit(0))
  })
})
