/** Sends what is said in one moment at once: to wake another thread takes longer than most of the work itself. */
export function together<Message>(send: (messages: Message[]) => void): (message: Message) => void {
  let waiting: Message[] = []
  return (message) => {
    if (waiting.push(message) > 1) return
    queueMicrotask(() => {
      const messages = waiting
      waiting = []
      send(messages)
    })
  }
}
