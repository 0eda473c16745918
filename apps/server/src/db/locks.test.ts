import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ClientBase, Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectFolder } from '../project-folder.ts'
import { makeTestDatabase } from '../testing/test-database.ts'
import { connectDatabase, transaction, withOwnConnection } from './database.ts'
import {
  isLocked,
  type LockName,
  lockInTransaction,
  lockNumbers,
  lockOnConnection,
  releaseOnConnection,
  tryLockOnConnection,
} from './locks.ts'

let database: Awaited<ReturnType<typeof makeTestDatabase>>
let db: Pool
beforeAll(async () => {
  database = await makeTestDatabase()
  db = await connectDatabase(database.url)
})
afterAll(async () => {
  await db.end()
  await database.drop()
})

const locks = Object.keys(lockNumbers) as LockName[]

test('no two locks have one number: who holds one keeps nobody from another', async () => {
  expect(new Set(Object.values(lockNumbers)).size).toBe(locks.length)
  await withOwnConnection(db, async (holder) => {
    await withOwnConnection(db, async (other) => {
      for (const held of locks) {
        await lockOnConnection(holder, held)
        const taken: LockName[] = []
        for (const lock of locks) {
          if (await tryLockOnConnection(other, lock)) await releaseOnConnection(other, lock)
          else taken.push(lock)
        }
        expect(taken).toEqual([held])
        await releaseOnConnection(holder, held)
      }
    })
  })
})

test('a lock of a name is held by itself, is seen by others, and ends with its transaction', async () => {
  const seen = async (client: ClientBase, name: string) =>
    (await client.query(`select ${isLocked('jobAtWork', '$1::text')} as "isLocked"`, [name])).rows[0].isLocked
  await withOwnConnection(db, async (other) => {
    await transaction(db, async (tx) => {
      await lockInTransaction(tx, 'jobAtWork', 'one')
      expect([await seen(other, 'one'), await seen(other, 'two'), await seen(other, '')]).toEqual([
        true,
        false,
        false,
      ])
      expect(await tryLockOnConnection(other, 'jobAtWork', 'two')).toBe(true)
    })
    expect(await seen(other, 'one')).toBe(false)
  })
})

test('advisory locks are taken in this one file: no other source names the functions of PostgreSQL', async () => {
  const inThisFile = new Set(['apps/server/src/db/locks.ts', 'apps/server/src/db/locks.test.ts'])
  const root = fileURLToPath(projectFolder)
  const found: string[] = []
  for (const folder of ['apps', 'packages', 'scripts', 'e2e', 'bench', 'examples']) {
    for (const file of await readdir(path.join(root, folder), { recursive: true })) {
      const name = path.join(folder, file)
      if (!/\.(m?[jt]s|tsx|sql)$/.test(name) || /(^|\/)(node_modules|dist)\//.test(name)) continue
      if (inThisFile.has(name)) continue
      if (/pg_(try_)?advisory/i.test(await readFile(path.join(root, name), 'utf8'))) found.push(name)
    }
  }
  expect(found).toEqual([])
})
