import type { LanguageUses } from '@sdp/api'
import { messages, Refused, type Used, type UsePlace, usesInLanguage, type WireDomain } from '@sdp/domain'
import { parseInSteps } from '../http/parse-json.ts'
import { inSlices, openPace, type Pace } from '../pace.ts'
import { readTexts, readTrees, type Source } from './blobs.ts'
import type { DomainLanguage } from './languages.ts'
import { languageSection, type Manifest } from './manifest.ts'
import { type Entry, entriesOf, readTreesAt } from './tree.ts'

const mostPlaces = 20
const entriesAtOnce = 50
/** Beyond that, looking for each name costs more than reading every text. */
const mostSearched = 50
/** A longer text is parsed in steps. */
const charactersAtOnce = 1024 * 1024

/** Where something is used in the expressions of each language of a save point, as it was last saved. */
export async function findUsesInLanguages(
  source: Source,
  savePointId: string,
  used: Used,
): Promise<LanguageUses[]> {
  const { rows } = await source.db.query<{ manifest: string; languages: DomainLanguage[] }>(
    `select encode(revision.manifest, 'hex') as manifest, save_point.languages
     from save_point join revision on revision.id = save_point.head where save_point.id = $1`,
    [savePointId],
  )
  const [head] = rows
  if (head === undefined) throw new Refused('missing', messages.domain.notFound(savePointId))
  const manifest = (await readTrees<Manifest>(source, [head.manifest])).get(head.manifest)!
  const found: LanguageUses[] = []
  for (const { language } of head.languages) {
    const section = new Map(languageSection(manifest, language))
    const places = await placesIn(source, section.get('nlu_interpretations'), used)
    found.push({
      language,
      expressions: places.reduce((sum, { count }) => sum + count, 0),
      intents: places.length,
      places: places.slice(0, mostPlaces),
    })
  }
  return found
}

async function placesIn(source: Source, root: string | undefined, used: Used): Promise<UsePlace[]> {
  if (root === undefined) return []
  const names = new Set(used.names)
  const all = entriesOf((await readTreesAt(source, [root])).get(root)!)
  const entries = used.kind === 'intent' ? all.filter(([key]) => names.has(key)) : all
  const batches = inBatches(entries)
  const places: UsePlace[] = []
  const pace = openPace()
  let reading = textsMentioning(source, batches[0] ?? [], used)
  for (const [at, batch] of batches.entries()) {
    const texts = await reading
    // The database looks through the next ones while these are counted.
    reading = textsMentioning(source, batches[at + 1] ?? [], used)
    // Its failure is seen when it is awaited, unless counting fails first.
    reading.catch(() => {})
    for (const [, hash] of batch) {
      const text = texts.get(hash)
      if (text === undefined) continue
      await pace.rest()
      places.push(...usesInLanguage([await parse(text, pace)], used))
    }
  }
  return places
}

function inBatches(entries: readonly Entry[]): Entry[][] {
  return Array.from({ length: Math.ceil(entries.length / entriesAtOnce) }, (_, at) =>
    entries.slice(at * entriesAtOnce, (at + 1) * entriesAtOnce),
  )
}

type Stored = NonNullable<WireDomain['nlu_interpretations']>[number]

async function parse(text: string, pace: Pace): Promise<Stored> {
  if (text.length <= charactersAtOnce) return JSON.parse(text)
  return (await inSlices(parseInSteps(Buffer.from(text)), pace)) as Stored
}

/** The texts of the entries that can mention something; the database looks through them, so that few of them come here. */
async function textsMentioning(
  source: Source,
  entries: readonly Entry[],
  { kind, names }: Used,
): Promise<Map<string, string>> {
  if (entries.length === 0) return new Map()
  const hashes = entries.map(([, hash]) => hash)
  if (kind === 'intent' || names.length > mostSearched) return readTexts(source, hashes)
  const { rows } = await source.db.query<[hash: string, body: string]>({
    name: 'search-blobs',
    text: `select encode(hash, 'hex'), body from blob
           where hash = any(array(select decode(wanted, 'hex') from unnest($1::text[]) as wanted))
             and exists (select from unnest($2::text[]) as name where strpos(body, name) > 0)`,
    values: [hashes, names.map((name) => JSON.stringify(name).slice(1, -1))],
    rowMode: 'array',
  })
  return new Map(rows)
}
