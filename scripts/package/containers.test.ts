import { readFileSync } from 'node:fs'
import path from 'node:path'
import { health } from '@sdp/api'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig } from '../../apps/server/src/config/config.ts'
import { root } from '../workspace.mjs'
import { shipped } from './folder.mjs'

const read = (name: string) => readFileSync(path.join(root, 'packaging', name), 'utf8')

/** What whoever runs it has to fill in. */
const secrets: Record<string, string> = {
  SDP_PUBLIC_URL: 'https://sdp.example',
  SDP_OIDC_ISSUER: 'https://login.example',
  SDP_OIDC_CLIENT_ID: 'sdp-studio',
  SDP_OIDC_CLIENT_SECRET: 'secret',
  SDP_SUPER_USERS: 'ann@sdp.example',
  SDP_SECRET_KEY: '0123456789abcdef0123456789abcdef',
  POSTGRES_PASSWORD: 'secret',
  DATABASE_URL: 'postgres://sdp:secret@db.example:5432/sdp',
}

/** The instructions, with lines that are continued joined. */
const dockerfile = read('Dockerfile')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ name: line.split(' ')[0]!, rest: line.slice(line.indexOf(' ') + 1) }))
const inLastStage = dockerfile.slice(dockerfile.findLastIndex(({ name }) => name === 'FROM'))
const instruction = (wanted: string) => inLastStage.find(({ name }) => name === wanted)!.rest
const imageSettings = Object.fromEntries(
  instruction('ENV')
    .split(' ')
    .map((one) => one.split('=')),
) as Record<string, string>

const livePaths = [health.live, health.ready].map((endpoint) => `/api${endpoint.path}`)

test('the image is made by the commands of the project, and runs what is in the package', () => {
  const images = dockerfile.filter(({ name }) => name === 'FROM').map(({ rest }) => rest.split(' ')[0])
  expect(images).toEqual(['node:24-bookworm-slim', 'node:24-bookworm-slim'])
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const built = dockerfile.find(({ name, rest }) => name === 'RUN' && rest.includes('npm run'))!.rest
  for (const [, command] of built.matchAll(/npm run (\w+)/g)) expect(Object.keys(scripts)).toContain(command)
  const [, folder, target] = /--from=build (\S+) (\S+)/.exec(instruction('COPY'))!
  expect(built).toContain(`--folder ${folder}`)
  const [node, program] = JSON.parse(instruction('CMD')) as string[]
  expect(node).toBe('node')
  expect(shipped).toContain(path.relative(target!, program!))
})

test('the image runs as somebody who is not root, and asks a call for its health', () => {
  expect(instruction('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  expect(livePaths.some((place) => instruction('HEALTHCHECK').includes(`${place}\``))).toBe(true)
})

test('with the settings of the compose file the server starts in production, on the services next to it', () => {
  const { services, volumes } = parse(read('compose.yaml'))
  const filled = Object.fromEntries(
    Object.entries<string>(services.studio.environment).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+)(:[?-][^}]*)?\}/g, (_, variable) => secrets[variable]!),
    ]),
  )
  const config = readConfig({ ...imageSettings, ...filled })
  expect(config).toMatchObject({ stage: 'production', host: '0.0.0.0', dataDir: '/data' })
  expect(Object.keys(services)).toContain(new URL(config.databaseUrl!).hostname)
  for (const address of config.redis.values())
    expect(Object.keys(services)).toContain(new URL(address).hostname)
  expect(config.redis.size).toBe(1)
  const { read_only, cap_drop, security_opt, build } = services.studio
  expect({ read_only, cap_drop, security_opt }).toEqual({
    ...{ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
  })
  expect(build).toMatchObject({ context: '..', dockerfile: 'packaging/Dockerfile' })
  const mounted = Object.values<{ volumes: string[] }>(services).flatMap((service) => service.volumes)
  expect(mounted.map((one) => one.split(':')[0]).sort()).toEqual(Object.keys(volumes).sort())
})

test('with the settings of the Kubernetes example the server starts, and its probes are calls', () => {
  const documents = parseAllDocuments(read('kubernetes.yaml')).map((document) => document.toJS())
  const kind = (wanted: string) => documents.find((document) => document.kind === wanted)
  const { data, metadata } = kind('ConfigMap')
  // The secrets that the comment above the file makes
  const made = [...read('kubernetes.yaml').matchAll(/--from-literal=(\w+)=/g)].map(([, name]) => name!)
  const config = readConfig({
    ...{ ...imageSettings, ...data },
    ...Object.fromEntries(made.map((name) => [name, secrets[name]])),
  })
  expect(config).toMatchObject({ stage: 'production', host: '0.0.0.0', gitExport: false })

  const pod = kind('Deployment').spec.template
  const [container] = pod.spec.containers
  for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
    expect(livePaths).toContain(container[probe].httpGet.path)
  }
  expect(container.ports).toEqual([{ name: 'http', containerPort: config.port }])
  expect(pod.spec.securityContext).toMatchObject({ runAsNonRoot: true })
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  })
  expect(container.envFrom).toEqual([
    { configMapRef: { name: metadata.name } },
    { secretRef: { name: metadata.name } },
  ])
  const mounts = container.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath)
  expect(mounts).toEqual([config.dataDir, '/tmp'])
  for (const { spec } of [kind('Deployment'), kind('PodDisruptionBudget')]) {
    expect(spec.selector.matchLabels).toEqual(pod.metadata.labels)
  }
  expect(kind('Service').spec.selector).toEqual(pod.metadata.labels)
  expect(kind('Service').spec.ports[0].targetPort).toBe(container.ports[0].name)
})

test('the settings that the Debian package offers are settings', () => {
  const lines = [...read('debian/environment').matchAll(/^#?([A-Z_]+)=(.*)$/gm)]
  expect(lines.length).toBeGreaterThan(5)
  const offered = Object.fromEntries(lines.map(([, name, value]) => [name!, value || secrets[name!]]))
  expect(readConfig(offered)).toMatchObject({ stage: 'production' })
  // As it is installed, nothing is set
  expect(read('debian/environment')).not.toMatch(/^[A-Z]/m)
})
