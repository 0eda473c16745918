import { conceptNamesIn, conceptSuffix } from '@sdp/domain/concepts'
import { openPace } from '../process/pace.ts'
import type { Source } from './blobs.ts'
import { readHead } from './head.ts'
import { languageSection } from './manifest.ts'
import { entriesOf, readTreesAt } from './tree.ts'

/** Where the newest revision of a save point mentions a concept. */
export interface ConceptMention {
  concept: string
  kind: 'UI action' | 'toast' | 'dictation label' | 'GUI response' | 'response'
  /** The UI action or response. */
  place: string
  /** Null where it is the same in all languages. */
  language: string | null
}

const responsePaths = ['tts_responses', 'audio_responses', 'runtime_responses']

interface StoredAction {
  guiResponse?: { name?: string; type?: string; labels?: unknown }
}

/** All places where a save point mentions concepts, as it was last saved. */
export async function findConceptMentions(source: Source, savePointId: string): Promise<ConceptMention[]> {
  const { manifest, languages } = await readHead(source, savePointId)
  const found: ConceptMention[] = []
  const actions = await entriesWith(source, rootOf(manifest.shared, 'system_actions'), [
    conceptSuffix,
    'TOAST_MESSAGE',
  ])
  const toasts = new Set<string>()
  for (const [place, value] of actions) {
    const { guiResponse } = value as StoredAction
    if (guiResponse?.type === 'TOAST_MESSAGE') toasts.add(guiResponse.name || place)
    const labels = conceptNamesIn(guiResponse?.labels)
    for (const concept of labels) found.push({ concept, kind: 'dictation label', place, language: null })
    const others = new Set([...conceptNamesIn(value)].filter((name) => !labels.has(name)))
    for (const concept of others) found.push({ concept, kind: 'UI action', place, language: null })
  }
  for (const { language } of languages) {
    const section = languageSection(manifest, language)
    for (const [place, value] of await entriesWith(source, rootOf(section, 'gui_responses'), [
      conceptSuffix,
    ])) {
      const kind = toasts.has(place) ? 'toast' : 'GUI response'
      for (const concept of conceptNamesIn(value)) found.push({ concept, kind, place, language })
    }
    for (const path of responsePaths) {
      for (const [place, value] of await entriesWith(source, rootOf(section, path), [conceptSuffix])) {
        for (const concept of conceptNamesIn(value))
          found.push({ concept, kind: 'response', place, language })
      }
    }
  }
  return found
}

function rootOf(
  section: readonly (readonly [path: string, hash: string])[],
  path: string,
): string | undefined {
  return section.find(([one]) => one === path)?.[1]
}

/** The entries of a collection whose text has one of these words; the database looks through them, so that few come here. */
async function entriesWith(
  source: Source,
  root: string | undefined,
  words: readonly string[],
): Promise<[key: string, value: unknown][]> {
  if (root === undefined) return []
  const entries = entriesOf((await readTreesAt(source, [root])).get(root)!)
  const { rows } = await source.db.query<[hash: string, body: string]>({
    text: `select encode(hash, 'hex'), body from blob
           where hash = any(array(select decode(wanted, 'hex') from unnest($1::text[]) as wanted))
             and exists (select from unnest($2::text[]) as word where strpos(body, word) > 0)`,
    values: [entries.map(([, hash]) => hash), words],
    rowMode: 'array',
  })
  const texts = new Map(rows)
  const pace = openPace()
  const found: [string, unknown][] = []
  for (const [key, hash] of entries) {
    const text = texts.get(hash)
    if (text === undefined) continue
    await pace.rest()
    found.push([key, JSON.parse(text)])
  }
  return found
}
