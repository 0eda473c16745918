import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './workspace.mjs'

interface Sbom {
  bomFormat: string
  metadata: { component: { 'bom-ref': string; name: string; type: string } }
  components: { 'bom-ref': string; hashes?: unknown[]; licenses?: unknown[] }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

let folder: string
let sbom: Sbom
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sdp-sbom-'))
  const file = path.join(folder, 'sbom.json')
  await promisify(execFile)(process.execPath, [path.join(root, 'scripts/sbom.mjs'), file], {
    cwd: folder,
    // Nobody listens there: it is made from the lockfile alone.
    env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9' },
  })
  sbom = JSON.parse(await readFile(file, 'utf8'))
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const readJson = async (file: string) => JSON.parse(await readFile(path.join(root, file), 'utf8'))
const refs = () => new Set(sbom.components.map((component) => component['bom-ref']))

test('it is a CycloneDX document of this product, by the name of its package', async () => {
  expect(sbom.bomFormat).toBe('CycloneDX')
  expect(sbom.metadata.component).toMatchObject({ name: 'sdp-studio', type: 'application' })
})

test('it names what server and browser are made of, also what tests need as well', async () => {
  const packages = ['apps/server', 'apps/web', 'packages/api', 'packages/dialogue', 'packages/domain']
  for (const folder of packages) {
    const { dependencies } = await readJson(`${folder}/package.json`)
    for (const [name, version] of Object.entries(dependencies)) expect(refs()).toContain(`${name}@${version}`)
  }
})

test('it has every package of the lockfile that is not for development alone, with hash and licence, and no other', async () => {
  const locked = Object.entries<{ version: string; dev?: boolean; link?: boolean }>(
    (await readJson('package-lock.json')).packages,
  )
  const shipped = locked
    .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
    .map(([place, { version }]) => `${place.split('node_modules/').at(-1)}@${version}`)
  const own = (ref: string) => ref.startsWith('@sdp/')
  expect([...refs()].filter((ref) => !own(ref)).sort()).toEqual([...new Set(shipped)].sort())
  const foreign = sbom.components.filter((component) => !own(component['bom-ref']))
  expect(foreign.filter(({ hashes, licenses }) => !hashes?.length || !licenses?.length)).toEqual([])
})

test('what depends on what names only what is in it', () => {
  const known = new Set([...refs(), sbom.metadata.component['bom-ref']])
  const named = sbom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])
  expect(named.filter((ref) => !known.has(ref))).toEqual([])
})
