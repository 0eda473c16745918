import { auth, type Endpoint, type EndpointShapes, type Reply, type Sent, type Tokens } from '@sdp/api'
import { type Answer, callerAt } from './test-server.ts'

export interface TestBrowser {
  /** Calls an endpoint with the cookies that the server has set, as a browser does. */
  call: <S extends EndpointShapes>(endpoint: Endpoint<S>, sent?: Sent<S>) => Promise<Answer<Reply<S>>>
  /** Opens an address of the server without following where it leads. */
  open: (path: string) => Promise<Response>
  signIn: (person: string) => Promise<Tokens>
  refresh: (refreshToken: string) => Promise<Answer<Tokens>>
  /** What the last answer set, word for word. */
  lastSetCookies: string[]
  lastHeaders: Headers
  cookies: Map<string, string>
}

/** A browser as far as sign-in is concerned: it keeps cookies. */
export function openBrowser(url: string, cookies = new Map<string, string>()): TestBrowser {
  function take({ headers }: Response): void {
    browser.lastHeaders = headers
    browser.lastSetCookies = headers.getSetCookie()
    for (const cookie of browser.lastSetCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/Max-Age=0\b/.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    }
  }
  const header = () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') })

  const browser: TestBrowser = {
    cookies,
    lastSetCookies: [],
    lastHeaders: new Headers(),
    call: (endpoint, sent) => callerAt(url, header(), take).call(endpoint, sent),
    open: async (path) => {
      const response = await fetch(`${url}${path}`, { redirect: 'manual', headers: header() })
      take(response)
      return response
    },
    signIn: async (person) =>
      (await browser.call(auth.localSignIn, { body: { email: `${person}@sdp.example` } })).body,
    refresh: (refreshToken) => browser.call(auth.refresh, { body: { refreshToken } }),
  }
  return browser
}
