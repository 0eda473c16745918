import { expect, type Locator, type Page } from '@playwright/test'
import { auth, domains, type Endpoint, type EndpointShapes, type Reply, type Sent } from '@sdp/api'

export type Person = 'ada' | 'max' | 'clara' | 'paul' | 'nora'

const base = () => process.env.SDP_E2E_URL ?? ''
const emailOf = (person: Person) => `${person}@sdp.example`

/** Signs in through the home page. */
export async function signInByHand(page: Page, person: Person, url = base()): Promise<void> {
  await page.goto(`${url}/`)
  await page.getByRole('radio', { name: new RegExp(person, 'i') }).check()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: /^Domains/ })).toBeVisible()
}

/** Opens the list of domains as somebody whom this browser knows. */
export async function signIn(page: Page, person: Person, url = base()): Promise<void> {
  await visit(page, person, '/domains', url)
  await expect(page.getByRole('heading', { name: /^Domains/ })).toBeVisible()
}

/** Opens a page as somebody whom this browser knows: the local sign-in takes who was here last without asking. */
export async function visit(page: Page, person: Person, path: string, url = base()): Promise<void> {
  const shownTo = inApp.get(page)
  if (shownTo !== undefined && shownTo !== person) throw new Error(`this is the page of ${shownTo}`)
  if (shownTo !== undefined) return goInApp(page, path)
  await page.addInitScript((email) => {
    if (location.protocol.startsWith('http'))
      localStorage.setItem('sdp.last-local-person', JSON.stringify(email))
  }, emailOf(person))
  await page.goto(`${url}${path}`)
}

/** Pages that show the product all the time, by who is signed in there. */
const inApp = new WeakMap<Page, Person>()

export function keepInApp(page: Page, person: Person): void {
  inApp.set(page, person)
}

/** An address that shows nothing of any domain. */
export const nowhere = '/nowhere'

/** Goes to an address inside the product; through nowhere, so that nothing of the page before is taken for the next. */
export async function goInApp(page: Page, path: string): Promise<void> {
  await page.evaluate(
    async ([nowhere, path]) => {
      go(nowhere)
      while (!document.title.startsWith('Not Found')) await new Promise(requestAnimationFrame)
      if (path !== nowhere) go(path)

      /** The router listens to it; the index says in which direction history moved. */
      function go(to: string): void {
        const at = history.state?.__TSR_index ?? 0
        history.pushState({ __TSR_index: at + 1, __TSR_key: crypto.randomUUID() }, '', to)
      }
    },
    [nowhere, path] as const,
  )
}

/** Calls the server without a browser, as one of the demo people. */
export async function callAs<S extends EndpointShapes>(
  person: Person,
  endpoint: Endpoint<S>,
  sent: Sent<S>,
  url = base(),
): Promise<Reply<S>> {
  return request(url, endpoint, sent, { authorization: `Bearer ${await tokenOf(person, url)}` })
}

const tokens = new Map<string, { token: Promise<string>; until: number }>()

/** Signs in once a person and server for as long as an access token holds: the server limits how often anybody tries. */
function tokenOf(person: Person, url: string): Promise<string> {
  const key = `${url} ${person}`
  const known = tokens.get(key)
  if (known !== undefined && known.until > Date.now()) return known.token
  const token = request(url, auth.localSignIn, { body: { email: emailOf(person) } }).then(
    ({ accessToken }) => accessToken,
  )
  tokens.set(key, { token, until: Date.now() + 5 * 60_000 })
  return token
}

async function request<S extends EndpointShapes>(
  url: string,
  endpoint: Endpoint<S>,
  sent: Sent<S>,
  headers: Record<string, string> = {},
): Promise<Reply<S>> {
  const {
    params = {},
    query = {},
    body,
  } = sent as {
    params?: Record<string, string>
    query?: Record<string, string>
    body?: unknown
  }
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  const response = await fetch(`${url}/api${path}?${new URLSearchParams(query)}`, {
    method: endpoint.method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const reply = (await response.json()) as Reply<S>
  if (!response.ok) throw new Error(`${endpoint.method} ${path}: ${JSON.stringify(reply)}`)
  return reply
}

/** A domain made without the screen, for journeys that begin with one. */
export async function makeDomain(
  name: string,
  by: Person = 'paul',
  extra: Partial<Sent<typeof domains.create.shapes>['body']> = {},
): Promise<string> {
  const body = { name, languages: [{ language: 'eng-USA' }], ntg_versions: ['NTG7-SOP'], ...extra }
  const { _id } = await callAs(by, domains.create, { body })
  return _id
}

export function card(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true })
}

export async function openProfile(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Profile', exact: true }).click()
  return page.getByRole('dialog', { name: 'Profile' })
}

export function notification(page: Page, text: string | RegExp): Locator {
  return page.getByLabel('Notifications').getByText(text)
}

let counter = 0

/** A name that no other journey uses. */
export function freshName(prefix: string): string {
  counter++
  return `${prefix}-${process.pid}-${counter}`
}
