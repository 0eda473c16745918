// `npm run package`: the product as a folder that runs without building or development packages, a tarball and a Debian package
// of it, in dist/. `--folder PLACE` makes the folder alone, there; `--version VERSION` calls it so; `--try` installs, starts,
// upgrades and removes the Debian package in a root of its own.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { debianArchitecture, makeDebianPackage } from './package/debian.mjs'
import { makeFolder } from './package/folder.mjs'
import { makeTarball } from './package/tarball.mjs'
import { packageTime, packageVersion } from './package/version.mjs'
import { bin, ensureBuilt, ensureInstalled, giveUp, root, run } from './workspace.mjs'

const asked = readArguments()
// Whatever the caller's is: everybody may read what is packed
process.umask(0o022)
await ensureInstalled()
// It keeps parts of earlier builds
rmSync(path.join(root, 'apps/web/dist'), { recursive: true, force: true })
await ensureBuilt()
if (asked.try)
  process.exit(await run(process.execPath, [bin('vitest'), 'run', '--config', 'vitest.package.config.ts']))

const made = { version: asked.version ?? packageVersion(), time: packageTime() }
if (asked.folder !== undefined) {
  makeFolder(path.resolve(asked.folder), made)
  report(path.resolve(asked.folder))
} else {
  packAll(path.join(root, 'dist'))
}

function packAll(out) {
  if (process.platform !== 'linux')
    giveUp('Tarball and Debian package are made on Linux; --folder works everywhere.')
  mkdirSync(out, { recursive: true })
  const folder = path.join(out, `sdp-studio-${made.version}-linux-${process.arch}`)
  makeFolder(folder, made)
  report(folder)
  makeTarball(folder, `${folder}.tar.gz`)
  report(`${folder}.tar.gz`)
  if (!existsSync('/usr/bin/dpkg-deb')) giveUp('There is no dpkg-deb here: no Debian package was made.')
  const file = path.join(out, `sdp-studio_${made.version}_${debianArchitecture}.deb`)
  makeDebianPackage(folder, file, made)
  report(file)
}

function report(file) {
  console.log(path.relative(process.cwd(), file))
}

function readArguments() {
  try {
    const options = { folder: { type: 'string' }, version: { type: 'string' }, try: { type: 'boolean' } }
    const { values } = parseArgs({ options })
    // What Debian allows, beginning with a digit
    if (values.version !== undefined && !/^\d[\w.+~]*$/.test(values.version)) {
      giveUp(
        `A version begins with a digit and has letters, digits, ., + and ~: '${values.version}' does not.`,
      )
    }
    return values
  } catch ({ message }) {
    return giveUp(message)
  }
}
