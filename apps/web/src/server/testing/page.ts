import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, vi } from 'vitest'

export interface RecordedCall {
  method: string
  path: string
  authorization: string | undefined
  body: unknown
}

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | 'never' | 'half'

/** Gives a test what a page has: storage, and an origin whose server answers as the test says; returns what it was asked. */
export async function openPage(answer: (call: RecordedCall) => Answer): Promise<RecordedCall[]> {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('navigator', {})
  onTestFinished(() => void vi.unstubAllGlobals())

  const calls: RecordedCall[] = []
  const server = createServer(async (request, response) => {
    const one = await readCall(request)
    calls.push(one)
    const answered = one.path === '/api/public/config' ? { body: publicConfigReply } : answer(one)
    if (answered === 'never') return
    if (answered === 'half') return void response.write('{"half":')
    response.writeHead(answered.status ?? 200, {
      'content-type': 'application/json',
      ...answered.headers,
    })
    response.end(JSON.stringify(answered.body ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })

  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const fetchAbsolute = fetch
  vi.stubGlobal('fetch', (path: string, request?: RequestInit) =>
    fetchAbsolute(new URL(path, origin), request),
  )
  return calls
}

/** The events that the server sends to everybody, signed in or not. */
export const publicConfigReply = {
  stage: 'dev',
  clientId: 'web',
  loginUrl: '/',
  localSignIn: false,
  offlineAccess: false,
  sessionExpiringMinutes: 5,
}

async function readCall(request: IncomingMessage): Promise<RecordedCall> {
  let text = ''
  for await (const chunk of request) text += chunk
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    authorization: request.headers.authorization,
    body: text === '' ? undefined : JSON.parse(text),
  }
}

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** Tokens as the server hands them out. */
export function tokensFor(email: string, accessToken: string) {
  return {
    accessToken,
    refreshToken: `${accessToken}-refresh`,
    expiresIn: 3600,
    user: { name: email, email, sub: email },
  }
}
