import { openCache } from '../../content/cache.ts'
import type { Deps } from '../../deps.ts'
import { type PublishedDomain, type PublishedPlace, readPublished } from '../../records/domain-record.ts'
import { publishedContent, type SpokenDomain, spokenDomain } from '../../runtime/spoken-domain.ts'

export interface ChatDeps extends Deps {
  published: Published
}

/** What is published, as it is spoken with. */
interface Published {
  read: (place: PublishedPlace) => Promise<readonly SpokenDomain[]>
  /** What was read last; the same as is read now where nothing changed. */
  last: (place: PublishedPlace) => readonly SpokenDomain[] | undefined
}

/** Where a stage publishes in a language. */
export function placeAt(stage: string, language: string): PublishedPlace {
  const [market = '', environment = ''] = stage.split('-')
  return { market, environment, language }
}

/** A few hundred bytes a domain, at the places that were spoken with last. */
const mostBytes = 4 * 1024 * 1024

/** Reads what is published with every sentence; what has not changed since the last one is not made anew. */
export function openPublished({ db, content }: Pick<Deps, 'db' | 'content'>): Published {
  const kept = openCache<{ text: string; domains: readonly SpokenDomain[] }>(mostBytes)
  const keyOf = ({ market, environment, language }: PublishedPlace) => `${market} ${environment} ${language}`
  const spoken = ({ manifest, language, ...record }: PublishedDomain) =>
    spokenDomain({
      ...publishedContent(record),
      manifest,
      read: () => content.readManifest(manifest, language),
      language,
      // Wherever it is published: what says the same is one program
      place: `published ${record.savePointId} ${manifest}`,
      home: `published ${language}`,
    })
  return {
    read: async (place) => {
      const text = await readPublished(db, place)
      const before = kept.get(keyOf(place))
      if (before?.text === text) return before.domains
      const domains = (JSON.parse(text) as PublishedDomain[]).map(spoken)
      // The text, and twice as much for what is made of it
      kept.set(keyOf(place), { text, domains }, text.length * 3)
      return domains
    },
    last: (place) => kept.get(keyOf(place))?.domains,
  }
}
