import type { PublishAnswer } from '@sdp/api'
import { isListed, markGuest, personName, type User } from '@sdp/domain'
import type { Pool } from 'pg'
import type { Tx } from '../../db/tx.ts'
import type { Deps } from '../../deps.ts'
import { demoPeople } from '../../identity/demo-people.ts'
import { isSameItem } from '../../publishing/place.ts'
import type { DomainRecord } from '../../records/domain-record.ts'

const isOwn =
  "(lower(asked.requester) = lower($1) or (asked.requester_sub <> '' and asked.requester_sub = $2))"

/**
 * What became of the requests of somebody, until it is read; asked for again, the answer before is no news
 * (ruling R170).
 */
export async function answersTo(db: Pool, { email, sub }: User): Promise<PublishAnswer[]> {
  const { rows } = await db.query<PublishAnswer>(
    `select asked.id, save_point.id as "domainId", domain.name, asked.action, asked.node, asked.environment, asked.resource,
       asked.language, asked.state as answer,
       case asked.state when 'refused' then asked.decided_by
         else (select string_agg(said ->> 'name', ', ' order by at)
               from jsonb_array_elements(asked.approvers) with ordinality as all_said (said, at)) end as by,
       case asked.state when 'refused' then asked.reason
         else coalesce((select string_agg(said ->> 'comment', ' ' order by at)
                        from jsonb_array_elements(asked.approvers) with ordinality as all_said (said, at)), '') end as comment
     from publishing_approval asked
     join domain on domain.id = asked.domain_id
     join save_point on save_point.domain_id = domain.id and save_point.original
     where asked.is_answer_unread and ${isOwn}
       and not exists (select from publishing_approval later
                       where later.domain_id = asked.domain_id and ${isSameItem('later', 'asked')}
                         and later.number > asked.number)
     order by asked.updated_at, asked.number`,
    [email, sub],
  )
  return rows
}

/** Returns the domains that the answers were about, as far as they were answers to this person. */
export async function readAnswers(tx: Tx, ids: readonly string[], { email, sub }: User): Promise<string[]> {
  const { rows } = await tx.query<{ name: string }>(
    `update publishing_approval asked set is_answer_unread = false from domain
     where domain.id = asked.domain_id and asked.is_answer_unread and ${isOwn} and asked.id = any($3::uuid[])
     returning domain.name`,
    [email, sub, ids],
  )
  return [...new Set(rows.map(({ name }) => name))]
}

/**
 * Who may say yes or no to what somebody asks for in a domain, by name as far as they have signed in here
 * (ruling R170).
 */
export async function approversOf(
  { db, groups, config }: Pick<Deps, 'db' | 'groups' | 'config'>,
  { creator, contributors }: Pick<DomainRecord, 'creator' | 'contributors'>,
  user: User,
): Promise<string[]> {
  const { superUsers } = await groups()
  const entries = [creator.upn, ...contributors, ...superUsers]
  const { rows: accounts } = await db.query<{ email: string; name: string }>(
    'select email, name from account',
  )
  const known = config.oidc === undefined ? demoPeople : accounts
  const people = new Map<string, string>()
  for (const entry of entries) {
    if (isListed([entry], user)) continue
    const account = known.find((one) => isListed([entry], markGuest(one, config.mailDomains)))
    people.set((account?.email ?? entry).toLowerCase(), personName({ name: account?.name, email: entry }))
  }
  return [...people.values()].toSorted((one, other) => one.localeCompare(other, 'en'))
}
