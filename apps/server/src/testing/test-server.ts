import { auth, type Endpoint, type EndpointShapes, type Reply, type Sent } from '@sdp/api'
import { buildApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { type Deps, openDeps } from '../deps.ts'
import { makeTestDatabase } from './test-database.ts'
import { testSecretKey } from './test-secret-key.ts'

export interface Answer<T> {
  status: number
  body: T
}

export interface Caller {
  /** Calls an endpoint over real HTTP; refusals come back as their status, they do not throw. */
  call: <S extends EndpointShapes>(endpoint: Endpoint<S>, sent?: Sent<S>) => Promise<Answer<Reply<S>>>
  headers: Record<string, string>
}

export interface TestServer {
  url: string
  databaseUrl: string
  deps: Deps
  /** Signs in one of the demo people by the part before the at sign: ada, max, clara, paul. */
  as: (person: string) => Promise<Caller>
  nobody: Caller
  caller: (headers: Record<string, string>) => Caller
  close: () => Promise<void>
}

/** The real app on a database of its own, listening on a free port of this machine. */
export async function startTestServer(
  settings: Record<string, string> = {},
  { databaseUrl }: { databaseUrl?: string } = {},
): Promise<TestServer> {
  const database =
    databaseUrl === undefined ? await makeTestDatabase() : { url: databaseUrl, drop: async () => {} }
  const config = readConfig({
    SDP_REQUESTS_PER_MINUTE: '1000000',
    SDP_GIT_EXPORT: 'false',
    SDP_LOG_LEVEL: 'silent',
    SDP_SECRET_KEY: testSecretKey,
    ...settings,
  })
  const { deps, close } = await openDeps(config, database.url)
  const app = await buildApp(deps)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const caller = (headers: Record<string, string>) => callerAt(url, headers)
  const nobody = caller({})
  return {
    url,
    databaseUrl: database.url,
    deps,
    nobody,
    caller,
    as: async (person) => {
      const { body } = await nobody.call(auth.localSignIn, { body: { email: `${person}@sdp.example` } })
      return caller({ authorization: `Bearer ${body.accessToken}` })
    },
    close: async () => {
      await app.close()
      await close()
      await database.drop()
    },
  }
}

/** Calls the server at this address; `onResponse` sees more of an answer than its status and body. */
export function callerAt(
  url: string,
  headers: Record<string, string>,
  onResponse: (response: Response) => void = () => {},
): Caller {
  return { headers, call: (endpoint, sent) => callOver({ url, headers, onResponse }, endpoint, sent) }
}

async function callOver<S extends EndpointShapes>(
  {
    url,
    headers,
    onResponse,
  }: { url: string; headers: Record<string, string>; onResponse: (response: Response) => void },
  endpoint: Endpoint<S>,
  sent?: Sent<S>,
): Promise<Answer<Reply<S>>> {
  const {
    params = {},
    query = {},
    body,
  } = (sent ?? {}) as {
    params?: Record<string, string>
    query?: Record<string, string>
    body?: unknown
  }
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  const isForm = endpoint.shapes.form !== undefined
  const isJson = body !== undefined && !isForm
  const response = await fetch(`${url}/api${path}${search === '' ? '' : `?${search}`}`, {
    method: endpoint.method,
    headers: { ...headers, ...(isJson && { 'content-type': 'application/json' }) },
    ...(isJson && { body: JSON.stringify(body) }),
    ...(isForm && { body: formOf(body as Record<string, string | File[]>) }),
  })
  onResponse(response)
  const isFile = response.ok && endpoint.shapes.file !== undefined
  return {
    status: response.status,
    body: (isFile ? await response.blob() : await response.json()) as Reply<S>,
  }
}

function formOf(body: Readonly<Record<string, string | File[]>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string') form.append(name, value)
    else for (const file of value) form.append(name, file)
  }
  return form
}
