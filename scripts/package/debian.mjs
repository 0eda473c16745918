// The Debian package: the folder, the unit that runs it, and what dpkg has to know.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { root } from '../workspace.mjs'

const sources = path.join(root, 'packaging/debian')

/** Where the files of packaging/debian go. The settings can hold secrets, and systemd reads them as root. */
const places = [
  { name: 'sdp-studio.service', to: 'usr/lib/systemd/system/sdp-studio.service', mode: 0o644 },
  { name: 'sysusers.conf', to: 'usr/lib/sysusers.d/sdp-studio.conf', mode: 0o644 },
  { name: 'environment', to: 'etc/sdp-studio/environment', mode: 0o600 },
  { name: 'conffiles', to: 'DEBIAN/conffiles', mode: 0o644 },
  { name: 'postinst', to: 'DEBIAN/postinst', mode: 0o755 },
  { name: 'prerm', to: 'DEBIAN/prerm', mode: 0o755 },
  { name: 'postrm', to: 'DEBIAN/postrm', mode: 0o755 },
]

/** What Debian calls the machines that Node calls so. */
export const debianArchitecture = { x64: 'amd64', arm64: 'arm64' }[process.arch] ?? process.arch

/** Makes the package of a folder. `time` is that of its newest file, and of what is written here. */
export function makeDebianPackage(folder, file, { version, time }) {
  const stage = `${file}.stage`
  const within = (place) => path.join(stage, place)
  rmSync(stage, { recursive: true, force: true })
  mkdirSync(within('usr/lib'), { recursive: true })
  // Hard links: nothing is copied
  execFileSync('cp', ['--archive', '--link', folder, within('usr/lib/sdp-studio')])
  for (const { name, to, mode } of places) {
    mkdirSync(path.dirname(within(to)), { recursive: true })
    copyFileSync(path.join(sources, name), within(to))
    chmodSync(within(to), mode)
  }
  const files = filesBelow(stage, '').filter((name) => !name.startsWith('DEBIAN/'))
  writeFileSync(within('DEBIAN/md5sums'), files.map((name) => `${md5(within(name))}  ${name}\n`).join(''))
  writeFileSync(within('DEBIAN/control'), control(version, kilobytes(files.map(within))))
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zxz', '-z1', '--build', stage, file], {
    // Nothing in it is later
    env: { ...process.env, SOURCE_DATE_EPOCH: String(time) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  rmSync(stage, { recursive: true })
}

function control(version, size) {
  const values = { version, architecture: debianArchitecture, size: String(size) }
  const text = readFileSync(path.join(sources, 'control'), 'utf8')
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name])
}

function filesBelow(stage, folder) {
  return readdirSync(path.join(stage, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const name = path.join(folder, entry.name)
      if (entry.isDirectory()) return filesBelow(stage, name)
      return entry.isFile() ? [name] : []
    })
    .sort()
}

const md5 = (file) => createHash('md5').update(readFileSync(file)).digest('hex')

/** Of the files alone: how large folders are depends on the disk that they were made on. */
function kilobytes(files) {
  return files.reduce((sum, file) => sum + Math.ceil(lstatSync(file).size / 1024), 0)
}
