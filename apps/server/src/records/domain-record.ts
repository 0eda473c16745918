import type { DomainReply } from '@sdp/api'
import { messages, Refused, type Requester } from '@sdp/domain'
import type { DomainHead } from '@sdp/domain/general-data'
import type { Session } from '@sdp/domain/sessions'
import type { Pool } from 'pg'
import type { DomainLanguage } from '../content/languages.ts'
import type { Db, Tx } from '../db/tx.ts'
import {
  isRemembered,
  type SessionRecord,
  sessionColumns,
  sessionOf,
  sessionReply,
} from './session-record.ts'

/** Whoever asks, before the time is known at which it counts. */
export type Asker = Omit<Requester, 'now'>

/** What a domain is called and for whom it is, seen from one of its save points. */
export interface DomainLabel extends DomainHead {
  domainId: string
  savePointId: string
  savePointName: string
}

/** A domain seen from one of its save points, without content. */
export interface DomainRecord extends DomainLabel {
  /** The newest revision of the save point. */
  head: string
  languages: DomainLanguage[]
  /** Of all save points of the domain, the Original's first. */
  sessions: SessionRecord[]
  createdAt: Date
  updatedAt: Date
  /**
   * The database's clock when this was read: the one that decides about sessions, whatever a server's own says
   * (ruling R33).
   */
  readAt: Date
}

const sessionFields = Object.entries(sessionColumns).map(([name, column]) => `'${name}', ${column}`)

const labelColumns = `
  domain.id as "domainId", domain.name, domain.description, domain.tags, domain.picture,
    domain.handler_url as "handlerUrl", domain.platforms, domain.contributors, domain.creator, domain.embedded,
    domain.is_test_domain as "isTestDomain", domain.volatile, domain.is_awaiting_cert as "isAwaitingCert", domain.diss,
    save_point.id as "savePointId", save_point.name as "savePointName"`
const columns = `
  ${labelColumns}, save_point.head, save_point.languages, domain.created_at as "createdAt",
    greatest(domain.updated_at, save_point.updated_at) as "updatedAt", clock_timestamp() as "readAt",
    coalesce(held.sessions, '[]') as sessions`
const tables = `
  domain
  join save_point on save_point.domain_id = domain.id
  left join (
    select save_point.domain_id,
      json_agg(json_build_object(${sessionFields.join(', ')}) order by save_point.original desc, domain_session.start_time)
        as sessions
    from domain_session
    join save_point on save_point.id = domain_session.save_point_id
    join domain on domain.id = save_point.domain_id
    where ${isRemembered}
    group by save_point.domain_id
  ) held on held.domain_id = domain.id`
const select = `select ${columns} from ${tables}`

/** All domains by their Original save points, in the order of their names; or those of these ids. */
export async function listDomains(db: Db, originalIds?: readonly string[]): Promise<DomainRecord[]> {
  const { rows } = await db.query<DomainRecord>(
    originalIds === undefined
      ? { name: 'list-domains', text: `${select} where save_point.original order by lower(domain.name)` }
      : {
          name: 'list-some-domains',
          text: `${select} where save_point.original and save_point.id = any($1)`,
          values: [originalIds],
        },
  )
  return rows
}

/** What of a domain never changes, by its Original save point, with what is published of it somewhere. */
export interface PublishedDomain
  extends Pick<DomainLabel, 'savePointId' | 'name' | 'embedded' | 'savePointName'> {
  manifest: string
  /** As the domain writes it. */
  language: string
}

/** Where something is published. */
export interface StageInLanguage {
  market: string
  environment: string
  language: string
}

/**
 * The domains that are published at a place, whichever save point they were published from, as JSON: who asks with
 * every sentence sees by the text that nothing has changed. General data of now are not among it: those that decide
 * something are pinned in the manifest (ruling R154).
 */
export async function readPublished(
  db: Pool,
  { market, environment, language }: StageInLanguage,
): Promise<string> {
  const { rows } = await db.query<{ domains: string }>({
    name: 'read-published',
    text: `select coalesce(json_agg(one order by one."savePointId"), '[]')::text as domains
           from (
             select domain.name, domain.embedded, save_point.id as "savePointId", save_point.name as "savePointName",
               encode(published.manifest, 'hex') as manifest, published.language
             from domain
             join save_point on save_point.domain_id = domain.id
             join published on published.domain_id = domain.id
             where save_point.original and published.market = $1 and published.environment = $2
               and lower(published.language) = lower($3)
           ) one`,
    values: [market, environment, language],
  })
  return rows[0]!.domains
}

export async function findDomain(db: Db, savePointId: string): Promise<DomainRecord | undefined> {
  const { rows } = await db.query<DomainRecord>({
    name: 'find-domain',
    text: `${select} where save_point.id = $1`,
    values: [savePointId],
  })
  return rows[0]
}

/** The save point with this name of the domain with this name, whatever the case. */
export async function findSavePointOf(
  db: Db,
  name: string,
  savePoint: string,
): Promise<DomainRecord | undefined> {
  const { rows } = await db.query<DomainRecord>({
    name: 'find-save-point-of',
    text: `${select} where domain.id = (select domain_id from save_point where id = $1 and original)
             and lower(save_point.name) = lower($2)`,
    values: [originalId(name), savePoint],
  })
  return rows[0]
}

export async function getDomain(db: Db, savePointId: string): Promise<DomainRecord> {
  const found = await findDomain(db, savePointId)
  if (found === undefined) throw new Refused('missing', messages.domain.notFound(savePointId))
  return found
}

/** Keeps others from changing the general data of a save point's domain until the transaction ends. */
export async function lockDomain(client: Tx, savePointId: string): Promise<void> {
  await client.query(
    'select from domain where id = (select domain_id from save_point where id = $1) for update',
    [savePointId],
  )
}

/** The session of the save point that the domain is seen from, running or not. */
export function ownSession({ sessions, savePointId }: DomainRecord): Session | undefined {
  const found = sessions.find((session) => session.savePointId === savePointId)
  return found === undefined ? undefined : sessionOf(found)
}

/** Who asks, at the time when the domain was read; under a lock, read the domain behind it. */
export function requesterAt(asker: Asker, { readAt }: DomainRecord): Requester {
  return { ...asker, now: readAt.getTime() }
}

/** The Original's id of a domain with this name. */
export function originalId(name: string): string {
  return name.toLowerCase()
}

export function domainReply(record: DomainRecord): DomainReply {
  return {
    ...labelReply(record),
    languages: record.languages,
    sessions: record.sessions.map(sessionReply),
    created_at: record.createdAt.toISOString(),
    updated_at: record.updatedAt.toISOString(),
  }
}

/** The part of a reply that says neither who edits the domain nor when. */
export function labelReply(
  label: DomainLabel,
): Omit<DomainReply, 'languages' | 'sessions' | 'created_at' | 'updated_at'> {
  return {
    _id: label.savePointId,
    name: label.name,
    description: label.description,
    creator: label.creator,
    contributors: [...label.contributors],
    tags: label.tags,
    picture: label.picture,
    handler_url: label.handlerUrl,
    ntg_versions: label.platforms,
    embedded: label.embedded,
    isTestDomain: label.isTestDomain,
    volatile: label.volatile,
    is_awaiting_cert: label.isAwaitingCert,
    diss: label.diss,
    savePoint: label.savePointName,
  }
}
