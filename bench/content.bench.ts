import { randomUUID } from 'node:crypto'
import { aLargeWireDomain } from '@sdp/domain/testing'
import type { WireDomain } from '@sdp/domain/wire'
import { transaction } from '../apps/server/src/db/database.ts'
import type { Deps } from '../apps/server/src/deps.ts'
import { createLarge } from './create-domain.ts'
import { loading } from './loading.ts'
import { median } from './median.ts'
import { author, openServer, runBench } from './opening.ts'
import type { Line } from './report.ts'

/** How long keeping a large domain takes, as ratios to doing the least that could be done. */

const language = 'eng-USA'
await runBench(async ({ databaseUrl }) => {
  const { deps, close } = await openServer(databaseUrl)
  const wire = aLargeWireDomain({ intents: 1000, expressions: 50, rules: 5000, languages: [language] })
  await createLarge(deps, wire, language)

  const rowOfAll = await wholeRow(deps, wire)
  const lines: Line[] = [
    {
      what: 'save one intent',
      millis: await saveOneIntent(deps, wire),
      against: 'whole domain as one JSON row',
      floor: rowOfAll,
      limit: 1 / 20,
    },
    {
      what: 'new save point',
      millis: await newSavePoint(deps),
      against: 'whole domain as one JSON row',
      floor: rowOfAll,
      limit: 1 / 100,
    },
    {
      what: 'compare, one intent differs',
      millis: await compareOneIntent(deps),
      against: 'both domains parsed as JSON',
      floor: await parseBoth(wire),
      limit: 1 / 10,
    },
    ...(await loading(databaseUrl)),
  ]
  await close()
  return lines
})

/** The peer: the domain in one row, written again at every save. */
async function wholeRow({ db }: Deps, wire: WireDomain): Promise<number> {
  await db.query('create table whole_domain (id integer primary key, body json not null)')
  // As our own table has it: several times faster, where the server knows it
  await db.query(`do $$ begin
    alter table whole_domain alter column body set compression lz4;
  exception when feature_not_supported or invalid_parameter_value then null;
  end $$`)
  await db.query(`insert into whole_domain values (1, '{}')`)
  const text = JSON.stringify(wire)
  return median(15, () =>
    transaction(db, (client) => client.query('update whole_domain set body = $1 where id = 1', [text])),
  )
}

async function saveOneIntent({ content }: Deps, wire: WireDomain): Promise<number> {
  const intents = wire.nlu_interpretations!
  let round = 0
  return median(150, () => {
    const intent = intents[(++round * 37) % intents.length]!
    const changed = {
      ...intent,
      expressions: [
        { expression: `said in round ${round}`, weight: 100, literals: {} },
        ...intent.expressions!,
      ],
    }
    return content.save(
      {
        savePointId: 'large',
        updates: { nlu_interpretations: { $patch: { put: { [intent.intent]: changed }, remove: [] } } },
        language,
        revisionId: randomUUID(),
        saveId: randomUUID(),
        author,
        authorName: 'Ada',
        message: 'One more expression',
        at: Date.now(),
      },
      { before: async () => false, refuseLanguages: () => {}, after: async () => {} },
    )
  })
}

/** The newest revision of the large domain compared with the one before it. */
async function compareOneIntent({ db, content }: Deps): Promise<number> {
  const { rows } = await db.query<{ id: string; parent: string }>(
    `select revision.id, revision.parent from save_point join revision on revision.id = save_point.head
     where save_point.id = 'large'`,
  )
  const { id, parent } = rows[0]!
  return median(150, async () => {
    const { differences } = await content.compare(parent, id)
    if (differences.length !== 1) throw new Error(`expected one difference, found ${differences.length}`)
  })
}

/** The least that a comparison without hashes does. */
function parseBoth(wire: WireDomain): Promise<number> {
  const text = JSON.stringify(wire)
  return median(15, async () => {
    JSON.parse(text)
    JSON.parse(text)
  })
}

async function newSavePoint({ db, content }: Deps): Promise<number> {
  return median(150, () => {
    const id = randomUUID()
    return content.createSavePoint(db, {
      id,
      from: 'large',
      name: id,
      description: '',
      by: author,
      at: Date.now(),
    })
  })
}
