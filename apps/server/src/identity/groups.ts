import { type PeopleList, type UserGroupName, type UserGroups, userGroupNames } from '@sdp/domain'
import type { Pool } from 'pg'
import type { Config } from '../config/config.ts'
import { transaction } from '../db/database.ts'
import type { Db, Tx } from '../db/tx.ts'
import { demoPeople } from './demo-people.ts'

/** The three lists that roles come from, each in the order in which it was written. */
export async function readGroups(db: Db): Promise<UserGroups> {
  const { rows } = await db.query<{ group_name: UserGroupName; member: string }>({
    name: 'read-groups',
    text: 'select group_name, member from user_group_member order by group_name, position',
  })
  const members = (name: UserGroupName) =>
    rows.filter((row) => row.group_name === name).map((row) => row.member)
  return {
    superUsers: members('superUsers'),
    members: members('members'),
    conceptEditors: members('conceptEditors'),
  }
}

/** Who translates; the same table, but none of the three groups (ruling R196). */
export async function readTranslators(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ member: string }>(
    `select member from user_group_member where group_name = 'translators' order by position`,
  )
  return rows.map(({ member }) => member)
}

/** Keeps two writers of groups, also in two server processes, from seeing each other's half. */
export async function lockGroups(client: Tx): Promise<void> {
  await client.query('lock table user_group_member in share row exclusive mode')
}

/** Puts the list in place of the group's members. */
export async function writeGroup(client: Tx, group: PeopleList, members: readonly string[]): Promise<void> {
  await client.query('delete from user_group_member where group_name = $1', [group])
  await client.query(
    `insert into user_group_member (group_name, position, member)
     select $1, position, member from unnest($2::text[]) with ordinality as entry(member, position)`,
    [group, members],
  )
}

/**
 * What the groups hold before anybody changed them: the demo people, and at every start the configured super users
 * (ruling R241).
 */
export async function fillGroups(db: Pool, config: Pick<Config, 'oidc' | 'superUsers'>): Promise<void> {
  await transaction(db, async (client) => {
    await lockGroups(client)
    const groups = await readGroups(client)
    const isFirst = config.oidc === undefined && (await reachMilestone(client, 'demo people in groups'))
    for (const group of userGroupNames) {
      const wanted = [
        ...(isFirst ? demoPeople.filter((person) => person.group === group).map(({ email }) => email) : []),
        ...(group === 'superUsers' ? config.superUsers : []),
      ]
      const filled = wanted.reduce(withMember, groups[group])
      if (filled !== groups[group]) await writeGroup(client, group, filled)
    }
  })
}

function withMember(members: readonly string[], member: string): readonly string[] {
  const isThere = members.some((one) => one.toLowerCase() === member.toLowerCase())
  return isThere ? members : [...members, member]
}

async function reachMilestone(client: Tx, name: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'insert into milestone (name, reached_at) values ($1, now()) on conflict do nothing',
    [name],
  )
  return rowCount === 1
}
