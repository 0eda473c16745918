import { auth, signIns, type Tokens } from '@sdp/api'
import type pg from 'pg'
import { type Activity, type Judgement, judgeCount, pick, type World } from '../harness/activity.ts'
import { type Asker, numberIn, type RecordedCall } from '../harness/recorder.ts'

const [person, admin] = ['nora', 'ada'] as const
const email = `${person}@sdp.example`
/** How long an answer that got lost can be asked for again, with room for a slow machine. */
const graceMillis = 45_000

/** One sign-in of the person. */
interface Browser {
  /** Of the call that signed in: it is part of its user agent. */
  number: number
  tokens: Tokens
  cookie: string
  /** `unknown` where the call that ended it got no answer. */
  state: 'signed in' | 'ended' | 'unknown'
}

/** Somebody who signs in with many browsers, renews, looks at the list, ends one from another, and logs out. */
export function signInsActivity(world: World): Activity {
  const { recorder } = world
  const browsers: Browser[] = []
  const started: RecordedCall[] = []
  const ends: { call: RecordedCall; browser: Browser }[] = []
  const faults: string[] = []
  /** All but the first, which is never ended: at the end there is one to be found. */
  const some = () =>
    pick(
      world,
      browsers.slice(1).filter(({ state }) => state === 'signed in'),
    )

  async function signIn(): Promise<void> {
    let cookie = ''
    const asker: Asker = {
      who: email,
      headers: (number) => ({ 'user-agent': `browser #${number}` }),
      onResponse: ({ headers }) => {
        cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
      },
    }
    const call = await recorder.change(asker, auth.localSignIn, () => ({ body: { email } }))
    started.push(call)
    const { number, reply: tokens } = call
    if (tokens !== undefined) browsers.push({ number, tokens, cookie, state: 'signed in' })
  }

  /** Who gets no answer asks again with the same token, and must not be thrown out for that. */
  async function renew(): Promise<void> {
    const browser = pick(
      world,
      browsers.filter(({ state }) => state === 'signed in'),
    )
    if (browser === undefined) return
    const sent = { body: { refreshToken: browser.tokens.refreshToken } }
    const call = await recorder.change(askerAt(browser), auth.refresh, () => sent, 'Renew sign-in')
    if (call.reply !== undefined) browser.tokens = call.reply
    if (call.outcome === 'refused') faults.push(`Renewing sign-in ${browser.number} was refused`)
    if (call.outcome !== 'unknown') return
    const { status, body } = await recorder.read(askerAt(browser), auth.refresh, sent)
    if (status === 200) browser.tokens = body
    else if (Date.now() - call.sentAt < graceMillis)
      faults.push(`Renewing sign-in ${browser.number} once more was answered ${status}`)
    else browser.state = 'unknown'
  }

  async function idOf(browser: Browser): Promise<string | undefined> {
    const { status, body } = await recorder.read(askerAt(browser), signIns.own, {})
    if (status === 200) return body.find(({ isThisOne }) => isThisOne)?.id
    faults.push(`Sign-in ${browser.number} was told ${status}, though nobody ended it`)
    return undefined
  }

  async function end(browser: Browser, send: () => Promise<RecordedCall>): Promise<void> {
    const call = await send()
    ends.push({ call, browser })
    if (call.outcome === 'refused') faults.push(`The end of sign-in ${browser.number} was refused`)
    browser.state = call.outcome === 'unknown' ? 'unknown' : 'ended'
    if (browser.state !== 'ended') return
    const { status } = await recorder.read(askerAt(browser), signIns.own, {})
    if (status !== 401) faults.push(`Sign-in ${browser.number} was told ${status} after its end`)
  }

  async function endFromElsewhere(): Promise<void> {
    const browser = some()
    const id = browser && (await idOf(browser))
    if (browser === undefined || id === undefined) return
    const from = askerAt(browsers[0]!)
    await end(browser, () => recorder.change(from, signIns.endOwn, () => ({ params: { id } })))
  }
  async function endByAdmin(): Promise<void> {
    const browser = some()
    const id = browser && (await idOf(browser))
    if (browser === undefined || id === undefined) return
    await end(browser, () => recorder.change(admin, signIns.endOfUser, () => ({ params: { id } })))
  }
  async function logOut(): Promise<void> {
    const browser = some()
    if (browser === undefined) return
    const body = { refreshToken: browser.tokens.refreshToken }
    await end(browser, () => recorder.change(askerAt(browser), auth.logout, () => ({ body })))
  }

  const acts = [signIn, signIn, signIn, renew, renew, renew, endFromElsewhere, endByAdmin, logOut]
  return {
    prepare: signIn,
    steps: [async () => pick(world, acts)!()],
    judge: async (db) => {
      const living = await livingByCall(db)
      const calls = new Map<number, Judgement>()
      for (const { number } of started) {
        const browser = browsers.find((one) => one.number === number)
        if (browser === undefined || browser.state === 'signed in')
          calls.set(number, judgeCount(living.get(number) ?? 0, 1))
      }
      for (const { call, browser } of ends) {
        const isEnded = !living.has(browser.number)
        calls.set(call.number, { verdict: isEnded ? 'done' : 'not done', found: `sign-in ${browser.number}` })
      }
      return { calls, faults: [...faults, ...(await entryFaults(db, started))] }
    },
  }
}

function askerAt({ number, tokens, cookie }: Browser): Asker {
  const headers = {
    'user-agent': `browser #${number}`,
    authorization: `Bearer ${tokens.accessToken}`,
    cookie,
  }
  return { who: email, headers: () => headers }
}

async function livingByCall(db: pg.Pool): Promise<Map<number, number>> {
  const { rows } = await db.query<{ number: number; count: number }>(
    `select ${numberIn('user_agent')} as number, count(*)::int as count from sign_in_family
     where user_agent like 'browser #%' group by 1`,
  )
  return new Map(rows.map(({ number, count }) => [number, count]))
}

/** Every sign-in has its one entry; whether one without an answer has is not known. */
async function entryFaults(db: pg.Pool, started: readonly RecordedCall[]): Promise<string[]> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from audit_entry
     where what = 'Sign in' and who = $1 and client is null and result = 'done'`,
    [email],
  )
  const count = (wanted: string) => started.filter(({ outcome }) => outcome === wanted).length
  const [{ count: entries }] = rows as [{ count: number }]
  const isRight = entries >= count('acknowledged') && entries <= count('acknowledged') + count('unknown')
  return isRight ? [] : [`${count('acknowledged')} sign-ins have ${entries} entries in the audit log`]
}
