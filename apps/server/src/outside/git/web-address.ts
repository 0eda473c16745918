import type { Config } from '../../config/config.ts'
import { branch } from './repository.ts'

/** Addresses of exported files: pages of the remote, or without one the calls of this server (ruling R54). */
export function exportAddresses({ gitRemote, publicUrl }: Pick<Config, 'gitRemote' | 'publicUrl'>): {
  ofFile: (file: string) => string
  ofCommit: (file: string, sha: string) => string
} {
  const page = gitRemote === undefined ? undefined : pageOf(gitRemote)
  const call = (file: string) => `${publicUrl}/api/v2/domain/github/${encoded(file.replace(/\.json$/, ''))}`
  return {
    ofFile: (file) => (page === undefined ? call(file) : `${page}/blob/${branch}/${encoded(file)}`),
    ofCommit: (file, sha) => (page === undefined ? `${call(file)}/commits/${sha}` : `${page}/commit/${sha}`),
  }
}

function encoded(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/')
}

/** The page that git hosts show for a remote, without user and token. A remote on a disk has none. */
function pageOf(remote: string): string | undefined {
  const short = /^[\w.-]+@([\w.-]+):(.+)$/.exec(remote)
  const { protocol, host, hostname, pathname } = new URL(
    short === null ? remote : `ssh://${short[1]}/${short[2]}`,
  )
  if (protocol === 'file:') return undefined
  const place = protocol === 'ssh:' ? `https://${hostname}` : `${protocol}//${host}`
  return place + pathname.replace(/\/$/, '').replace(/\.git$/, '')
}
