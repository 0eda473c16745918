import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { domains, gitExport, jobs, revisions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withOwnConnection } from '../../db/database.ts'
import { lockOnConnection } from '../../db/locks.ts'
import { whileTransactionIsOpen } from '../../testing/open-transaction.ts'
import { makeTestDatabase } from '../../testing/test-database.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

const run = promisify(execFile)
let folder: string
let database: Awaited<ReturnType<typeof makeTestDatabase>>
let server: TestServer
let paul: Caller

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sdp-git-'))
  database = await makeTestDatabase()
  await start()
})
afterEach(async () => {
  await server.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function start(settings: Record<string, string> = {}): Promise<void> {
  server = await startTestServer(
    {
      SDP_GIT_EXPORT: 'true',
      SDP_DATA_DIR: folder,
      SDP_OFFLINE_ACCESS: 'true',
      ...settings,
    },
    { databaseUrl: database.url },
  )
  paul = await server.as('paul')
}

async function git(...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: folder })
  return stdout.trim()
}

const log = (...args: string[]) => git('-C', 'git', 'log', ...args)

/** Creates a domain in two languages and waits for its first commit. */
async function newDomain(name = 'Music'): Promise<void> {
  const languages = [{ language: 'eng-USA', default: true }, { language: 'deu-DEU' }]
  const { status } = await paul.call(domains.create, { body: { name, languages } })
  expect(status).toBe(200)
  await server.deps.gitExport?.commitAll()
}

async function save(
  updates: Record<string, unknown>,
  {
    message = 'Some work',
    id = 'music',
    language,
  }: { message?: string; id?: string; language?: string } = {},
): Promise<string> {
  const { status, body } = await paul.call(domains.update, {
    params: { id },
    query: {},
    body: { updates, commit_message: message, language_to_update: language },
  })
  expect(status).toBe(200)
  return body.revision
}

const file = (lang = 'eng-USA', env: 'dev' | 'prod' = 'dev') => ({ params: { name: 'Music', lang, env } })
const rule = (name: string, comment: string) => ({ name, rules: [{ comment, b: 1, a: 2 }] })

test('[GIT-001] [GIT-004] each save is a commit by its author that plain git can clone and check', async () => {
  await newDomain()
  await save(
    { decision_rules: [rule('one', 'x'), rule('two', 'y')] },
    { message: 'Two modules\n\nwith <words>' },
  )
  await server.deps.gitExport!.commitAll()

  await git('clone', '--quiet', 'git', 'clone')
  expect(await git('-C', 'clone', 'fsck', '--strict', '--full')).toBe('')
  const [author, email, ...message] = (await log('-1', '--format=%an%n%ae%n%B')).split('\n')
  expect([author, email]).toEqual(['Paul Author', 'paul@sdp.example'])
  expect(message.join('\n')).toBe('Two modules\n\nwith <words>')
  expect(await log('--format=%s')).toBe('Two modules\nCreate domain')
  expect(await git('-C', 'clone', 'ls-files')).toBe('Music/deu-DEU/dev.json\nMusic/eng-USA/dev.json')
  const content = JSON.parse(await readFile(path.join(folder, 'clone/Music/deu-DEU/dev.json'), 'utf8'))
  expect(content.decision_rules).toEqual([rule('one', 'x'), rule('two', 'y')])
  expect(content.ontology.intents).toEqual({})

  const { rows } = await server.deps.db.query(
    'select created_at from revision order by created_at desc limit 1',
  )
  expect(await log('-1', '--format=%at')).toBe(String(Math.floor(rows[0].created_at.getTime() / 1000)))
})

test('a difference shows only what really changed', async () => {
  await newDomain()
  await save({ decision_rules: [rule('one', 'x'), rule('two', 'y')], tts_responses: { b: ['B'], a: ['A'] } })
  await save({ decision_rules: [{ rules: [{ a: 2, b: 1, comment: 'x' }], name: 'one' }, rule('two', 'new')] })
  await save({ tts_responses: { a: ['A'], b: ['B'], c: ['C'] } })
  await server.deps.gitExport!.commitAll()
  const lines = (text: string) => text.split('\n').filter((line) => /^[+-](?![+-])/.test(line))
  const files = ['--', 'Music/eng-USA']
  expect(lines(await git('-C', 'git', 'diff', 'HEAD~2', 'HEAD~1', ...files))).toEqual([
    '-   "comment": "y"',
    '+   "comment": "new"',
  ])
  expect(lines(await git('-C', 'git', 'diff', '--unified=0', 'HEAD~1', 'HEAD'))).toEqual([
    '+],',
    '+"c": [',
    '+ "C"',
  ])
})

test('a save that changes no content makes no commit; a language taken out goes with its file', async () => {
  await newDomain()
  await save({ description: 'Other words' })
  await save({ tts_responses: { a: ['Hallo'] } }, { message: 'German', language: 'deu-DEU' })
  await save(
    { languages: [{ _id: 'music-eng-usa', language: 'eng-USA', default: true }] },
    { message: 'Less' },
  )
  await server.deps.gitExport!.commitAll()
  expect(await log('--format=%s', '--name-status')).toBe(
    'Less\n\nD\tMusic/deu-DEU/dev.json\nGerman\n\nM\tMusic/deu-DEU/dev.json\n' +
      'Create domain\n\nA\tMusic/deu-DEU/dev.json\nA\tMusic/eng-USA/dev.json',
  )
})

test('a restore of all languages is one commit that brings back every file as it was', async () => {
  await newDomain()
  await save({ tts_responses: { a: ['Hello'] } })
  const revision = await save({ tts_responses: { a: ['Hallo'] } }, { language: 'deu-DEU' })
  await save({ tts_responses: { a: ['Bye'] } })
  const base_revision = await save({ tts_responses: { a: ['Tschüss'] } }, { language: 'deu-DEU' })
  const restored = await paul.call(revisions.restore, {
    params: { id: 'music', revision },
    body: { commit_message: 'As it was', base_revision },
  })
  expect(restored).toMatchObject({ status: 200 })
  await server.deps.gitExport!.commitAll()
  expect(await log('-1', '--format=%an %s', '--name-status')).toBe(
    'Paul Author As it was\n\nM\tMusic/deu-DEU/dev.json\nM\tMusic/eng-USA/dev.json',
  )
  expect(await git('-C', 'git', 'diff', '--stat', 'HEAD~3', 'HEAD')).toBe('')
})

test('a deleted domain is taken out with a commit, and others stay', async () => {
  await newDomain()
  await newDomain('Radio')
  await save({ tts_responses: { a: ['Never seen'] } })
  await paul.call(domains.remove, { params: { id: 'Music' } })
  await server.deps.gitExport!.commitAll()
  expect(await git('-C', 'git', 'ls-tree', '-r', '--name-only', 'HEAD')).toBe(
    'Radio/deu-DEU/dev.json\nRadio/eng-USA/dev.json',
  )
  expect(await log('-1', '--format=%an %s')).toBe('Paul Author Delete domain Music')
})

test('[GIT-018] [GIT-024] the file is found once it was committed', async () => {
  await server.close()
  await start({ SDP_GIT_EXPORT: 'false' })
  await newDomain()
  await server.close()
  await start()
  expect(await paul.call(gitExport.find, file())).toEqual({
    status: 404,
    body: {
      message:
        "Sorry, we couldn't find your domain on GitHub. Try saving your domain to trigger your first commit!",
    },
  })
  // The list is there, and nothing is in it: every editor that opens the domain asks for it
  expect(await paul.call(gitExport.commits, { ...file(), query: {} })).toEqual({
    status: 200,
    body: { data: [] },
  })
  await save({ tts_responses: { a: ['A'] } })
  await server.deps.gitExport!.commitAll()
  expect(await paul.call(gitExport.find, file())).toEqual({
    status: 200,
    body: {
      data: { url: 'http://127.0.0.1:4100/api/v2/domain/github/Music/eng-USA/dev' },
      push: { state: 'off', message: '' },
    },
  })
  expect((await paul.call(gitExport.find, file('eng-USA', 'prod'))).status).toBe(404)
  expect((await paul.call(gitExport.find, file('fra-FRA'))).status).toBe(404)
})

test('[GIT-019] [GIT-020] a file is exported now, and taken out, each with a commit', async () => {
  await newDomain()
  const sent = { params: { lang: 'eng-usa', env: 'prod' as const }, body: { name: 'music' } }
  const created = await paul.call(gitExport.create, sent)
  expect(created.body.data.url).toBe('http://127.0.0.1:4100/api/v2/domain/github/Music/eng-USA/prod')
  expect(await git('-C', 'git', 'show', 'HEAD:Music/eng-USA/prod.json')).toContain('"decision_rules": []')

  expect(await paul.call(gitExport.remove, file('eng-USA', 'prod'))).toEqual({ status: 200, body: {} })
  expect((await paul.call(gitExport.find, file('eng-USA', 'prod'))).status).toBe(404)
  expect((await paul.call(gitExport.find, file())).status).toBe(200)
  expect((await paul.call(gitExport.remove, file('eng-USA', 'prod'))).status).toBe(404)
  expect(await log('--format=%s')).toBe(
    'Remove Music/eng-USA/prod.json\nExport Music/eng-USA/prod.json\nCreate domain',
  )
})

test('[GIT-003] [GIT-021] [GIT-022] commits of a file are listed newest first, each with its content', async () => {
  await newDomain()
  await save({ tts_responses: { a: ['A'] } }, { message: 'English only' })
  await save({ tts_responses: { a: ['B'] } }, { message: 'German only', language: 'deu-DEU' })
  await server.deps.gitExport!.commitAll()
  const { body } = await paul.call(gitExport.commits, { ...file(), query: {} })
  const shas = (await log('--format=%H', '--', 'Music/eng-USA/dev.json')).split('\n')
  expect(body.data.map((commit) => [commit.sha, commit.commitMessage])).toEqual([
    [shas[0], 'English only'],
    [shas[1], 'Create domain'],
  ])
  expect(body.data[0]).toMatchObject({
    name: 'Paul Author',
    email: 'paul@sdp.example',
    date: new Date(await log('-1', '--format=%aI', shas[0]!)).toISOString(),
    url: `http://127.0.0.1:4100/api/v2/domain/github/Music/eng-USA/dev/commits/${shas[0]}`,
  })
  const contentAt = async (sha: string) =>
    (await paul.call(gitExport.content, { params: { ...file().params, sha } })).body
  expect(await contentAt(shas[1]!)).toMatchObject({ tts_responses: {} })
  expect(await contentAt(shas[0]!.slice(0, 10))).toMatchObject({ tts_responses: { a: ['A'] } })
  expect(await contentAt('latest')).toMatchObject({ tts_responses: { a: ['A'] } })
  expect(await contentAt('0'.repeat(40))).toEqual({ message: messages.git.notFound })
  const second = await paul.call(gitExport.commits, { ...file(), query: { offset: 1 } })
  expect(second.body.data).toEqual(body.data.slice(1))
})

test('the shorter paths mean dev and the default language', async () => {
  await newDomain()
  await save({ tts_responses: { a: ['A'] } })
  await server.deps.gitExport!.commitAll()
  interface Said {
    data: { url: string } & unknown[]
    message: string
    tts_responses: unknown
  }
  const ask = async (method: string, rest: string): Promise<Said> => {
    const answer = await fetch(`${server.url}/api/v2/domain/github${rest}`, {
      method,
      headers: { ...paul.headers, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: '{"name":"Music"}' }),
    })
    return answer.json() as Promise<Said>
  }
  const found = await ask('GET', '/Music/eng-USA/dev')
  expect(found.data.url).toContain('/Music/eng-USA/dev')
  expect(await ask('GET', '/Music')).toEqual(found)
  expect(await ask('GET', '/music/ENG-usa')).toEqual(found)
  expect((await ask('GET', '/Music/deu-DEU')).data.url).toContain('/Music/deu-DEU/dev')
  expect((await ask('GET', '/Music/commits')).data).toHaveLength(2)
  expect((await ask('GET', '/Music/deu-DEU/commits')).data).toHaveLength(1)
  expect((await ask('GET', '/Music/commits/latest')).tts_responses).toEqual({ a: ['A'] })
  expect((await ask('GET', '/Music/deu-DEU/commits/latest')).tts_responses).toEqual({})
  expect(await ask('POST', '')).toEqual(found)
  expect((await ask('POST', '/deu-DEU')).data.url).toContain('/Music/deu-DEU/dev')
  expect((await ask('GET', '/Music/eng-USA/staging')).message).toContain('params.env')
  expect(await ask('DELETE', '/Music/deu-DEU')).toEqual({})
  expect(await ask('DELETE', '/Music')).toEqual({})
  expect(await ask('GET', '/Music')).toEqual({ message: messages.git.notFound })
})

test('[GIT-025] only the Original is exported', async () => {
  await newDomain()
  const point = { id: 'point-1', from: 'music', name: 'Try', description: '', by: 'paul@sdp.example', at: 0 }
  await server.deps.content.createSavePoint(server.deps.db, point)
  await save({ tts_responses: { a: ['A'] } }, { id: 'point-1' })
  await server.deps.gitExport!.commitAll()
  expect(await log('--format=%s')).toBe('Create domain')
  const answer = await paul.call(gitExport.find, { params: { ...file().params, name: 'point-1' } })
  expect(answer).toEqual({
    status: 403,
    body: { message: 'The GitHub integration is only available on the original domain Save Point' },
  })
})

test('where the export is off nothing is noted, and the calls say so', async () => {
  await server.close()
  await start({ SDP_GIT_EXPORT: 'false' })
  await newDomain()
  await save({ tts_responses: { a: ['A'] } })
  const { rows } = await server.deps.db.query('select count(*)::int as count from git_export_queue')
  expect(rows[0].count).toBe(0)
  const answer = await paul.call(gitExport.find, file())
  expect(answer).toEqual({ status: 404, body: { message: messages.git.off } })
})

test('what could not be committed never fails a save, and is committed by the next start', async () => {
  await server.close()
  // A file where the repository should be: the disk says no.
  await writeFile(path.join(folder, 'git'), '')
  await start()
  const languages = [{ language: 'eng-USA' }]
  await paul.call(domains.create, { body: { name: 'Music', languages } })
  await save({ tts_responses: { a: ['A'] } }, { message: 'Kept' })
  const sent = { params: { lang: 'eng-USA', env: 'dev' as const }, body: { name: 'Music' } }
  expect(await paul.call(gitExport.create, sent)).toEqual({
    status: 503,
    body: { message: messages.git.unavailable },
  })
  await server.close()

  await rm(path.join(folder, 'git'))
  await start()
  await expect.poll(() => log('--format=%s').catch(() => ''), soon).toBe('Kept\nCreate domain')
  expect(await git('-C', 'git', 'fsck', '--strict')).toBe('')
})

test('a crash between the commit and the queue does not commit twice', async () => {
  await newDomain()
  const revision = await save({ tts_responses: { a: ['A'] } }, { message: 'Once' })
  await server.deps.gitExport!.commitAll()
  const before = await log('--format=%H')
  // As the crash leaves it: the head has moved, the wish is still there.
  await server.deps.db.query(
    `insert into git_export_queue (id, domain, revision, author_name, author_email, message, created_at)
     select id, 'Music', id, 'Paul Author', author, message, created_at from revision where id = $1`,
    [revision],
  )
  await server.deps.gitExport!.commitAll()
  expect(await log('--format=%H')).toBe(before)
  await save({ tts_responses: { a: ['B'] } }, { message: 'Twice' })
  await server.deps.gitExport!.commitAll()
  expect(await log('--format=%s')).toBe('Twice\nOnce\nCreate domain')
})

/** Two cores may be busy with other test files. */
const soon = { timeout: 20_000 }

test('a domain that cannot be exported stops no other; a super user sees why, and drops the commit or tries again', async () => {
  await newDomain('Radio')
  await newDomain()
  const { db } = server.deps
  await withOwnConnection(db, async (client) => {
    // Nobody commits before the text is gone.
    await lockOnConnection(client, 'gitRepository')
    await save({ tts_responses: { a: ['lost'] } }, { message: 'Lost' })
    // A text that is gone from the database, as after a disk error.
    expect((await db.query('delete from blob where body = $1', ['["lost"]'])).rowCount).toBe(1)
  })
  await save({ tts_responses: { a: ['B'] } }, { message: 'Behind it' })
  await save({ tts_responses: { a: ['C'] } }, { message: 'Elsewhere', id: 'radio' })
  await expect.poll(() => log('-1', '--format=%s'), soon).toBe('Elsewhere')

  const ada = await server.as('ada')
  const failed = async () => {
    await db.query(`update pgboss.job set start_after = now() - interval '1 second', retry_count = retry_limit - 1
                    where name = 'git-export' and state = 'retry'`)
    return (await ada.call(jobs.failed)).body
  }
  const told = {
    job: 'git-export',
    domain: 'Music',
    attempts: 10,
    error: expect.stringContaining('has lost'),
  }
  await expect.poll(failed, soon).toMatchObject([told])
  expect(await paul.call(jobs.failed)).toMatchObject({ status: 403 })

  const [first] = await failed()
  expect((await ada.call(jobs.sendAgain, { params: { id: first!.id } })).status).toBe(200)
  await expect.poll(failed, soon).toMatchObject([told])
  const [again] = await failed()
  expect((await ada.call(jobs.drop, { params: { id: again!.id } })).status).toBe(200)
  await expect.poll(() => log('--format=%s'), soon).toBe('Behind it\nElsewhere\nCreate domain\nCreate domain')
  await expect.poll(failed, soon).toEqual([])
}, 90_000)

test('a file is exported with the content that is the newest when its turn comes', async () => {
  await newDomain()
  const older = await save({ tts_responses: { a: ['older'] } })
  await save({ tts_responses: { a: ['newer'] } })
  let created: Promise<unknown> | undefined
  await whileTransactionIsOpen(server.deps.db, async (client) => {
    await client.query(`select from save_point where id = 'music' for update`)
    created = paul.call(gitExport.create, {
      params: { lang: 'eng-USA', env: 'prod' },
      body: { name: 'Music' },
    })
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await server.deps.db.query(waits)).rowCount, soon).toBe(1)
    await client.query(`update save_point set head = $1 where id = 'music'`, [older])
  })
  expect(await created).toMatchObject({ status: 200 })
  expect(await git('-C', 'git', 'show', 'HEAD:Music/eng-USA/prod.json')).toContain('"older"')
})

test('what an older version noted is committed, and what it committed is listed', async () => {
  await newDomain()
  const revision = await save({ tts_responses: { a: ['A'] } }, { message: 'Noted' })
  await server.deps.gitExport!.commitAll()
  await save({ tts_responses: { a: ['B'] } }, { message: 'Newest' })
  await server.deps.gitExport!.commitAll()
  const listed = async () => {
    const { body } = await paul.call(gitExport.commits, { ...file(), query: {} })
    return body.data.map(({ commitMessage }) => commitMessage)
  }
  expect(await listed()).toEqual(['Newest', 'Noted', 'Create domain'])
  await server.deps.db.query('delete from git_export_noted')
  await server.deps.db.query('delete from git_export_file_commit')
  await server.deps.db.query('delete from pgboss.job')
  await server.deps.db.query(
    `insert into git_export_queue (id, domain, revision, author_name, author_email, message, created_at)
     select gen_random_uuid(), 'Music', id, 'Paul Author', author, 'From before', created_at from revision where id = $1`,
    [revision],
  )
  await server.close()
  await start()
  await expect.poll(() => log('-1', '--format=%s'), soon).toBe('From before')
  expect(await Promise.all([listed(), listed(), listed()])).toEqual(
    Array(3).fill(['From before', 'Newest', 'Noted', 'Create domain']),
  )

  // Another repository in its place: what was noted of the old one does not count.
  await server.close()
  await rm(path.join(folder, 'git'), { recursive: true })
  await start()
  await save({ tts_responses: { a: ['C'] } }, { message: 'Anew' })
  await server.deps.gitExport!.commitAll()
  expect(await listed()).toEqual(['Anew'])
})

test('after git gc the export goes on', async () => {
  await newDomain()
  await git('-C', 'git', 'gc', '--quiet')
  await save({ tts_responses: { a: ['A'] } }, { message: 'After' })
  await server.deps.gitExport!.commitAll()
  expect(await log('--format=%s')).toBe('After\nCreate domain')
  const { body } = await paul.call(gitExport.commits, { ...file(), query: {} })
  expect(body.data).toHaveLength(2)
  expect(await git('-C', 'git', 'fsck', '--strict')).toBe('')
})

test('a remote gets every commit; while it fails, saves go on and the reason is told', async () => {
  const remote = path.join(folder, 'remote.git')
  await server.close()
  await start({ SDP_GIT_REMOTE: `file://${remote}` })
  await newDomain()
  const pushState = async () => (await paul.call(gitExport.find, file())).body.push
  await expect.poll(async () => (await pushState()).state).toBe('failed')
  expect((await pushState()).message).toMatch(/does not appear to be a git repository/)
  await save({ tts_responses: { a: ['A'] } }, { message: 'Meanwhile' })

  await mkdir(remote)
  await git('init', '--quiet', '--bare', '--initial-branch=main', remote)
  await expect.poll(async () => (await pushState()).state, { timeout: 15_000 }).toBe('done')
  expect(await git('-C', remote, 'log', '--format=%s')).toBe('Meanwhile\nCreate domain')

  await save({ tts_responses: { a: ['B'] } }, { message: 'Again' })
  await expect
    .poll(() => git('-C', remote, 'log', '--format=%s'), { timeout: 15_000 })
    .toBe('Again\nMeanwhile\nCreate domain')
})

test('why a push failed is told without the secret of its address', async () => {
  await server.close()
  await start({ SDP_GIT_REMOTE: 'http://me:hunter2@127.0.0.1:9/domains.git' })
  await newDomain()
  const found = async () => (await paul.call(gitExport.find, file())).body
  await expect.poll(async () => (await found()).push.state).toBe('failed')
  const { push, data } = await found()
  expect(push.message).not.toBe('')
  expect(push.message).not.toContain('hunter2')
  expect(data.url).toBe('http://127.0.0.1:9/domains/blob/main/Music/eng-USA/dev.json')
})
