import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './workspace.mjs'

const sources = execFileSync('git', ['ls-files', 'apps', 'packages'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(m?js|tsx?)$/.test(file) && !/\.test\.tsx?$|\/testing\/|\/torture\//.test(file))

function filesWith(pattern: RegExp): string[] {
  return sources.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')))
}

test('no text becomes code or HTML', () => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(filesWith(/(^|[^.\w])eval\(|new Function\(|node:vm\b/)).toEqual([])
  expect(filesWith(/dangerouslySetInnerHTML|(inner|outer)HTML\b|insertAdjacentHTML|document\.write/)).toEqual(
    [],
  )
})

test('certificates of other systems are verified wherever they are called', () => {
  expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([])
})

test('no secret, id or name is made of numbers that can be foreseen', () => {
  // A pause before the next attempt, and which of several answers the chat gives.
  expect(filesWith(/Math\.random/)).toEqual([
    'apps/web/src/features/chat/send-text.ts',
    'apps/web/src/server/events.ts',
  ])
})

test('processes are started without a shell', () => {
  expect(filesWith(/import \{[^}]*\bexec(Sync)?\b[^}]*\} from 'node:child_process'|shell: true/)).toEqual([])
})
