// Sees that there are the servers that tests need, or brings them: Debian's packages. Without them these tests are skipped.
import { spawnSync } from 'node:child_process'
import { run } from './workspace.mjs'

export const ensureRedis = () => ensure('redis-server', 'Redis')
export const ensurePgBouncer = () => ensure('pgbouncer', 'PgBouncer')

/** The package has the name of its command. */
async function ensure(command, title) {
  if (answers(command) || !answers('apt-get')) return
  console.log(`Installing ${title} from the packages of Debian ...`)
  if ((await run('apt-get', ['update', '-qq'])) !== 0) return
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', command], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function answers(command) {
  return spawnSync(command, ['--version']).status === 0
}
