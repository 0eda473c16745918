// Sees that there is a Redis for the tests, or brings one: Debian's package. Without it the tests that need one are skipped.
import { spawnSync } from 'node:child_process'
import { run } from './workspace.mjs'

export async function ensureRedis() {
  if (answers('redis-server') || !answers('apt-get')) return
  console.log('Installing Redis from the packages of Debian ...')
  if ((await run('apt-get', ['update', '-qq'])) !== 0) return
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function answers(command) {
  return spawnSync(command, ['--version']).status === 0
}
