import type { LanguageUses } from '@sdp/api'
import type { Used } from '@sdp/domain'
import { responsesInLanguage, usesInLanguage, type WireDomain } from '@sdp/domain/wire'
import { parseInSteps } from '../http/parse-json.ts'
import { inSlices, openPace, type Pace } from '../process/pace.ts'
import { readTexts, type Source } from './blobs.ts'
import { readHead } from './head.ts'
import { languageSection } from './manifest.ts'
import { type Entry, entriesOf, readTreesAt } from './tree.ts'

const maxPlaces = 20
const entriesAtOnce = 50
/** Beyond that, looking for each name costs more than reading every text. */
const maxSearched = 50
/** A longer text is parsed in steps. */
const charactersAtOnce = 1024 * 1024

/**
 * Where something is used in the expressions and responses of each language of a save point, as it was last saved
 * (ruling R309).
 */
export async function findUsesInLanguages(
  source: Source,
  savePointId: string,
  used: Used,
): Promise<LanguageUses[]> {
  const { manifest, languages } = await readHead(source, savePointId)
  const found: LanguageUses[] = []
  for (const { language } of languages) {
    const section = new Map(languageSection(manifest, language))
    const intents = await usesIn(source, section.get('nlu_interpretations'), used, (_, entry) =>
      usesInLanguage([entry as Interpretation], used),
    )
    const responses = new Set<string>()
    for (const path of used.kind === 'slot' || used.kind === 'apiInput' ? responsePaths : []) {
      const names = await usesIn(source, section.get(path), used, (name, entry) =>
        responsesInLanguage({ [path]: { [name]: entry } }, used),
      )
      for (const name of names) responses.add(name)
    }
    found.push({
      language,
      expressions: intents.reduce((sum, { count }) => sum + count, 0),
      intents: intents.length,
      responses: responses.size,
      places: intents.slice(0, maxPlaces),
    })
  }
  return found
}

const responsePaths = ['tts_responses', 'audio_responses', 'gui_responses', 'runtime_responses'] as const

type Interpretation = NonNullable<WireDomain['nlu_interpretations']>[number]

/** What is found in the entries of one collection. */
async function usesIn<Use>(
  source: Source,
  root: string | undefined,
  used: Used,
  look: (key: string, entry: unknown) => Use[],
): Promise<Use[]> {
  if (root === undefined) return []
  const names = new Set(used.names)
  const all = entriesOf((await readTreesAt(source, [root])).get(root)!)
  const entries = used.kind === 'intent' ? all.filter(([key]) => names.has(key)) : all
  const batches = inBatches(entries)
  const uses: Use[] = []
  const pace = openPace()
  let reading = textsMentioning(source, batches[0] ?? [], used)
  for (const [at, batch] of batches.entries()) {
    const texts = await reading
    // The database looks through the next ones while these are counted.
    reading = textsMentioning(source, batches[at + 1] ?? [], used)
    // Its failure is seen when it is awaited, unless counting fails first.
    reading.catch(() => {})
    for (const [key, hash] of batch) {
      const text = texts.get(hash)
      if (text === undefined) continue
      await pace.rest()
      uses.push(...look(key, await parse(text, pace)))
    }
  }
  return uses
}

function inBatches(entries: readonly Entry[]): Entry[][] {
  return Array.from({ length: Math.ceil(entries.length / entriesAtOnce) }, (_, at) =>
    entries.slice(at * entriesAtOnce, (at + 1) * entriesAtOnce),
  )
}

async function parse(text: string, pace: Pace): Promise<unknown> {
  return text.length <= charactersAtOnce ? JSON.parse(text) : inSlices(parseInSteps(Buffer.from(text)), pace)
}

/** The texts of the entries that can mention something; the database looks through them, so that few of them come here. */
async function textsMentioning(
  source: Source,
  entries: readonly Entry[],
  { kind, names }: Used,
): Promise<Map<string, string>> {
  if (entries.length === 0) return new Map()
  const hashes = entries.map(([, hash]) => hash)
  if (kind === 'intent' || names.length > maxSearched) return readTexts(source, hashes)
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
