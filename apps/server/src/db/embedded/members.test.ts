import { link, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { joinMembers } from './members.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'sdp-members-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const inFolder = (name: string) => path.join(dataDir, 'servers', name)
/** This process has another start, so whoever had this number and start is dead. */
const dead = `${process.pid}-1.0badcafe`

/** How many run at once, at most, when all want to be alone. */
async function maxConcurrent(members: Awaited<ReturnType<typeof joinMembers>>[]): Promise<number> {
  let now = 0
  let most = 0
  await Promise.all(
    members.map(({ alone }) =>
      alone(async () => {
        most = Math.max(most, ++now)
        await new Promise(setImmediate)
        now--
      }),
    ),
  )
  return most
}

test('of many members one is alone at a time', async () => {
  const members = await Promise.all(Array.from({ length: 20 }, () => joinMembers(dataDir)))
  expect(await maxConcurrent(members)).toBe(1)
})

test('the lock of a dead server is taken over by one, also of one who died while taking it over', async () => {
  const members = await Promise.all(Array.from({ length: 20 }, () => joinMembers(dataDir)))
  await writeFile(inFolder(dead), dead)
  await link(inFolder(dead), inFolder('lock'))
  await link(inFolder(dead), inFolder(`lock.${dead}`))
  expect(await maxConcurrent(members)).toBe(1)
  expect((await readdir(inFolder(''))).filter((name) => name.includes('lock'))).toEqual([])
})

test('only members that run count, and files of others go', async () => {
  const first = await joinMembers(dataDir)
  await writeFile(inFolder(dead), dead)
  await writeFile(inFolder('4194304-5.00000000'), '')
  expect(await first.hasOthers()).toBe(false)
  const second = await joinMembers(dataDir)
  expect(await first.alone(first.hasOthers)).toBe(true)
  expect(await readdir(inFolder(''))).toHaveLength(2)
  await second.leave()
  expect(await first.hasOthers()).toBe(false)
})

test('who waits for the others can give up', async () => {
  const [first, second] = [await joinMembers(dataDir), await joinMembers(dataDir)]
  const stop = new AbortController()
  await first.alone(async () => {
    const waiting = second.alone(async () => {}, stop.signal)
    stop.abort(new Error('told to stop'))
    await expect(waiting).rejects.toThrow('told to stop')
  })
})
