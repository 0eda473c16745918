// People who work while servers are replaced: each saves again and again, and goes on at the other server when one is away.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const count = 6
/** A super user, who may do everything. */
const person = 'ada@sdp.example'
const timeoutMillis = 60_000
const standstillMillis = 20_000

/** Starts to work; `urls` says which servers take calls at this moment. */
export async function startAuthors(urls) {
  let token = await signIn()
  let isStopped = false
  const concepts = []
  const authors = []
  for (let at = 0; at < count; at++) authors.push(await newAuthor(`Author${at}`))
  const working = Promise.all([...authors.map(saveOn), makeConcepts()])
  // Whoever stops them gets the reason.
  working.catch(() => {})

  async function signIn() {
    const body = { email: person }
    const response = await ask(urls()[0], 'POST', '/v2/auth/local', { body })
    return response.body.accessToken
  }

  /** At one server after another until one answers; changes are known by an id, so that they can be sent again. */
  async function call(method, route, { body, allowed = [] } = {}) {
    const giveUpAt = Date.now() + timeoutMillis
    for (let attempt = Math.floor(Math.random() * 2); ; attempt++) {
      const all = urls()
      try {
        const answer = await ask(all[attempt % all.length], method, route, { body, token })
        if (answer.status === 200 || allowed.includes(answer.status)) return answer.body
        if (answer.status === 401) token = await signIn()
        else if (answer.status < 500)
          throw new Refusal(`${method} ${route}: ${answer.status} ${JSON.stringify(answer.body)}`)
      } catch (error) {
        if (error instanceof Refusal || Date.now() > giveUpAt) throw error
      }
      if (Date.now() > giveUpAt) throw new Error(`${method} ${route} was not answered for a minute`)
      await sleep(100)
    }
  }

  async function newAuthor(name) {
    const { _id: id } = await call('POST', '/domains/', {
      body: { name, languages: [{ language: 'eng-USA' }] },
    })
    await call('POST', `/domains/${id}/sessions`, { body: { message: 'work' } })
    return { name, id, saved: [] }
  }

  async function saveOn(author) {
    while (!isStopped) {
      const message = `save ${author.saved.length}`
      const body = { updates: { justtalk: [message] }, commit_message: message, save_id: randomUUID() }
      await call('PUT', `/domains/${author.id}`, { body })
      author.saved.push(message)
      const { justtalk } = await call('GET', `/domains/${author.id}?skipSession=true`)
      if (justtalk[0] !== message) throw new Error(`${author.name} reads ${justtalk[0]} after ${message}`)
      await sleep(50)
    }
  }

  /** A name that is taken was made by an attempt whose answer was lost. */
  async function makeConcepts() {
    while (!isStopped) {
      const name = `UPGRADE_${concepts.length}_CONCEPT`
      const texts = [{ id: 'new__1', language: 'deu-DEU', text: name, isActive: true }]
      await call('POST', '/v2/concepts/', {
        body: { concept_name: name, type: 2, texts },
        allowed: [400, 409],
      })
      concepts.push(name)
      await sleep(200)
    }
  }

  async function commitsOf({ name }) {
    const found = []
    for (;;) {
      const { data } = await call('GET', `/v2/domain/github/${name}/commits?offset=${found.length}`)
      found.push(...data.map(({ commitMessage }) => commitMessage))
      if (data.length < 100) return found
    }
  }

  /** The export comes behind the saves. */
  async function waitForCommits(author, expected) {
    let known = -1
    for (;;) {
      const { length } = await commitsOf(author)
      if (length === expected) return
      if (length === known)
        throw new Error(`${author.name} has ${length} commits in git, and not ${expected}`)
      known = length
      await sleep(standstillMillis)
    }
  }

  async function revisionsOf({ id }) {
    const found = []
    for (;;) {
      const { revisions, more } = await call('GET', `/v2/domain/revisions/${id}?offset=${found.length}`)
      found.push(...revisions.map(({ message }) => message))
      if (!more) return found.reverse().slice(1)
    }
  }

  return {
    acknowledged: () => authors.reduce((sum, { saved }) => sum + saved.length, concepts.length),
    stop: async () => {
      isStopped = true
      await working
    },
    verify: async () => {
      for (const author of authors) {
        const stored = await revisionsOf(author)
        if (stored.join() !== author.saved.join()) {
          throw new Error(
            `${author.name} saved ${author.saved.length} times, and ${stored.length} are stored`,
          )
        }
        await waitForCommits(author, stored.length + 1)
      }
      for (const name of concepts) await call('GET', `/v2/concepts/${name}`)
      const saves = authors.reduce((sum, { saved }) => sum + saved.length, 0)
      return `${saves} saves and ${concepts.length} concepts of ${count + 1} people: all are there, once, in order and in git.`
    },
  }
}

class Refusal extends Error {}

async function ask(url, method, route, { body, token }) {
  const response = await fetch(`${url}/api${route}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  })
  return { status: response.status, body: await response.json() }
}
