import { randomUUID } from 'node:crypto'
import type { Calls } from './calls.ts'
import { everyFewSeconds, type Person } from './person.ts'

/** What an author does, over and over: the list is asked for when its page is opened, then events keep it current. */
const steps = ['list', 'read', 'save', 'read', 'save', 'save'] as const

/** Somebody who edits a domain of their own: an open session, and saves of a few texts each. */
export async function newAuthor({ signIn }: Calls, domain: string): Promise<Person> {
  const { token, send, timed } = await signIn()
  await send('POST', `/domains/${domain}/sessions`, { message: 'work' })
  const read = JSON.parse(await send('GET', `/domains/${domain}?language=eng-USA`))
  let revision = (read as { revision: string }).revision
  let saves = 0
  const save = async () => {
    const said = [`said in save ${++saves}`, 'x'.repeat(500)]
    const answer = await timed('save', 'PUT', `/domains/${domain}`, {
      updates: { tts_responses: { $patch: { put: { [`text-${saves}`]: said } } } },
      commit_message: `save ${saves}`,
      save_id: randomUUID(),
      base_revision: revision,
      language_to_update: 'eng-USA',
    })
    revision = (JSON.parse(answer) as { revision: string }).revision
  }
  const doStep = {
    list: () => timed('list', 'GET', '/domains/?includeDialogs=false&isAdmin=true'),
    read: () => timed('read', 'GET', `/domains/${domain}?language=eng-USA`),
    save,
  }
  // Or all of them would do the same at the same time
  const first = Math.floor(Math.random() * steps.length)
  return {
    token,
    work: (until) => everyFewSeconds(until, (at) => doStep[steps[(first + at) % steps.length]!]()),
  }
}
