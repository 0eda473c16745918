import { readFileSync } from 'node:fs'
import { isIP, isIPv4 } from 'node:net'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { stages } from '@sdp/api'
import { isLoopbackAddress } from '@sdp/domain'
import {
  defaultConfiguration,
  dialogProvider,
  type PublishingConfiguration,
  readConfiguration,
} from '@sdp/domain/publishing'
import { type ClientLimits, readClientLimits } from './client-limits.ts'

export interface Config {
  host: string
  port: number
  /** The address people open; sign-in returns to it. */
  publicUrl: string
  databaseUrl: string | undefined
  /** Where the database is reached without the pooler that the other address is of. */
  databaseDirectUrl: string | undefined
  /** How many connections the pool has; work that takes long has others in addition. */
  databaseConnections: number
  dataDir: string
  stage: (typeof stages)[number]
  oidc: { issuer: string; clientId: string; clientSecret: string; audience: string } | undefined
  /** The proxies whose word on where a request comes from counts: addresses and ranges. */
  trustProxy: string[]
  /** Keys outside of the database that secrets in it are encrypted with; the first encrypts. Without any it is a file's. */
  secretKeys: string[]
  superUsers: string[]
  serviceClients: Map<string, string>
  /** What some of them are limited to. */
  clientLimits: Map<string, ClientLimits>
  /** The mail domains of the house, for whose people short ids stand; without any, for everybody (ruling R258). */
  mailDomains: string[]
  featureFlags: Record<string, boolean>
  /** How long after it began a sign-in ends, however often it is used. */
  signInDays: number
  /** How long entries of the audit log are kept; for ever without it. */
  auditDays: number | undefined
  sessionMinutes: number
  /** How long before its end a session is expiring. */
  sessionExpiringMinutes: number
  offlineAccess: boolean
  slotNamePrefix: string
  requestsPerMinute: number
  /** Whether saves become commits in the git repository below the data folder. */
  gitExport: boolean
  /** Where these commits are pushed; it may hold a secret. */
  gitRemote: string | undefined
  /** The service that DISS definitions are fetched from, and how often. */
  dissUrl: string | undefined
  dissRefreshMinutes: number
  /** Handlers by their host name: the origin that is called in its place, inside the own network too. */
  handlerHosts: Map<string, string>
  /** Whether authors may name handlers on this machine: that of one developer, where sign-in is local (ruling R97). */
  loopbackHandlers: boolean
  /** Where, what and how domains are published. */
  publishing: PublishingConfiguration
  /** Where dialogs are delivered to, by market: addresses of one Redis or of nodes of a cluster, which may hold a password. */
  redis: Map<string, string[]>
  /** Where language models are delivered to, by provider. */
  nluProviders: Map<string, string>
  /** Where requests to publish and their outcomes are posted. */
  publishingWebhook: string | undefined
  /** The service that translates texts before people do, and how long it may take for one request. */
  translation: { url: string; key: string; seconds: number } | undefined
  /** Where feedback goes in addition to our own list, and what it is sent with. */
  tracker: { url: string; token: string | undefined } | undefined
  /** A list of placeholder pictures for domains. */
  photoService: string | undefined
  /** The part behind the at sign of the e-mails of whoever provides the platform. */
  providerMailDomains: string[]
  /** What stored content may take that is kept in memory. */
  cacheMegabytes: number
  /** How many threads run domains for the chat, and what all of them together may take. */
  chatThreads: number
  chatMegabytes: number
  /** How many files from people are read at once, and what reading one may take. */
  filesAtOnce: number
  fileMegabytes: number
  /** What the embedded PostgreSQL keeps in memory for all connections. */
  postgresMegabytes: number
  logLevel: (typeof logLevels)[number]
  /** What somebody on another machine presents to read the metrics; without it nobody may. */
  metricsToken: string | undefined
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** A setting that cannot be used; the start stops with this one sentence. */
export class WrongSetting extends Error {
  constructor(name: string, expected: string, value: string | undefined) {
    super(
      `${name} must be ${expected}, but is ${value === undefined || value === '' ? 'not set' : `'${value}'`}`,
    )
    this.name = 'WrongSetting'
  }
}

/** A setting that does not exist. */
class UnknownSetting extends WrongSetting {
  constructor(name: string, nearest: string) {
    super(name, '', undefined)
    this.message = `${name} is not a setting; did you mean ${nearest}?`
  }
}

/** A file whose content cannot be used. */
class WrongFile extends WrongSetting {
  constructor(name: string, file: string, problem: string) {
    super(name, '', file)
    this.message = `${name}: ${file} cannot be used: ${problem}`
  }
}

type Env = Record<string, string | undefined>

/** Reads every setting once; docs/operations.md lists them. */
export function readConfig(env: Env): Config {
  const known = new Set<string>(toolSettings)
  const noted = new Proxy(env, {
    get: (settings, name: string) => {
      known.add(name)
      return settings[name]
    },
  })
  const config = readSettings(noted)
  refuseUnknown(env, known)
  if (config.oidc === undefined) refuseReachableLocalSignIn(env, config)
  refuseUnusablePublicUrl(env, config)
  if (config.stage === 'production') refusePlainHttp(env, config)
  return config
}

/** Read by the journeys and `npm run dev`, whose servers find them in their environment. */
const toolSettings = ['SDP_CHROMIUM', 'SDP_DEV_SERVER', 'SDP_E2E_PREPARED', 'SDP_E2E_URL', 'SDP_FIREFOX']

function readSettings(env: Env): Config {
  const host = text(env, 'HOST', '127.0.0.1')
  const publishing = readPublishing(env)
  const oidc = readOidc(env)
  const port = wholeNumber(env, 'PORT', { fallback: 4100, min: 0, max: 65535 })
  return {
    host,
    port,
    publicUrl: url(env, 'SDP_PUBLIC_URL') ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    databaseUrl: databaseUrl(env, 'DATABASE_URL'),
    databaseDirectUrl: readDatabaseDirectUrl(env),
    // The embedded PostgreSQL takes 200, and several servers may share it
    databaseConnections: wholeNumber(env, 'SDP_DATABASE_CONNECTIONS', { fallback: 20, min: 4, max: 150 }),
    dataDir: path.resolve(text(env, 'SDP_DATA_DIR', '.data')),
    stage: oneOf(env, 'SDP_STAGE', stages, 'dev'),
    oidc,
    trustProxy: readTrustProxy(env),
    secretKeys: readSecretKeys(env),
    superUsers: list(env, 'SDP_SUPER_USERS'),
    serviceClients: readServiceClients(env),
    clientLimits: readLimitsOfClients(env),
    mailDomains: list(env, 'SDP_MAIL_DOMAINS').map((domain) => domain.toLowerCase().replace(/^@/, '')),
    featureFlags: readFeatureFlags(env),
    signInDays: wholeNumber(env, 'SDP_SIGN_IN_DAYS', { fallback: 30, min: 1, max: 365 }),
    auditDays: readAuditDays(env),
    sessionMinutes: wholeNumber(env, 'SDP_SESSION_MINUTES', { fallback: 60, min: 1, max: 24 * 60 }),
    sessionExpiringMinutes: wholeNumber(env, 'SDP_SESSION_EXPIRING_MINUTES', {
      fallback: 5,
      min: 1,
      max: 24 * 60,
    }),
    offlineAccess: yesNo(env, 'SDP_OFFLINE_ACCESS', false),
    slotNamePrefix: text(env, 'SDP_SLOT_NAME_PREFIX', 'sdp_'),
    requestsPerMinute: wholeNumber(env, 'SDP_REQUESTS_PER_MINUTE', { fallback: 6000, min: 1, max: 1e9 }),
    gitExport: readGitExport(env),
    gitRemote: gitRemote(env),
    dissUrl: url(env, 'SDP_DISS_URL'),
    dissRefreshMinutes: wholeNumber(env, 'SDP_DISS_REFRESH_MINUTES', {
      fallback: 60,
      min: 1,
      max: 7 * 24 * 60,
    }),
    handlerHosts: readHandlerHosts(env),
    loopbackHandlers: oidc === undefined,
    publishing,
    redis: readRedis(env, publishing),
    nluProviders: readNluProviders(env, publishing),
    publishingWebhook: url(env, 'SDP_PUBLISHING_WEBHOOK'),
    translation: readTranslation(env),
    tracker: readTracker(env),
    photoService: url(env, 'SDP_PHOTO_SERVICE'),
    providerMailDomains: list(env, 'SDP_PROVIDER_MAIL_DOMAINS').map((domain) => domain.toLowerCase()),
    ...readMemory(env),
    logLevel: oneOf(env, 'SDP_LOG_LEVEL', logLevels, 'warn'),
    metricsToken: readMetricsToken(env),
  }
}

function readTracker(env: Env): Config['tracker'] {
  const address = url(env, 'SDP_TRACKER_URL')
  const token = text(env, 'SDP_TRACKER_TOKEN', '')
  if (address === undefined && token !== '')
    throw new WrongSetting('SDP_TRACKER_URL', 'set where SDP_TRACKER_TOKEN is', undefined)
  return address === undefined ? undefined : { url: address, token: token === '' ? undefined : token }
}

/** A misspelled setting would silently be its default: with SDP_OIDC_ISUER everybody could be anybody. */
function refuseUnknown(env: Env, known: ReadonlySet<string>): void {
  const unknown = Object.keys(env).find((name) => /^SDP_/i.test(name) && !known.has(name))
  if (unknown === undefined) return
  const nearest = [...known]
    .filter((name) => name.startsWith('SDP_') && !toolSettings.includes(name))
    .sort((one, other) => editDistance(unknown, one) - editDistance(unknown, other))[0]
  throw new UnknownSetting(unknown, nearest!)
}

/** Sign-in returns to the public address, and pages are served at its root alone. */
function refuseUnusablePublicUrl(env: Env, { host, publicUrl }: Config): void {
  const given = text(env, 'SDP_PUBLIC_URL', '')
  const { origin } = new URL(publicUrl)
  if (given !== '' && publicUrl !== origin) {
    throw new WrongSetting('SDP_PUBLIC_URL', 'an address without a path, like https://sdp.example', given)
  }
  if (given === '' && /^(0\.0\.0\.0|[0:]*:[0:]*)$/.test(host)) {
    throw new WrongSetting('SDP_PUBLIC_URL', `set where HOST is ${host}, which nobody can open`, undefined)
  }
}

/** In production tokens, codes and cookies never go over plain http. */
function refusePlainHttp(env: Env, { oidc, publicUrl }: Config): void {
  const expected = 'a https address in production'
  if (oidc !== undefined && !oidc.issuer.startsWith('https:')) {
    throw new WrongSetting('SDP_OIDC_ISSUER', expected, oidc.issuer)
  }
  if (!publicUrl.startsWith('https:')) {
    throw new WrongSetting('SDP_PUBLIC_URL', expected, text(env, 'SDP_PUBLIC_URL', ''))
  }
}

/** Local sign-in asks for no password, so it must not be reachable from another machine (ruling R239). */
function refuseReachableLocalSignIn(env: Env, { host, stage }: Config): void {
  const remedy = 'while sign-in is local (set SDP_OIDC_ISSUER to use a sign-in provider)'
  if (!isLoopbackAddress(host)) throw new WrongSetting('HOST', `a loopback address ${remedy}`, host)
  if (stage !== 'dev') throw new WrongSetting('SDP_STAGE', `dev ${remedy}`, stage)
  const publicUrl = text(env, 'SDP_PUBLIC_URL', '')
  if (publicUrl !== '') throw new WrongSetting('SDP_PUBLIC_URL', `left out ${remedy}`, publicUrl)
}

function text(env: Env, name: string, fallback: string): string {
  const value = env[name]?.trim()
  return value === undefined || value === '' ? fallback : value
}

function list(env: Env, name: string): string[] {
  return text(env, name, '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

function wholeNumber(
  env: Env,
  name: string,
  { fallback, min, max }: { fallback: number; min: number; max: number },
): number {
  const value = text(env, name, String(fallback))
  const number = Number(value)
  if (!Number.isInteger(number) || number < min || number > max) {
    throw new WrongSetting(name, `a whole number from ${min} to ${max}`, value)
  }
  return number
}

function yesNo(env: Env, name: string, fallback: boolean): boolean {
  return oneOf(env, name, ['true', 'false'] as const, fallback ? 'true' : 'false') === 'true'
}

function oneOf<T extends string>(env: Env, name: string, values: readonly T[], fallback: T): T {
  const value = text(env, name, fallback)
  const found = values.find((one) => one === value)
  if (found === undefined) throw new WrongSetting(name, `one of ${values.join(', ')}`, value)
  return found
}

function url(env: Env, name: string, protocols = ['http:', 'https:']): string | undefined {
  const value = text(env, name, '')
  if (value === '') return undefined
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new WrongSetting(name, `a ${protocols.map((one) => one.slice(0, -1)).join(' or ')} address`, value)
  }
  return value.replace(/\/$/, '')
}

function readDatabaseDirectUrl(env: Env): string | undefined {
  const value = databaseUrl(env, 'SDP_DATABASE_DIRECT_URL')
  if (value !== undefined && databaseUrl(env, 'DATABASE_URL') === undefined) {
    throw new WrongSetting('DATABASE_URL', 'set where SDP_DATABASE_DIRECT_URL is', undefined)
  }
  return value
}

function databaseUrl(env: Env, name: 'DATABASE_URL' | 'SDP_DATABASE_DIRECT_URL'): string | undefined {
  const value = text(env, name, '')
  if (value === '') return undefined
  // The value can hold a password, so the sentence does not repeat it.
  if (!URL.canParse(value) || !/^postgres(ql)?:$/.test(new URL(value).protocol)) {
    throw new WrongSetting(name, 'an address like postgres://user:password@host:5432/name', '...')
  }
  return value
}

/** The default: on in production and where one machine runs everything (ruling R47). */
function readGitExport(env: Env): boolean {
  const isProduction = oneOf(env, 'SDP_STAGE', stages, 'dev') === 'production'
  return yesNo(env, 'SDP_GIT_EXPORT', isProduction || databaseUrl(env, 'DATABASE_URL') === undefined)
}

function gitRemote(env: Env): string | undefined {
  const value = text(env, 'SDP_GIT_REMOTE', '')
  if (value === '') return undefined
  const isAddress =
    URL.canParse(value) && ['https:', 'http:', 'ssh:', 'file:'].includes(new URL(value).protocol)
  const isShort = /^[\w.-]+@[\w.-]+:(?!\/\/)\S+$/.test(value)
  if (!isAddress && !isShort) {
    throw new WrongSetting('SDP_GIT_REMOTE', 'a http, https, ssh or file address, or user@host:path', '...')
  }
  return value
}

function readOidc(env: Env): Config['oidc'] {
  const issuer = url(env, 'SDP_OIDC_ISSUER')
  const clientId = text(env, 'SDP_OIDC_CLIENT_ID', '')
  const clientSecret = text(env, 'SDP_OIDC_CLIENT_SECRET', '')
  const audience = text(env, 'SDP_OIDC_AUDIENCE', clientId)
  if (issuer !== undefined) {
    if (clientId === '') throw new WrongSetting('SDP_OIDC_CLIENT_ID', 'set when SDP_OIDC_ISSUER is', clientId)
    return { issuer, clientId, clientSecret, audience }
  }
  // Whoever set the rest wants a provider, and would get the local sign-in.
  if (clientId !== '') throw new WrongSetting('SDP_OIDC_ISSUER', 'set when SDP_OIDC_CLIENT_ID is', undefined)
  return undefined
}

const shortestSecretKey = 32

/** Only where the database is ours there is a folder next to it that all of its servers share (ruling R250). */
function readSecretKeys(env: Env): string[] {
  const keys = list(env, 'SDP_SECRET_KEY')
  if (keys.some((key) => key.length < shortestSecretKey)) {
    throw new WrongSetting(
      'SDP_SECRET_KEY',
      `a key of ${shortestSecretKey} or more characters (openssl rand -base64 32), or several separated by commas`,
      '...',
    )
  }
  const isDev = oneOf(env, 'SDP_STAGE', stages, 'dev') === 'dev'
  if (keys.length === 0 && !isDev && databaseUrl(env, 'DATABASE_URL') !== undefined) {
    throw new WrongSetting('SDP_SECRET_KEY', 'set where DATABASE_URL is, outside of stage dev', undefined)
  }
  return keys
}

function readTrustProxy(env: Env): string[] {
  const proxies = list(env, 'SDP_TRUST_PROXY')
  for (const proxy of proxies) {
    const [address = '', bits, ...more] = proxy.split('/')
    const maxBits = isIPv4(address) ? 32 : 128
    const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits)
    if (isIP(address) === 0 || !isRange || more.length > 0) {
      throw new WrongSetting('SDP_TRUST_PROXY', 'a list of IP addresses and ranges like 10.0.0.0/8', proxy)
    }
  }
  return proxies
}

const maxClientIdLength = 100

function readServiceClients(env: Env): Map<string, string> {
  const clients = new Map<string, string>()
  for (const entry of list(env, 'SDP_SERVICE_CLIENTS')) {
    const colon = entry.indexOf(':')
    if (colon < 1 || colon > maxClientIdLength || entry.length - colon < 17) {
      throw new WrongSetting(
        'SDP_SERVICE_CLIENTS',
        `a list of id:secret, each id of at most ${maxClientIdLength} and each secret of 16 or more characters`,
        '...',
      )
    }
    clients.set(entry.slice(0, colon), entry.slice(colon + 1))
  }
  return clients
}

function readLimitsOfClients(env: Env): Map<string, ClientLimits> {
  const name = 'SDP_SERVICE_CLIENT_LIMITS'
  const file = text(env, name, '')
  if (file === '') return new Map()
  const read = readClientLimits(readJsonFile(name, file), readServiceClients(env))
  if ('problem' in read) throw new WrongFile(name, file, read.problem)
  return read.limits
}

function readJsonFile(name: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new WrongFile(name, file, (error as Error).message)
  }
}

function readHandlerHosts(env: Env): Map<string, string> {
  const hosts = new Map<string, string>()
  for (const entry of list(env, 'SDP_HANDLER_HOSTS')) {
    const [, name, address = ''] = /^([\w.-]+)=(\S+)$/.exec(entry) ?? []
    const origin = URL.canParse(address) ? new URL(address) : undefined
    const isOrigin = origin !== undefined && /^https?:$/.test(origin.protocol) && origin.pathname === '/'
    if (name === undefined || !isOrigin) {
      throw new WrongSetting(
        'SDP_HANDLER_HOSTS',
        'a list like handlers.example=http://10.0.0.5:8080, without paths',
        entry,
      )
    }
    hosts.set(name.toLowerCase(), origin.origin)
  }
  return hosts
}

/** A team's own configuration of publishing, over the usual one. */
function readPublishing(env: Env): PublishingConfiguration {
  const file = text(env, 'SDP_PUBLISHING', '')
  if (file === '') return defaultConfiguration
  const read = readConfiguration(readJsonFile('SDP_PUBLISHING', file))
  if (read.problem !== undefined) throw new WrongFile('SDP_PUBLISHING', file, read.problem)
  return read.configuration
}

function readRedis(env: Env, { nodes }: PublishingConfiguration): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { code } of nodes) {
    const name = `SDP_REDIS_${code.toUpperCase()}`
    const addresses = list(env, name)
    if (addresses.length === 0) continue
    if (!addresses.every((one) => URL.canParse(one) && /^rediss?:$/.test(new URL(one).protocol))) {
      throw new WrongSetting(name, 'an address like redis://user:password@host:6379/0', '...')
    }
    found.set(code, addresses)
  }
  return found
}

function readNluProviders(env: Env, { providers }: PublishingConfiguration): Map<string, string> {
  const found = new Map<string, string>()
  for (const { code } of providers) {
    const address = code === dialogProvider ? undefined : url(env, `SDP_NLU_${code.toUpperCase()}_URL`)
    if (address !== undefined) found.set(code, address)
  }
  return found
}

function readTranslation(env: Env): Config['translation'] {
  const address = url(env, 'SDP_TRANSLATION_URL')
  const key = text(env, 'SDP_TRANSLATION_KEY', '')
  const seconds = wholeNumber(env, 'SDP_TRANSLATION_SECONDS', { fallback: 30, min: 1, max: 600 })
  return address === undefined ? undefined : { url: address, key, seconds }
}

/** The least is also held by the database (ruling R264). */
function readAuditDays(env: Env): number | undefined {
  if (text(env, 'SDP_AUDIT_DAYS', '') === '') return undefined
  return wholeNumber(env, 'SDP_AUDIT_DAYS', { fallback: 30, min: 30, max: 36_500 })
}

/** The server itself needs a core, and so does each thread of the chat: where they share one, all calls take longer. */
const usualChatThreads = availableParallelism() > 2 ? 2 : 1
/** A thread with less could not hold one domain of some size. */
const minChatThreadMegabytes = 256

function readMemory(env: Env) {
  const chatThreads = wholeNumber(env, 'SDP_CHAT_THREADS', { fallback: usualChatThreads, min: 1, max: 16 })
  return {
    cacheMegabytes: wholeNumber(env, 'SDP_CACHE_MB', { fallback: 384, min: 16, max: 16_384 }),
    chatThreads,
    chatMegabytes: wholeNumber(env, 'SDP_CHAT_MB', {
      fallback: Math.max(3072, minChatThreadMegabytes * chatThreads),
      min: minChatThreadMegabytes * chatThreads,
      max: 65_536,
    }),
    filesAtOnce: wholeNumber(env, 'SDP_FILES_AT_ONCE', { fallback: 2, min: 1, max: 16 }),
    fileMegabytes: wholeNumber(env, 'SDP_FILE_MB', { fallback: 768, min: 64, max: 4096 }),
    postgresMegabytes: wholeNumber(env, 'SDP_POSTGRES_MB', { fallback: 256, min: 16, max: 16_384 }),
  }
}

function readMetricsToken(env: Env): string | undefined {
  const token = text(env, 'SDP_METRICS_TOKEN', '')
  if (token === '') return undefined
  if (token.length < 16) throw new WrongSetting('SDP_METRICS_TOKEN', 'of 16 or more characters', '...')
  return token
}

function readFeatureFlags(env: Env): Record<string, boolean> {
  const flags: Record<string, boolean> = { enableSsmlTransition: false, enableWebsockets: true }
  for (const entry of list(env, 'SDP_FEATURE_FLAGS')) {
    const match = /^(-?)([A-Za-z][A-Za-z0-9]*)$/.exec(entry)
    if (match?.[2] === undefined) {
      throw new WrongSetting(
        'SDP_FEATURE_FLAGS',
        'a list of flag names, a leading - switching one off',
        entry,
      )
    }
    flags[match[2]] = match[1] === ''
  }
  return flags
}

/** How many letters have to be added, dropped or replaced to make one text of the other. */
function editDistance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1]
    for (let column = 0; column < to.length; column++) {
      const replaced = above[column]! + (letter === to[column] ? 0 : 1)
      current.push(Math.min(replaced, above[column + 1]! + 1, current[column]! + 1))
    }
    above = current
  }
  return above[to.length]!
}
