import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseAst } from 'vitest/node'
import { root } from './workspace.mjs'

// Names that nobody outside the team would search for, and what the glossary has instead: 'Words of the code'.
const names: [RegExp, string][] = [
  [/why(Not|ReadOnly|Unfit)/i, 'disabledReason, readOnlyReason'],
  [/\bhear(ers?)? =|\bhearers?\b|stopHearing|hearServer/, 'onKeyDown, listener, unsubscribe'],
  [/\b(is|was|not)Begun\b/, 'started, shouldAutoFocus'],
  [/\bunderWay\b|setAside|putAside|putWorkAside|\binTurn\b|askForNews/, 'pending, snooze, enqueue, refetch'],
  [/\bmost[A-Z](?!ove)/, 'max...'],
  [
    /\b(begin|open|reopen|new)?Schools?\b|\blessons?\b|\b(L|[a-z]L)essons?([A-Z]|\b)/,
    'trainingSet, IntentSamples',
  ],
  [/\bsaidBy\b|rememberList|= remember(ed)?\(/, 'canonicalJson, memoByIdentity'],
  [/\bdesk(Of)?\b/i, 'openDomain, editor'],
  [/\bdeeds?\b|[a-z]Deeds|Deeds[A-Z]/, 'actions'],
]

// Parts of identifiers, in any place of a name: the words of `camelCase` are compared in lower case. Names with `_` are of the
// wire, of the database, or an author's.
const parts: [string[], string][] = [
  [['tell', 'tells', 'telling', 'told', 'untold'], 'report, notify, post, emit'],
  [['gone', 'come', 'came'], 'removed, added, missing'],
  [['beside'], 'outside, neighbour, concurrent'],
  [['anew'], 'again, re...'],
  [['patience'], 'timeout'],
  [['taker', 'takers'], 'transition'],
]

// Types that had several meanings, and functions of one name in two folders of the browser's part
const severalMeanings: [RegExp, string][] = [
  [/\b(interface|type) (Asked|Wish)\b/, 'OpenQuestion, RecordedCall, FocusRequest'],
  [/\b(interface|type) (Way|[A-Z]\w*Way)\b/, '...Options'],
  [/\bconst (longest|least|fewest)[A-Z]\w* = \d/, 'max..., min...'],
]

test.each(severalMeanings)('nothing is declared as %s but %s', (pattern) => {
  const found = sources.filter(({ text }) => pattern.test(text))
  expect(found.map(({ file }) => file)).toEqual([])
})

const files = execFileSync('git', ['ls-files', 'apps', 'packages', 'e2e', 'bench', 'scripts', 'examples'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(m?js|tsx?)$/.test(file) && file !== 'scripts/plain-words.test.ts')

const sources = files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

test.each(names)('%s is called %s', (pattern) => {
  expect(sources.length).toBeGreaterThan(2000)
  const found = sources.filter(({ file, text }) => pattern.test(path.basename(file)) || pattern.test(text))
  expect(found.map(({ file }) => file)).toEqual([])
})

const wordsOf = (name: string) =>
  name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase())

function namesIn(node: unknown, names: Set<string>): Set<string> {
  if (Array.isArray(node)) for (const one of node) namesIn(one, names)
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node && 'name' in node && typeof node.name === 'string') names.add(node.name)
    for (const inner of Object.values(node)) namesIn(inner, names)
  }
  return names
}

test.each(parts)('no identifier has %j but %s', (words) => {
  const pattern = new RegExp(words.join('|'), 'i')
  const found = sources.flatMap(({ file, text }) => {
    // Texts and comments may have the word: only where it is, the names are looked at
    if (!pattern.test(text)) return []
    const lang = file.endsWith('x') ? 'tsx' : file.endsWith('js') ? 'js' : 'ts'
    const names = [...namesIn(parseAst(text, { lang }), new Set())]
    return names
      .filter((name) => !name.includes('_') && wordsOf(name).some((word) => words.includes(word)))
      .map((name) => `${file} ${name}`)
  })
  expect(found).toEqual([])
})

// Words of comments and of titles of tests
const words: [RegExp, string][] = [
  [/\banew\b/i, 'again, from scratch'],
  [/\bbeside\b/i, 'next to, in addition to, outside'],
  [/\bstands\b(?! (for|out|still))/, 'is, is written, is listed'],
  [/\bhow it stands\b|\bon the desk\b/, 'the state, the open domain'],
  [/\banswers (how|whether)\b/i, 'returns'],
  [/\b(is|are) told with\b|\bTold (when|by)\b/, 'is reported with, called when'],
]

test.each(words)('no comment or title has %s but %s', (pattern) => {
  const found = sources.flatMap(({ file, text }) =>
    file.startsWith('packages/dialogue')
      ? []
      : text
          .split('\n')
          .filter((line) => /^\s*(\/\/|\/?\*|\]\)\(['"`]|(test|describe)\()/.test(line) && pattern.test(line))
          .map((line) => `${file} ${line.trim()}`),
  )
  expect(found).toEqual([])
})
