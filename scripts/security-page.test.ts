import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './workspace.mjs'

const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8')

/** How the page shortens the folders that most of its paths are in. */
const folders: Record<string, string> = {
  server: 'apps/server/src',
  web: 'apps/web/src',
  domain: 'packages/domain/src',
  api: 'packages/api/src',
}

const isPath = (text: string) =>
  /^(server|web|domain|api|docs|scripts|e2e|apps|packages|examples)\/[\w./-]+$/.test(text) ||
  /^(CONTRIBUTING\.md|package-lock\.json|\.npmrc)$/.test(text)
const isTestFile = (file: string) => /\.(test|spec)\.tsx?$/.test(file)

function fullPath(short: string): string {
  const [first = '', ...rest] = short.split('/')
  return path.join(root, folders[first] ?? first, ...rest)
}

/** Paths stand in backticks; behind that of a test the titles that are meant, in double quotes. */
function* citations(text: string): Generator<{ file: string; titles: string[] }> {
  let last: { file: string; titles: string[] } | undefined
  for (const [, code, title] of text.matchAll(/`([^`]+)`|"([^"]+)"/g)) {
    if (title !== undefined) last?.titles.push(title)
    else if (isPath(code!)) {
      if (last !== undefined) yield last
      last = { file: code!, titles: [] }
    }
  }
  if (last !== undefined) yield last
}

interface Row {
  number: string
  status: string
  how: string
  shownBy: string
}

const rows: Row[] = [
  ...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]*)\|$/gm),
].map(([, number = '', , status = '', how = '', shownBy = '']) => ({ number, status, how, shownBy }))

/** The requirements of levels 1 and 2 of OWASP ASVS 4.0.3: by section how many, or which where some are missing. */
const sections: Record<string, number | number[]> = {
  ...{ '1.1': 7, '1.2': 4, '1.4': [1, 4, 5], '1.5': 4, '1.6': 4, '1.7': 2, '1.8': 2, '1.9': 2, '1.10': 1 },
  ...{ '1.11': 2, '1.12': [2], '1.14': 6 },
  ...{ '2.1': 12, '2.2': 3, '2.3': 3, '2.4': 5, '2.5': 7, '2.6': 3, '2.7': 6, '2.8': 7, '2.9': 3, '2.10': 4 },
  ...{ '3.1': 1, '3.2': 4, '3.3': 4, '3.4': 5, '3.5': 3, '3.7': 1 },
  ...{ '4.1': [1, 2, 3, 5], '4.2': 2, '4.3': 3 },
  ...{ '5.1': 5, '5.2': 8, '5.3': 10, '5.4': 3, '5.5': 4 },
  ...{ '6.1': 3, '6.2': 6, '6.3': 2, '6.4': 2 },
  ...{ '7.1': 4, '7.2': 2, '7.3': [1, 3, 4], '7.4': 3 },
  ...{ '8.1': 4, '8.2': 3, '8.3': 8, '9.1': 3, '9.2': 4, '10.2': 2, '10.3': 3, '11.1': 8 },
  ...{ '12.1': 3, '12.2': 1, '12.3': 6, '12.4': 2, '12.5': 2, '12.6': 1 },
  ...{ '13.1': [1, 3, 4, 5], '13.2': [1, 2, 3, 5, 6], '13.3': 2, '13.4': 2 },
  ...{ '14.1': 4, '14.2': 6, '14.3': [2, 3], '14.4': 7, '14.5': 4 },
}

test('every path on the page exists, and every title is that of a test in its file', () => {
  const cited = [...citations(page)]
  expect(cited.length).toBeGreaterThan(200)
  const missing = cited.filter(({ file }) => !existsSync(fullPath(file))).map(({ file }) => file)
  expect(missing).toEqual([])
  const untitled = cited.flatMap(({ file, titles }) => {
    const source = titles.length > 0 && isTestFile(file) ? readFileSync(fullPath(file), 'utf8') : ''
    return titles.filter((title) => !source.includes(title)).map((title) => `${file}: ${title}`)
  })
  expect(untitled).toEqual([])
})

test('every requirement of ASVS levels 1 and 2 is there once, with a status', () => {
  const expected = Object.entries(sections).flatMap(([section, which]) =>
    (typeof which === 'number' ? Array.from({ length: which }, (_, at) => at + 1) : which).map(
      (number) => `${section}.${number}`,
    ),
  )
  expect(rows.map(({ number }) => number)).toEqual(expected)
  const statuses = ['met', 'not met', 'not applicable', 'operator']
  expect(rows.filter(({ status }) => !statuses.includes(status))).toEqual([])
})

test('what is met names the test that shows it, or why none can', () => {
  const met = rows.filter(({ status }) => status === 'met')
  const unshown = met.filter(({ shownBy }) => {
    const cited = [...citations(shownBy)].filter(({ file }) => isTestFile(file))
    const isShown = cited.length > 0 && cited.every(({ titles }) => titles.length > 0)
    return !isShown && !/^no test: \S/.test(shownBy)
  })
  expect(unshown.map(({ number }) => number)).toEqual([])
})

test.each([
  ['## Open', 'not met'],
  ['## Left to the operator', 'operator'],
])("the section '%s' names exactly what is '%s'", (heading, status) => {
  const section = page.split(`\n${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const named = section.match(/(?<=^\| )[\d., ]+(?= \|)/gm)?.flatMap((cell) => cell.split(', ')) ?? []
  const expected = rows.filter((row) => row.status === status).map(({ number }) => number)
  expect(named.sort()).toEqual(expected.sort())
})
