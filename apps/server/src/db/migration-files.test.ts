import { describe, expect, test } from 'vitest'
import { CannotStart } from '../process/cannot-start.ts'
import { contractingStatements } from '../testing/contracting-statements.ts'
import { contractedSince, migrationFiles, readMigration, refuseNewer } from './migration-files.ts'

/** From the time when all servers were stopped for an upgrade. */
const beforeRollingUpgrades = new Set([
  '0005-sign-in.sql',
  '0014-git-push.sql',
  '0019-published-manifest.sql',
  '0021-translations.sql',
  '0028-concept-catalogue.sql',
  '0040-request-number.sql',
  '0071-sealed-secrets.sql',
])

test('a migration that contracts says since which migration what it takes away is unused', async () => {
  const files = await migrationFiles()
  for (const name of files.filter((one) => !beforeRollingUpgrades.has(one))) {
    const sql = await readMigration(name)
    const since = contractedSince(sql)
    if (since === undefined) {
      const help = `${name}: servers of the version before could not go on. See CONTRIBUTING.md, 'Migrations'`
      expect(contractingStatements(sql), help).toEqual([])
    } else {
      expect(files, `${name} names it`).toContain(since)
      expect(since < name, `${since} has to come before ${name}`).toBe(true)
    }
  }
})

describe('what contracts', () => {
  test.each([
    'drop table a',
    'alter table a drop column b',
    'alter table a drop b, add column c text',
    'alter table a rename to b',
    'ALTER TABLE a\n  RENAME COLUMN b TO c',
    'alter table a add column b text not null',
    'alter table a alter column b set not null',
    'alter table a alter column b type bigint',
    'alter table only a add check (b > 0)',
    'alter table a add column b int default 0, add constraint c unique (b)',
    'create unique index on a (b)',
    `alter type mood rename value 'a' to 'b'`,
    'truncate a',
    'drop function f',
  ])('%s', (sql) => {
    expect(contractingStatements(`create table other (id int);\n${sql};`)).toHaveLength(1)
  })
  test.each([
    'create table b (c text not null); alter table b alter column c drop default; create unique index on b (c)',
    `alter table a add column b text not null default ''`,
    'alter table a add column number bigint not null generated always as identity',
    'alter table a alter column b drop not null',
    'alter table a drop constraint c',
    'drop index i; drop trigger t on a',
    `-- drop table a\ninsert into a values ('drop table a; ''alter table b rename''')`,
    'create function f() returns void language sql as $$ drop table a; truncate b $$',
    `alter type mood add value 'fine'`,
  ])('not: %s', (sql) => {
    expect(contractingStatements(sql)).toEqual([])
  })
})

describe('a database that a newer version has migrated', () => {
  const files = ['0001-a.sql', '0002-b.sql']
  const ran = files.map((name) => ({ name, compatibleFrom: '' }))
  const judge = (...later: { name: string; compatibleFrom: string | null }[]) =>
    refuseNewer([...ran, ...later], files)

  test('is used by an older server where the newer one only added, or took away what the older no longer uses', () => {
    judge({ name: '0003-c.sql', compatibleFrom: '' }, { name: '0004-d.sql', compatibleFrom: '0002-b.sql' })
    expect(
      contractedSince('-- contracts what is unused since 0002-b.sql\nalter table a drop column b;'),
    ).toBe('0002-b.sql')
    expect(contractedSince('-- Adds a column.\nalter table a add column b text;')).toBeUndefined()
  })
  test('is refused where it took away what the older one still uses, and where nobody judged it', () => {
    const sentence =
      'The database belongs to a newer version of the product (it has 0004-d.sql): start that version, or restore a backup'
    const contracted = () => judge({ name: '0004-d.sql', compatibleFrom: '0003-c.sql' })
    expect(contracted).toThrow(CannotStart)
    expect(contracted).toThrow(sentence)
    expect(() => judge({ name: '0004-d.sql', compatibleFrom: null })).toThrow(sentence)
  })
  test('is not changed by an older server that has something to migrate', () => {
    expect(() => refuseNewer([ran[0]!, { name: '0004-d.sql', compatibleFrom: '' }], files)).toThrow(
      CannotStart,
    )
  })
})
