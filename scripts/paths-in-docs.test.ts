import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './workspace.mjs'

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
const short: Record<string, string> = { web: 'apps/web/src', server: 'apps/server/src' }

/** Whether a file or folder is there: `web/...` and `server/...` are the sources of the apps, and any end of a path names it. */
function exists(named: string): boolean {
  const [first = '', ...rest] = named.split('/').filter((part) => part !== '..')
  const full = [short[first] ?? first, ...rest].join('/')
  return tracked.some((file) => `/${file}/`.includes(`/${full}/`))
}

test.each(['CONTRIBUTING.md', 'docs/architecture.md'])('every path in %s exists', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8')
  const paths = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, named]) => named!)
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((named) => !exists(named) && !isNoPath(named))).toEqual([])
})

test('every file of code that another page names exists', () => {
  const pages = tracked.filter((file) => /^(docs\/(rulings\/)?[\w-]+|(packages|apps)\/.*)\.md$/.test(file))
  const named = pages
    // Its paths leave out the folders of sources, and have a test of their own
    .filter((page) => page !== 'docs/security.md')
    .flatMap((page) =>
      [
        ...readFileSync(path.join(root, page), 'utf8').matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs))`/g),
      ].map(([, file]) => ({ page, file: file! })),
    )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ file }) => !exists(file))).toEqual([])
})

/** Packages, calls and what only a build makes. */
const isNoPath = (named: string) => /^(@|publishing\/(changes|behaviour)$|api\/|dist\/)/.test(named)
