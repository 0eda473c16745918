import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { mutated, mutationsOf, sampleOf } from './mutations.mjs'
import { testFinder } from './nearest-tests.mjs'

const command = path.join(import.meta.dirname, '..', 'mutate.mjs')

/** A small project of its own, with a test that overlooks a few things. */
function project(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sdp-mutate-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(path.join(import.meta.dirname, 'fixture'), folder, { recursive: true })
  // Under another name here, so that it is no test of this project
  renameSync(path.join(folder, 'src/fare.check.ts'), path.join(folder, 'src/fare.test.ts'))
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
  symlinkSync(path.join(import.meta.dirname, '../../node_modules'), path.join(folder, 'node_modules'))
  return folder
}

function mutate(folder: string, ...args: string[]): ChildProcess & { output: Promise<string> } {
  const child = spawn(process.execPath, [command, ...args], { cwd: folder })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes) => {
      text += bytes
    })
  }
  return Object.assign(child, {
    output: new Promise<string>((resolve) => child.on('close', () => resolve(text))),
  })
}

test('each operator makes its mutations: conditions, comparisons, calls, numbers, texts and early returns', () => {
  const code = `import a from 'a'
type T = 'x' | 'y'
export function f(n: number, s: T): string {
  if (isOdd(n) && n < 3) tell(s)
  return n === 1 ? 'one' : g({ 'key': s })
}
`
  expect(mutationsOf(code, 'f.ts').map(({ line, what }) => `${line} ${what}`)).toEqual([
    '3 the whole body  =>  return;',
    '4 isOdd(n) && n < 3  =>  !(isOdd(n) && n < 3)',
    '4 isOdd(n) && n < 3  =>  isOdd(n)',
    '4 isOdd(n) && n < 3  =>  n < 3',
    '4 n < 3  =>  n <= 3',
    '4 3  =>  4',
    '4 tell(s)  =>  ;',
    '5 n === 1  =>  n !== 1',
    '5 1  =>  2',
    "5 'one'  =>  ''",
  ])
  const [first] = mutationsOf('if (a) b()', 'f.ts')
  expect(mutated('if (a) b()', first!)).toBe('if (!(a)) b()')
})

test('elements are mutated too, but not what only their looks depend on', () => {
  const code = `export const Tip = () => <p className="tip">{isOpen && <b>{text}</b>}</p>`
  expect(mutationsOf(code, 'Tip.tsx').map(({ what }) => what)).toEqual([
    'isOpen && <b>{text}</b>  =>  isOpen',
    'isOpen && <b>{text}</b>  =>  <b>{text}</b>',
  ])
})

test('sizes, styles, logs and what people read are left out', () => {
  const code = `
const columns = [{ name: 'a', width: 120, minHeight: 8, most: 3 }]
const labelled = { display: 'flex', gap: isWide ? 2 : 3 }
const Table = styled('table')(({ theme }) => { const a = theme.vars; return { color: a.main } })
function f(log: Log): void { log.info({ n: 1 }); throw new Error('gone: ' + 'x') }
const Row = () => <Box sx={{ mt: 1, px: isWide ? 2 : 3 }} style={{ top: 4 }}>{say('Nothing found', 'key', kind === 'Add' ? 'Add' : 'add')}</Box>
`
  expect(mutationsOf(code, 'Row.tsx').map(({ what }) => what)).toEqual([
    "'a'  =>  ''",
    '3  =>  4',
    'the whole body  =>  return;',
    "'key'  =>  ''",
    "kind === 'Add'  =>  kind !== 'Add'",
    "'Add'  =>  ''",
    "'add'  =>  ''",
  ])
})

test('the tests of a file come first, then those of what imports it, the nearest first', () => {
  const { nearest, others } = testFinder()('packages/domain/src/model/access.ts')
  expect(nearest).toEqual(['packages/domain/src/model/access.test.ts'])
  // One is next to what it checks, the other the whole server
  const [near, far] = [
    'packages/domain/src/nouns/sessions/starting.test.ts',
    'apps/server/src/access.test.ts',
  ]
  expect(others.indexOf(near)).toBeGreaterThanOrEqual(0)
  expect(others.indexOf(far)).toBeGreaterThan(others.indexOf(near))
})

test('a sample has no mutation twice, and is the same for the same seed', () => {
  const files = [[1, 2, 3], [], [4, 5, 6, 7]]
  const sample = sampleOf(files, { count: 5, seed: 3 })
  expect(new Set(sample).size).toBe(5)
  expect(sampleOf(files, { count: 5, seed: 3 })).toEqual(sample)
  expect(sampleOf(files, { count: 5, seed: 4 })).not.toEqual(sample)
  expect(sampleOf(files, { count: 100, seed: 3 }).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('it says what the tests noticed and what not, and leaves the file as it was', async () => {
  const folder = project()
  const file = path.join(folder, 'src/fare.ts')
  const before = readFileSync(file, 'utf8')
  expect(await mutate(folder, 'src/fare.ts').output).toBe(`\
survived  src/fare.ts:5  age < 6  =>  age <= 6
survived  src/fare.ts:5  6  =>  7
killed    src/fare.ts:5  0  =>  1
killed    src/fare.ts:5  250  =>  251
2 of 4 killed (50 %)
`)
  expect(readFileSync(file, 'utf8')).toBe(before)
}, 240_000)

test('what the test next to a file overlooks can be noticed by one of another file that imports it', async () => {
  const folder = project()
  const idle = "import { test } from 'vitest'\ntest('nothing', () => {})\n"
  writeFileSync(path.join(folder, 'src/round.test.ts'), idle)
  const output = await mutate(folder, '--sample', '1', '--seed', '3', 'src/round.ts').output
  expect(output).toMatch(/^Seed 3\nkilled {4}src\/round.ts:2 .*\n1 of 1 killed \(100 %\)\n$/)

  // What was killed is known when the same sample is taken again
  rmSync(path.join(folder, 'src/fare.test.ts'))
  expect(await mutate(folder, '--sample', '1', '--seed', '3', 'src/round.ts').output).toBe(output)
}, 240_000)

test('ended with Ctrl+C it leaves the file as it was', async () => {
  const folder = project()
  const file = path.join(folder, 'src/fare.ts')
  const before = readFileSync(file, 'utf8')
  const running = mutate(folder, 'src/fare.ts')
  await expect.poll(() => readFileSync(file, 'utf8'), { timeout: 60_000, interval: 5 }).not.toBe(before)
  running.kill('SIGINT')
  await running.output
  expect(readFileSync(file, 'utf8')).toBe(before)
}, 240_000)
