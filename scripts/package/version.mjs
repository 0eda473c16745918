// The version of a package, and the time that its files have: both from the commit, so that the same commit gives the same bytes.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { giveUp, root } from '../workspace.mjs'

/**
 * That of package.json and, behind a +, the number of commits and the hash: a later commit of a branch is a higher
 * version for dpkg too. `.changed` marks what is not committed (ruling R419).
 */
export function packageVersion() {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  if (git('rev-parse', '--is-shallow-repository') !== 'false') {
    giveUp('The version is counted in commits, and here is no whole git history: name it with --version.')
  }
  const [count, hash] = [git('rev-list', '--count', 'HEAD'), git('rev-parse', '--short=10', 'HEAD')]
  return `${version}+${count}.g${hash}${isChanged() ? '.changed' : ''}`
}

/** In seconds. Never a constant: browsers ask by it whether the pages of another version are still their own. */
export function packageTime() {
  const given = process.env.SOURCE_DATE_EPOCH
  if (given !== undefined) return Number(given)
  const committed = isChanged() ? undefined : git('log', '-1', '--format=%ct')
  return Number(committed ?? Math.floor(Date.now() / 1000))
}

function isChanged() {
  return git('status', '--porcelain') !== ''
}

/** Undefined where there is no git, or no repository. */
function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}
