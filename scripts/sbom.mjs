// `npm run sbom`: what the product ships of others, as a CycloneDX document; `npm run sbom -- FILE` says where. From the
// lockfile alone: nothing has to be installed or reachable.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './workspace.mjs'

const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const file = path.resolve(process.argv[2] ?? path.join(root, 'sbom.cdx.json'))

// Not by `--omit=dev`: npm would also leave out what some development package needs as well, such as React.
const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application']
const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, shell: process.platform === 'win32' }
const whole = JSON.parse(execFileSync('npm', args, options))

const isForDevelopment = ({ properties = [] }) =>
  properties.some((property) => property.name === 'cdx:npm:package:development')
const components = whole.components.filter((component) => !isForDevelopment(component))
const { component } = whole.metadata
const refs = new Set([component, ...components].map((one) => one['bom-ref']))
const dependencies = whole.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }))

// npm calls it by the folder that it lies in.
const metadata = { ...whole.metadata, component: { ...component, name } }
writeFileSync(file, `${JSON.stringify({ ...whole, metadata, components, dependencies }, null, 2)}\n`)
console.log(`${components.length} components: ${file}`)
