import type { Pool } from 'pg'
import { openCache } from '../content/cache.ts'
import type { ContentStore } from '../content/content-store.ts'
import {
  originalId,
  type PublishedDomain,
  readPublished,
  type StageInLanguage,
} from '../records/domain-record.ts'
import { publishedContent, type SpokenDomain, spokenDomain } from './spoken-domain.ts'

/** What is published, as it is spoken with. */
export interface Published {
  read: (place: StageInLanguage) => Promise<readonly SpokenDomain[]>
  /** What was read last; the same as is read now where nothing changed. */
  last: (place: StageInLanguage) => readonly SpokenDomain[] | undefined
}

/** Where a stage publishes in a language. */
export function stageInLanguage(stage: string, language: string): StageInLanguage {
  const [market = '', environment = ''] = stage.split('-')
  return { market, environment, language }
}

/** Domains that listen together, as a thread is asked about them. */
export type ListeningDomains = ReturnType<typeof listeningAt> & { similar?: string }

/** What is published at a place. */
export function listeningAt(
  { market, environment, language }: StageInLanguage,
  domains: readonly SpokenDomain[],
) {
  const sources = new Map(domains.map(({ program, source }) => [program.base, source]))
  return {
    home: domains[0]!.program,
    isStored: true,
    place: `${market}-${environment} ${language.toLowerCase()}`,
    listeners: domains.map(({ record, program }) => ({
      program,
      domainId: record.savePointId,
      domain: record.name,
    })),
    options: { source: (base: string) => sources.get(base)!(), callHandler: noCall },
  }
}

/**
 * A draft among what is published at a place, in the place of what is published of its own domain. It is learned with them, and
 * nothing of that is stored: the next edit makes it another.
 */
export function draftAmong(
  place: StageInLanguage,
  { draft, published }: { draft: SpokenDomain; published: readonly SpokenDomain[] },
) {
  const own = published.findIndex(({ record }) => record.savePointId === originalId(draft.record.name))
  // In the thread of the others
  const home = published[0]?.program.home
  const here = { ...draft, program: { ...draft.program, home } }
  const domains = own === -1 ? [...published, here] : published.with(own, here)
  const listening = listeningAt(place, domains)
  const similar = listening.place
  return {
    domains,
    listening: {
      ...listening,
      ...{ place: `draft ${draft.record.savePointId} among ${similar}`, similar, isStored: false },
    },
  }
}

/** To understand calls nobody. */
export const noCall = () => Promise.reject(new Error('no handler is called to understand a sentence'))

/** A few hundred bytes a domain, at the places that were spoken with last. */
const maxBytes = 4 * 1024 * 1024

/** Reads what is published with every sentence; what has not changed since the last one is not made again. */
export function openPublished({ db, content }: { db: Pool; content: ContentStore }): Published {
  const kept = openCache<{ text: string; domains: readonly SpokenDomain[] }>(maxBytes)
  const keyOf = ({ market, environment, language }: StageInLanguage) => `${market} ${environment} ${language}`
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
