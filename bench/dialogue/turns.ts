import { chat, configuration, type Endpoint } from '@sdp/api'
import { newRequestHeader, sentHeader } from '@sdp/domain/chat'
import { collectionOf, collections } from '@sdp/domain/wire'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded.ts'
import type { Deps } from '../../apps/server/src/deps.ts'
import { makeDataFolder } from '../../apps/server/src/testing/data-folder.ts'
import { readSamples } from '../../examples/samples.ts'
import { createDomain } from '../create-domain.ts'
import { median } from '../median.ts'
import { listen } from '../opening.ts'
import type { Line } from '../report.ts'

/** A whole turn through HTTP: what a driver waits for, compared with what any call costs. */

const count = 20
const rounds = 60
const language = 'eng-USA'
/** That call no handler: how long those take is theirs. */
const sentences = ['massage me', 'I am hungry', 'warm the car before I leave', 'let us go home', 'start tour']

export async function turns(): Promise<Line[]> {
  const { dataDir, remove } = await makeDataFolder()
  const postgres = await startEmbeddedPostgres(dataDir)
  const { deps, url, token, close } = await listen(postgres.url)
  const ask = async ({ method, path }: Endpoint, body?: unknown) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return (await answer.json()) as unknown
  }
  try {
    await publishSamples(deps)
    // Of any platform: what is measured has none
    const header = { ...sentHeader({ ...newRequestHeader(), language }), platform: '' }
    let at = 0
    const say = async () => {
      const text_query = sentences[at++ % sentences.length]!
      const reply = chat.textRecognition.shapes.reply.parse(
        await ask(chat.textRecognition, { text_query, header }),
      )
      const { candidates, domain } = reply.fullResponse
      if (candidates.length !== count || domain === null) throw new Error(`nobody answers '${text_query}'`)
    }
    for (let once = 0; once < sentences.length; once++) await say()
    // What nobody has must be guessed, and waits until all have learned: learning at the same time made an empty call three
    // times as long
    await ask(chat.textRecognition, { text_query: 'a sentence of nobody', header })
    const millis = await median(rounds, say)
    const floor = await median(rounds, () => ask(configuration.featureFlags))
    return [
      {
        what: `a turn through HTTP among ${count} published domains`,
        millis,
        against: 'an empty call',
        floor,
        limit: 5,
      },
    ]
  } finally {
    await close()
    await postgres.stop()
    await remove()
  }
}

/** Samples under other names, published where the chat looks first. */
async function publishSamples(deps: Deps): Promise<void> {
  const samples = readSamples().filter((sample) => sample.language === language)
  for (let at = 0; at < count; at++) {
    const { wire } = samples[at % samples.length]!
    const contentOf = (isOwn: boolean) =>
      Object.fromEntries(
        collections
          .filter(({ perLanguage, path }) => perLanguage === isOwn && path !== 'languages')
          .map((one) => [one.path, collectionOf(wire, one) ?? JSON.parse(one.empty)]),
      )
    await createDomain(deps, `${wire.name}-${at}`, {
      shared: contentOf(false),
      byLanguage: { [language]: contentOf(true) },
    })
  }
  const { db, content } = deps
  const { rows } = await db.query<{ domain: string; manifest: string; platforms: string[] }>(
    `select domain.id as domain, encode(revision.manifest, 'hex') as manifest, domain.platforms
     from domain join save_point on save_point.domain_id = domain.id join revision on revision.id = save_point.head`,
  )
  for (const { domain, manifest, platforms } of rows) {
    await db.query(
      `insert into published (market, environment, language, domain_id, manifest, published_at, published_by)
       values ('ece', 'dev', $1, $2, decode($3, 'hex'), now(), 'bench')`,
      [language, domain, await content.pin(db, manifest, { platforms, ssmlTransition: false })],
    )
  }
}
