import path from 'node:path'
import { defaultConfiguration } from '@sdp/domain/publishing'
import { expect, test } from 'vitest'
import { readConfig, WrongSetting } from './config.ts'

const keyed = { SDP_SECRET_KEY: '0123456789abcdef0123456789abcdef' }
const published = { SDP_PUBLIC_URL: 'https://sdp.example' }
const oidc = { SDP_OIDC_ISSUER: 'https://id.example/', SDP_OIDC_CLIENT_ID: 'sdp' }

test('without any setting it runs alone on this machine', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 4100,
    publicUrl: 'http://127.0.0.1:4100',
    databaseUrl: undefined,
    databaseConnections: 20,
    dataDir: path.resolve('.data'),
    stage: 'dev',
    oidc: undefined,
    trustProxy: [],
    secretKeys: [],
    superUsers: [],
    serviceClients: new Map(),
    clientLimits: new Map(),
    mailDomains: [],
    featureFlags: { enableSsmlTransition: false, enableWebsockets: true },
    signInDays: 30,
    auditDays: undefined,
    sessionMinutes: 60,
    sessionExpiringMinutes: 5,
    offlineAccess: false,
    slotNamePrefix: 'sdp_',
    requestsPerMinute: 6000,
    gitExport: true,
    gitRemote: undefined,
    dissUrl: undefined,
    dissRefreshMinutes: 60,
    handlerHosts: new Map(),
    loopbackHandlers: true,
    publishing: defaultConfiguration,
    publishingWebhook: undefined,
    redis: new Map(),
    nluProviders: new Map(),
    translation: undefined,
    tracker: undefined,
    photoService: undefined,
    providerMailDomains: [],
    cacheMegabytes: 384,
    chatThreads: expect.any(Number),
    chatMegabytes: 3072,
    filesAtOnce: 2,
    fileMegabytes: 768,
    postgresMegabytes: 256,
    logLevel: 'warn',
    metricsToken: undefined,
  })
})

test('every setting is read', () => {
  const config = readConfig({
    ...oidc,
    HOST: '0.0.0.0',
    PORT: '8080',
    SDP_PUBLIC_URL: 'https://sdp.example/',
    DATABASE_URL: 'postgres://sdp:secret@db.example:5432/sdp',
    SDP_DATABASE_DIRECT_URL: 'postgres://sdp:secret@direct.example:5432/sdp',
    SDP_DATABASE_CONNECTIONS: '30',
    SDP_DATA_DIR: '/var/lib/sdp',
    SDP_STAGE: 'production',
    SDP_OIDC_CLIENT_SECRET: 'secret',
    SDP_OIDC_AUDIENCE: 'api://sdp',
    SDP_TRUST_PROXY: '10.0.0.0/8, ::1',
    SDP_SECRET_KEY: ' 0123456789abcdef0123456789abcdef, an older key of thirty-two characters',
    SDP_SUPER_USERS: ' ann@example.com, bob ,',
    SDP_SERVICE_CLIENTS: 'pipeline:0123456789abcdef, other:with:colons:inside-it',
    SDP_MAIL_DOMAINS: 'House.example, @second.example',
    SDP_FEATURE_FLAGS: 'enableSsmlTransition,-enableWebsockets,somethingNew',
    SDP_SIGN_IN_DAYS: '7',
    SDP_AUDIT_DAYS: '400',
    SDP_SESSION_MINUTES: '90',
    SDP_SESSION_EXPIRING_MINUTES: '10',
    SDP_OFFLINE_ACCESS: 'true',
    SDP_SLOT_NAME_PREFIX: 'car_',
    SDP_REQUESTS_PER_MINUTE: '100',
    SDP_GIT_EXPORT: 'false',
    SDP_GIT_REMOTE: 'https://token@git.example/team/domains.git',
    SDP_DISS_URL: 'https://diss.example/definitions',
    SDP_DISS_REFRESH_MINUTES: '15',
    SDP_HANDLER_HOSTS: 'Handlers.example=http://10.0.0.5:8080/, other.example=https://inside',
    SDP_REDIS_ECE: 'rediss://user:secret@redis.example:6379/0',
    SDP_REDIS_CLOUD: 'redis://one.example:6379, redis://two.example:6379',
    SDP_NLU_WORLD_URL: 'http://10.0.0.5:8080/nlu/',
    SDP_PUBLISHING_WEBHOOK: 'https://hooks.example/publishing/',
    SDP_TRANSLATION_URL: 'https://translate.example/',
    SDP_TRANSLATION_KEY: 'a key',
    SDP_TRANSLATION_SECONDS: '45',
    SDP_TRACKER_URL: 'https://tracker.example/tickets/',
    SDP_TRACKER_TOKEN: 'a token',
    SDP_PHOTO_SERVICE: 'https://photos.example/list/',
    SDP_PROVIDER_MAIL_DOMAINS: 'Provider.example, other.example',
    SDP_LOG_LEVEL: 'debug',
    SDP_METRICS_TOKEN: 'a token of sixteen',
  })
  expect(config).toEqual({
    host: '0.0.0.0',
    port: 8080,
    publicUrl: 'https://sdp.example',
    databaseUrl: 'postgres://sdp:secret@db.example:5432/sdp',
    databaseDirectUrl: 'postgres://sdp:secret@direct.example:5432/sdp',
    databaseConnections: 30,
    dataDir: '/var/lib/sdp',
    stage: 'production',
    oidc: {
      issuer: 'https://id.example',
      clientId: 'sdp',
      clientSecret: 'secret',
      audience: 'api://sdp',
    },
    trustProxy: ['10.0.0.0/8', '::1'],
    secretKeys: ['0123456789abcdef0123456789abcdef', 'an older key of thirty-two characters'],
    superUsers: ['ann@example.com', 'bob'],
    serviceClients: new Map([
      ['pipeline', '0123456789abcdef'],
      ['other', 'with:colons:inside-it'],
    ]),
    clientLimits: new Map(),
    mailDomains: ['house.example', 'second.example'],
    featureFlags: { enableSsmlTransition: true, enableWebsockets: false, somethingNew: true },
    signInDays: 7,
    auditDays: 400,
    sessionMinutes: 90,
    sessionExpiringMinutes: 10,
    offlineAccess: true,
    slotNamePrefix: 'car_',
    requestsPerMinute: 100,
    gitExport: false,
    gitRemote: 'https://token@git.example/team/domains.git',
    dissUrl: 'https://diss.example/definitions',
    dissRefreshMinutes: 15,
    handlerHosts: new Map([
      ['handlers.example', 'http://10.0.0.5:8080'],
      ['other.example', 'https://inside'],
    ]),
    loopbackHandlers: false,
    publishing: defaultConfiguration,
    publishingWebhook: 'https://hooks.example/publishing',
    redis: new Map([
      ['CLOUD', ['redis://one.example:6379', 'redis://two.example:6379']],
      ['ECE', ['rediss://user:secret@redis.example:6379/0']],
    ]),
    nluProviders: new Map([['world', 'http://10.0.0.5:8080/nlu']]),
    translation: { url: 'https://translate.example', key: 'a key', seconds: 45 },
    tracker: { url: 'https://tracker.example/tickets', token: 'a token' },
    photoService: 'https://photos.example/list',
    providerMailDomains: ['provider.example', 'other.example'],
    logLevel: 'debug',
    // Set in memory-settings.test.ts
    cacheMegabytes: 384,
    chatThreads: expect.any(Number),
    chatMegabytes: 3072,
    filesAtOnce: 2,
    fileMegabytes: 768,
    postgresMegabytes: 256,
    metricsToken: 'a token of sixteen',
  })
})

test('an empty setting counts as not set', () => {
  expect(readConfig({ PORT: ' ', SDP_OIDC_ISSUER: '', DATABASE_URL: '' })).toEqual(readConfig({}))
})

test('the audience is the client id unless it is set', () => {
  expect(readConfig(oidc).oidc?.audience).toBe('sdp')
})

test('[GIT-017] saves are exported to git in production and on a single machine, unless set otherwise', () => {
  const DATABASE_URL = 'postgres://sdp@db.example/sdp'
  expect(readConfig({}).gitExport).toBe(true)
  expect(readConfig({ DATABASE_URL }).gitExport).toBe(false)
  expect(readConfig({ ...oidc, ...keyed, DATABASE_URL, SDP_STAGE: 'release' }).gitExport).toBe(false)
  expect(
    readConfig({ ...oidc, ...published, ...keyed, DATABASE_URL, SDP_STAGE: 'production' }).gitExport,
  ).toBe(true)
  expect(readConfig({ DATABASE_URL, SDP_GIT_EXPORT: 'true' }).gitExport).toBe(true)
  expect(
    readConfig({ ...oidc, ...published, SDP_STAGE: 'production', SDP_GIT_EXPORT: 'false' }).gitExport,
  ).toBe(false)
})

test.each([
  'https://token@git.example/team/domains.git',
  'ssh://git@git.example/team/domains.git',
  'git@git.example:team/domains.git',
  'file:///srv/domains.git',
])('%s can be a git remote', (remote) => {
  expect(readConfig({ SDP_GIT_REMOTE: remote }).gitRemote).toBe(remote)
})

test('a database of its own needs a key outside of it, unless it is for development', () => {
  const DATABASE_URL = 'postgres://sdp@db.example/sdp'
  for (const SDP_STAGE of ['production', 'release']) {
    const settings = { ...oidc, ...published, SDP_STAGE }
    expect(() => readConfig({ ...settings, DATABASE_URL })).toThrow(
      'SDP_SECRET_KEY must be set where DATABASE_URL is, outside of stage dev, but is not set',
    )
    expect(readConfig(settings).secretKeys).toEqual([])
  }
  expect(readConfig({ DATABASE_URL }).secretKeys).toEqual([])
})

test('an IPv6 address is written in brackets in the public address', () => {
  expect(readConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:4100')
})

test.each([
  ['PORT', 'eighty', "PORT must be a whole number from 0 to 65535, but is 'eighty'"],
  ['PORT', '65536', "PORT must be a whole number from 0 to 65535, but is '65536'"],
  ['PORT', '80.5', "PORT must be a whole number from 0 to 65535, but is '80.5'"],
  ['SDP_PUBLIC_URL', 'sdp.example', "SDP_PUBLIC_URL must be a http or https address, but is 'sdp.example'"],
  ['SDP_PUBLIC_URL', 'ftp://x', "SDP_PUBLIC_URL must be a http or https address, but is 'ftp://x'"],
  ['SDP_STAGE', 'test', "SDP_STAGE must be one of production, release, dev, but is 'test'"],
  ['SDP_OIDC_ISSUER', 'id', "SDP_OIDC_ISSUER must be a http or https address, but is 'id'"],
  [
    'SDP_OIDC_ISSUER',
    'https://id.example',
    'SDP_OIDC_CLIENT_ID must be set when SDP_OIDC_ISSUER is, but is not set',
  ],
  ['SDP_OIDC_CLIENT_ID', 'sdp', 'SDP_OIDC_ISSUER must be set when SDP_OIDC_CLIENT_ID is, but is not set'],
  ...['true', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example'].map((proxy) => [
    'SDP_TRUST_PROXY',
    proxy,
    `SDP_TRUST_PROXY must be a list of IP addresses and ranges like 10.0.0.0/8, but is '${proxy}'`,
  ]),
  ['SDP_OFFLINE_ACCESS', '1', "SDP_OFFLINE_ACCESS must be one of true, false, but is '1'"],
  ['SDP_SESSION_MINUTES', '0', "SDP_SESSION_MINUTES must be a whole number from 1 to 1440, but is '0'"],
  ['SDP_AUDIT_DAYS', '29', "SDP_AUDIT_DAYS must be a whole number from 30 to 36500, but is '29'"],
  [
    'SDP_SESSION_EXPIRING_MINUTES',
    '2.5',
    "SDP_SESSION_EXPIRING_MINUTES must be a whole number from 1 to 1440, but is '2.5'",
  ],
  [
    'SDP_REQUESTS_PER_MINUTE',
    '-1',
    "SDP_REQUESTS_PER_MINUTE must be a whole number from 1 to 1000000000, but is '-1'",
  ],
  [
    'SDP_FEATURE_FLAGS',
    'a b',
    "SDP_FEATURE_FLAGS must be a list of flag names, a leading - switching one off, but is 'a b'",
  ],
])('%s=%s stops the start with its name and what is expected', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(WrongSetting)
  expect(() => readConfig({ [name]: value })).toThrow(sentence)
})

test.each([
  ['DATABASE_URL', 'mysql://root:hunter2@db/sdp'],
  ['DATABASE_URL', 'hunter2'],
  ['SDP_DATABASE_DIRECT_URL', 'hunter2'],
  ['SDP_SECRET_KEY', 'hunter2'],
  ['SDP_SECRET_KEY', '0123456789abcdef0123456789abcdef,hunter2'],
  ['SDP_SERVICE_CLIENTS', 'pipeline:hunter2'],
  ['SDP_SERVICE_CLIENTS', 'hunter2-without-an-id'],
  ['SDP_SERVICE_CLIENTS', ':hunter2-without-an-id'],
  ['SDP_SERVICE_CLIENTS', `${'x'.repeat(101)}:hunter2-with-a-long-id`],
  ['SDP_GIT_REMOTE', 'ext::sh -c hunter2'],
  ['SDP_GIT_REMOTE', '--upload-pack=hunter2'],
  ['SDP_REDIS_ECE', 'http://user:hunter2@redis.example'],
  ['SDP_REDIS_ECE', 'redis://redis.example,http://user:hunter2@redis.example'],
])('a wrong %s is refused without repeating what may be a secret', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} must be `)
  expect(() => readConfig({ [name]: value })).not.toThrow('hunter2')
})

test('a direct address of the embedded database stops the start', () => {
  expect(() => readConfig({ SDP_DATABASE_DIRECT_URL: 'postgres://sdp@db.example/sdp' })).toThrow(
    'DATABASE_URL must be set where SDP_DATABASE_DIRECT_URL is, but is not set',
  )
})

test.each([
  ['HOST', '10.0.0.5', 'a loopback address'],
  ['HOST', '127.evil.example', 'a loopback address'],
  ['SDP_STAGE', 'production', 'dev'],
  ['SDP_STAGE', 'release', 'dev'],
  ['SDP_PUBLIC_URL', 'https://sdp.example', 'left out'],
  ['SDP_PUBLIC_URL', 'http://127.0.0.1:4100', 'left out'],
])('local sign-in, which others could reach with %s=%s, stops the start', (name, value, expected) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    `${name} must be ${expected} while sign-in is local (set SDP_OIDC_ISSUER to use a sign-in provider), but is '${value}'`,
  )
  expect(() => readConfig({ ...oidc, ...published, [name]: value })).not.toThrow()
})

test.each<[sentence: string, settings: Record<string, string>]>([
  [
    "SDP_OIDC_ISSUER must be a https address in production, but is 'http://id.example'",
    { ...published, SDP_OIDC_ISSUER: 'http://id.example' },
  ],
  [
    "SDP_PUBLIC_URL must be a https address in production, but is 'http://sdp.example'",
    { SDP_PUBLIC_URL: 'http://sdp.example' },
  ],
  ['SDP_PUBLIC_URL must be a https address in production, but is not set', {}],
])('production does without plain http: %s', (sentence, settings) => {
  expect(() => readConfig({ ...oidc, SDP_STAGE: 'production', ...settings })).toThrow(sentence)
  expect(() => readConfig({ ...oidc, SDP_STAGE: 'release', ...settings })).not.toThrow()
})

test.each([
  'https://sdp.example/studio',
  'https://sdp.example/?a',
  'https://sdp.example/#a',
  'https://a:b@sdp.example',
])('the public address %s, at which no page is served, stops the start', (address) => {
  expect(() => readConfig({ ...oidc, SDP_PUBLIC_URL: address })).toThrow(
    `SDP_PUBLIC_URL must be an address without a path, like https://sdp.example, but is '${address}'`,
  )
})

test.each(['0.0.0.0', '::', '0:0:0:0:0:0:0:0'])('HOST=%s needs a public address', (host) => {
  expect(() => readConfig({ ...oidc, HOST: host })).toThrow(
    `SDP_PUBLIC_URL must be set where HOST is ${host}, which nobody can open, but is not set`,
  )
  expect(readConfig({ ...oidc, ...published, HOST: host }).publicUrl).toBe('https://sdp.example')
})

test('local sign-in starts on every loopback address', () => {
  for (const host of ['localhost', '::1', '127.0.0.9']) expect(readConfig({ HOST: host }).host).toBe(host)
})

test.each([
  ['SDP_OIDC_ISUER', 'SDP_OIDC_ISSUER'],
  ['SDP_SESSION_MINUTE', 'SDP_SESSION_MINUTES'],
  ['sdp_stage', 'SDP_STAGE'],
])('the unknown setting %s stops the start, before others are judged together', (name, nearest) => {
  const settings = { [name]: 'hunter2', SDP_PUBLIC_URL: 'https://sdp.example' }
  expect(() => readConfig(settings)).toThrow(WrongSetting)
  expect(() => readConfig(settings)).toThrow(`${name} is not a setting; did you mean ${nearest}?`)
})

test('settings of other programs, and those of the tests, are left alone', () => {
  expect(readConfig({ PATH: '/bin', MY_SDP_STAGE: 'x', SDP_E2E_URL: 'x', SDP_FIREFOX: 'x' })).toEqual(
    readConfig({}),
  )
})
