import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './workspace.mjs'

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const areas = tracked.filter((file) => /^docs\/rulings\/.*\.md$/.test(file) && !file.endsWith('README.md'))
const rulings = areas.flatMap((file) =>
  read(file)
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => ({ file, line, number: /^- \*\*R([1-9]\d*)\*\* /.exec(line)?.[1] })),
)

test('every ruling has a number of its own', () => {
  expect(
    rulings.filter(({ number }) => number === undefined).map(({ file, line }) => `${file}: ${line}`),
  ).toEqual([])
  const numbers = rulings.map(({ number }) => Number(number))
  const next = Math.max(...numbers) + 1
  const twice = numbers.filter((number, at) => numbers.indexOf(number) !== at)
  expect(twice, `the next free number is R${next}`).toEqual([])
})

test('what refers to a ruling names one that exists', () => {
  const known = new Set(rulings.map(({ number }) => number))
  const unknown = tracked
    .filter((file) => /\.(m?js|tsx?|css|md)$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/\b[Rr]ulings? ((?:R\d+(?:, | and )?)+)/g)]
        .flatMap(([, list]) => list!.match(/\d+/g)!)
        .filter((number) => !known.has(number))
        .map((number) => `${file}: R${number}`),
    )
  expect(unknown).toEqual([])
})

test('the index names every area', () => {
  const index = read('docs/rulings/README.md')
  expect(areas.filter((file) => !index.includes(`](${path.basename(file)})`))).toEqual([])
  expect(areas.length).toBeGreaterThan(20)
})
