import { auth } from '@sdp/api'

/** The calls of somebody in a browser. */
export interface Caller {
  token: string
  /** Sends a call and returns the text of its answer; what is refused is noted as an error. */
  send: (method: string, address: string, body?: unknown) => Promise<string>
  /** The same, with the time that it took noted under this name, or under those that the answer calls for. */
  timed: (
    what: string | ((answer: string) => readonly string[]),
    method: string,
    address: string,
    body?: unknown,
  ) => Promise<string>
}

export interface Calls {
  signIn: () => Promise<Caller>
  /** Milliseconds by name. */
  times: Map<string, number[]>
  errors: string[]
}

/** The calls of all people of this process; nothing is read of an answer that nobody looks at. */
export function openCalls(url: string): Calls {
  const times = new Map<string, number[]>()
  const errors: string[] = []
  const send = async (token: string, method: string, address: string, body?: unknown): Promise<string> => {
    try {
      const answer = await fetch(`${url}/api${address}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      if (answer.status === 200) return text
      errors.push(`${method} ${address}: ${answer.status} ${text}`)
    } catch (error) {
      errors.push(`${method} ${address}: ${(error as Error).message}`)
    }
    return '{}'
  }
  return {
    times,
    errors,
    signIn: async () => {
      const answer = await send('', 'POST', auth.localSignIn.path, { email: 'ada@sdp.example' })
      const { accessToken: token } = JSON.parse(answer) as { accessToken: string }
      return {
        token,
        send: (...call) => send(token, ...call),
        timed: async (what, ...call) => {
          const started = performance.now()
          const text = await send(token, ...call)
          const millis = performance.now() - started
          for (const name of typeof what === 'string' ? [what] : what(text)) {
            const all = times.get(name) ?? []
            all.push(millis)
            times.set(name, all)
          }
          return text
        },
      }
    },
  }
}
