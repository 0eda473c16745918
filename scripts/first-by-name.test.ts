import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './workspace.mjs'

/** `new Map(list.map(({ name, ... }) => [name, ...]))` and its like: of two with one name the last would count. */
const lastByName =
  /new Map(<[^(]*>)?\(\s*[\w.?![\]]+(\([^()]*\))?\s*\.map\((\((\w+)\) => \[\s*\4\.name|\(\{[^}]*\bname\b[^}]*\}\) => \[\s*name)\b/

const sources = execFileSync('git', ['ls-files', 'packages/domain', 'packages/api', 'apps'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  // Their entries are identified by more than names
  .filter(
    (file) =>
      !file.startsWith('packages/domain/src/whole-domain/merging/') && !file.endsWith('follow-shared.ts'),
  )

test('the pattern finds what it is meant for', () => {
  for (const code of [
    'new Map(slots.map((slot) => [slot.name, slot]))',
    'new Map(canonicals.map(({ name, literals }) => [name, literals]))',
    'new Map(\n  slots.filter(isList).map((slot) => [\n    slot.name, 1]))',
    'new Map(concepts.map((concept) => [concept.name.toLowerCase(), concept]))',
  ]) {
    expect(code).toMatch(lastByName)
  }
  expect('new Map(texts.map((text) => [text.id, text]))').not.toMatch(lastByName)
})

test('of two with one name the first counts: maps by name are made by firstByName and firstByKey', () => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.filter((file) => lastByName.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})
