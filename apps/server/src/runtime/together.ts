/** Sends what is said in one moment at once: to wake another thread takes longer than most of what it is told. */
export function together<Message>(send: (messages: Message[]) => void): (message: Message) => void {
  let waiting: Message[] = []
  return (message) => {
    if (waiting.push(message) > 1) return
    // Half as much work as a queued microtask, which is followed by hooks
    void Promise.resolve().then(() => {
      const messages = waiting
      waiting = []
      send(messages)
    })
  }
}
