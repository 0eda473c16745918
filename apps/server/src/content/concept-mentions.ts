import { messages, Refused } from '@sdp/domain'
import { textTokens } from '@sdp/domain/responses'
import { openPace } from '../pace.ts'
import { readTrees, type Source } from './blobs.ts'
import type { DomainLanguage } from './languages.ts'
import { languageSection, type Manifest } from './manifest.ts'
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
const suffix = '_CONCEPT'

interface StoredAction {
  guiResponse?: { name?: string; type?: string; labels?: unknown }
}

/** All places where a save point mentions concepts, as it was last saved. */
export async function findConceptMentions(source: Source, savePointId: string): Promise<ConceptMention[]> {
  const { rows } = await source.db.query<{ manifest: string; languages: DomainLanguage[] }>(
    `select encode(revision.manifest, 'hex') as manifest, save_point.languages
     from save_point join revision on revision.id = save_point.head where save_point.id = $1`,
    [savePointId],
  )
  const [head] = rows
  if (head === undefined) throw new Refused('missing', messages.domain.notFound(savePointId))
  const manifest = (await readTrees<Manifest>(source, [head.manifest])).get(head.manifest)!
  const found: ConceptMention[] = []
  const actions = await entriesWith(source, rootOf(manifest.shared, 'system_actions'), [
    suffix,
    'TOAST_MESSAGE',
  ])
  const toasts = new Set<string>()
  for (const [place, value] of actions) {
    const { guiResponse } = value as StoredAction
    if (guiResponse?.type === 'TOAST_MESSAGE') toasts.add(guiResponse.name || place)
    const labels = namesIn(guiResponse?.labels)
    for (const concept of labels) found.push({ concept, kind: 'dictation label', place, language: null })
    const others = new Set([...namesIn(value)].filter((name) => !labels.has(name)))
    for (const concept of others) found.push({ concept, kind: 'UI action', place, language: null })
  }
  for (const { language } of head.languages) {
    const section = languageSection(manifest, language)
    for (const [place, value] of await entriesWith(source, rootOf(section, 'gui_responses'), [suffix])) {
      const kind = toasts.has(place) ? 'toast' : 'GUI response'
      for (const concept of namesIn(value)) found.push({ concept, kind, place, language })
    }
    for (const path of responsePaths) {
      for (const [place, value] of await entriesWith(source, rootOf(section, path), [suffix])) {
        for (const concept of namesIn(value)) found.push({ concept, kind: 'response', place, language })
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

/** The concepts in all texts of a value, at any depth. */
function namesIn(value: unknown): Set<string> {
  const names = new Set<string>()
  const open: unknown[] = [value]
  for (let next = open.pop(); open.length > 0 || next !== undefined; next = open.pop()) {
    if (typeof next === 'string') {
      if (!next.includes(suffix)) continue
      for (const token of textTokens(next)) if (token.kind === 'concept') names.add(token.name)
    } else if (typeof next === 'object' && next !== null) open.push(...Object.values(next))
  }
  return names
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
