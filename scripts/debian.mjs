// Brings what tests need from the packages of Debian, where there are any.
import { spawnSync } from 'node:child_process'
import { run } from './workspace.mjs'

// Without these servers their tests are skipped.
export const ensureRedis = () => ensureServer('redis-server', 'Redis')
export const ensurePgBouncer = () => ensureServer('pgbouncer', 'PgBouncer')

/** The package has the name of its command. */
async function ensureServer(command, title) {
  if (!answers(command)) await installOneOf([command], title)
}

/** Installs the first of some packages that can be installed; whether one could. */
export async function installOneOf(names, title) {
  if (!answers('apt-get')) return false
  console.log(`Installing ${title} from the packages of Debian ...`)
  if ((await run('apt-get', ['update', '-qq'])) !== 0) return false
  for (const name of names) {
    const code = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (code === 0) return true
  }
  return false
}

function answers(command) {
  return spawnSync(command, ['--version']).status === 0
}
