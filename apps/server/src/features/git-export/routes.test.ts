import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { domains, gitExport, jobs, revisions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withOwnConnection } from '../../db/database.ts'
import { lockOnConnection } from '../../db/locks.ts'
import { whileTransactionIsOpen } from '../../testing/open-transaction.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

const run = promisify(execFile)
const settings = { SDP_OFFLINE_ACCESS: 'true' }
let folder: string
/** One for all tests, each with domains of its own: to start one takes longer than most of them. */
let server: TestServer
/** On the same database, with the export switched off. */
let off: TestServer
let paul: Caller
let count = 0
/** The domain of the test, and its id. */
let domain: string
let id: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sdp-git-'))
  server = await startTestServer({ ...settings, SDP_GIT_EXPORT: 'true', SDP_DATA_DIR: folder })
  off = await startTestServer(settings, { databaseUrl: server.databaseUrl })
  paul = await server.as('paul')
})
afterAll(async () => {
  await off.close()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  count++
  domain = `Music${count}`
  id = `music${count}`
})

/** Two cores may be busy with other test files. */
const soon = { timeout: 20_000 }

async function git(...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: folder })
  return stdout.trim()
}

/** The commits that changed the domain of the test. */
const log = (...args: string[]) => logOf(domain, ...args)
const logOf = (path: string, ...args: string[]) => git('-C', 'git', 'log', ...args, '--', path)
const shas = async (path = domain) => (await logOf(path, '--format=%H')).split('\n')
const commitAll = () => server.deps.gitExport!.commitAll()

/** Creates a domain in two languages and waits for its first commit. */
async function newDomain(name = domain): Promise<void> {
  await createAs(paul, name)
  await commitAll()
}

async function createAs(caller: Caller, name = domain): Promise<void> {
  const languages = [{ language: 'eng-USA', default: true }, { language: 'deu-DEU' }]
  expect((await caller.call(domains.create, { body: { name, languages } })).status).toBe(200)
}

async function save(
  updates: Record<string, unknown>,
  {
    message = 'Some work',
    at = id,
    language,
    by = paul,
  }: { message?: string; at?: string; language?: string; by?: Caller } = {},
): Promise<string> {
  const { status, body } = await by.call(domains.update, {
    params: { id: at },
    query: {},
    body: { updates, commit_message: message, language_to_update: language },
  })
  expect(status).toBe(200)
  return body.revision
}

const file = (lang = 'eng-USA', env: 'dev' | 'prod' = 'dev') => ({ params: { name: domain, lang, env } })
const rule = (name: string, comment: string) => ({ name, rules: [{ comment, b: 1, a: 2 }] })

test('[GIT-001] [GIT-004] each save is a commit by its author that plain git can clone and check', async () => {
  await newDomain()
  await save(
    { decision_rules: [rule('one', 'x'), rule('two', 'y')] },
    { message: 'Two modules\n\nwith <words>' },
  )
  await commitAll()

  await git('clone', '--quiet', 'git', 'clone')
  expect(await git('-C', 'clone', 'fsck', '--strict', '--full')).toBe('')
  const [author, email, ...message] = (await log('-1', '--format=%an%n%ae%n%B')).split('\n')
  expect([author, email]).toEqual(['Paul Author', 'paul@sdp.example'])
  expect(message.join('\n')).toBe('Two modules\n\nwith <words>')
  expect(await log('--format=%s')).toBe('Two modules\nCreate domain')
  expect(await git('-C', 'clone', 'ls-files', domain)).toBe(
    `${domain}/deu-DEU/dev.json\n${domain}/eng-USA/dev.json`,
  )
  const content = JSON.parse(await readFile(path.join(folder, `clone/${domain}/deu-DEU/dev.json`), 'utf8'))
  expect(content.decision_rules).toEqual([rule('one', 'x'), rule('two', 'y')])
  expect(content.ontology.intents).toEqual({})

  const { rows } = await server.deps.db.query(
    'select revision.created_at from revision join save_point on head = revision.id where save_point.id = $1',
    [id],
  )
  expect(await log('-1', '--format=%at')).toBe(String(Math.floor(rows[0].created_at.getTime() / 1000)))
})

test('a difference shows only what really changed', async () => {
  await newDomain()
  await save({ decision_rules: [rule('one', 'x'), rule('two', 'y')], tts_responses: { b: ['B'], a: ['A'] } })
  await save({ decision_rules: [{ rules: [{ a: 2, b: 1, comment: 'x' }], name: 'one' }, rule('two', 'new')] })
  await save({ tts_responses: { a: ['A'], b: ['B'], c: ['C'] } })
  await commitAll()
  const lines = (text: string) => text.split('\n').filter((line) => /^[+-](?![+-])/.test(line))
  const diff = (...args: string[]) => git('-C', 'git', 'diff', ...args, '--', `${domain}/eng-USA`)
  const [texts, rules, first] = await shas()
  expect(lines(await diff(first!, rules!))).toEqual(['-   "comment": "y"', '+   "comment": "new"'])
  expect(lines(await diff('--unified=0', rules!, texts!))).toEqual(['+],', '+"c": [', '+ "C"'])
})

test('a save that changes no content makes no commit; a language taken out goes with its file (ruling R48)', async () => {
  await newDomain()
  await save({ description: 'Other words' })
  await save({ tts_responses: { a: ['Hallo'] } }, { message: 'German', language: 'deu-DEU' })
  await save(
    { languages: [{ _id: `${id}-eng-usa`, language: 'eng-USA', default: true }] },
    { message: 'Less' },
  )
  await commitAll()
  expect(await log('--format=%s', '--name-status')).toBe(
    `Less\n\nD\t${domain}/deu-DEU/dev.json\nGerman\n\nM\t${domain}/deu-DEU/dev.json\n` +
      `Create domain\n\nA\t${domain}/deu-DEU/dev.json\nA\t${domain}/eng-USA/dev.json`,
  )
})

test('a restore of all languages is one commit that brings back every file as it was', async () => {
  await newDomain()
  await save({ tts_responses: { a: ['Hello'] } })
  const revision = await save({ tts_responses: { a: ['Hallo'] } }, { language: 'deu-DEU' })
  await save({ tts_responses: { a: ['Bye'] } })
  const base_revision = await save({ tts_responses: { a: ['Tschüss'] } }, { language: 'deu-DEU' })
  const restored = await paul.call(revisions.restore, {
    params: { id, revision },
    body: { commit_message: 'As it was', base_revision },
  })
  expect(restored).toMatchObject({ status: 200 })
  await commitAll()
  expect(await log('-1', '--format=%an %s', '--name-status')).toBe(
    `Paul Author As it was\n\nM\t${domain}/deu-DEU/dev.json\nM\t${domain}/eng-USA/dev.json`,
  )
  const [newest, , , restoredOne] = await shas()
  expect(await git('-C', 'git', 'diff', '--stat', restoredOne!, newest!, '--', domain)).toBe('')
})

test('a deleted domain is taken out with a commit, and others stay', async () => {
  await newDomain()
  const other = `Other${count}`
  await newDomain(other)
  await save({ tts_responses: { a: ['Never seen'] } })
  await paul.call(domains.remove, { params: { id: domain } })
  await commitAll()
  const left = await git('-C', 'git', 'ls-tree', '-r', '--name-only', 'HEAD', `${domain}/`, `${other}/`)
  expect(left).toBe(`${other}/deu-DEU/dev.json\n${other}/eng-USA/dev.json`)
  expect(await log('-1', '--format=%an %s')).toBe(`Paul Author Delete domain ${domain}`)
})

test('[GIT-018] [GIT-024] the file is found once it was committed', async () => {
  await createAs(await off.as('paul'))
  expect(await paul.call(gitExport.find, file())).toEqual({
    status: 404,
    body: {
      message:
        "Sorry, we couldn't find your domain on GitHub. Try saving your domain to trigger your first commit!",
    },
  })
  // The list is there, and nothing is in it: every editor that opens the domain asks for it (ruling R53)
  expect(await paul.call(gitExport.commits, { ...file(), query: {} })).toEqual({
    status: 200,
    body: { data: [] },
  })
  await save({ tts_responses: { a: ['A'] } })
  await commitAll()
  expect(await paul.call(gitExport.find, file())).toEqual({
    status: 200,
    body: {
      data: { url: `http://127.0.0.1:4100/api/v2/domain/github/${domain}/eng-USA/dev` },
      push: { state: 'off', message: '' },
    },
  })
  expect((await paul.call(gitExport.find, file('eng-USA', 'prod'))).status).toBe(404)
  expect((await paul.call(gitExport.find, file('fra-FRA'))).status).toBe(404)
})

test('[GIT-019] [GIT-020] a file is exported now, and taken out, each with a commit', async () => {
  await newDomain()
  const sent = { params: { lang: 'eng-usa', env: 'prod' as const }, body: { name: id } }
  const created = await paul.call(gitExport.create, sent)
  expect(created.body.data.url).toBe(`http://127.0.0.1:4100/api/v2/domain/github/${domain}/eng-USA/prod`)
  expect(await git('-C', 'git', 'show', `HEAD:${domain}/eng-USA/prod.json`)).toContain('"decision_rules": []')

  expect(await paul.call(gitExport.remove, file('eng-USA', 'prod'))).toEqual({ status: 200, body: {} })
  expect((await paul.call(gitExport.find, file('eng-USA', 'prod'))).status).toBe(404)
  expect((await paul.call(gitExport.find, file())).status).toBe(200)
  expect((await paul.call(gitExport.remove, file('eng-USA', 'prod'))).status).toBe(404)
  expect(await log('--format=%s')).toBe(
    `Remove ${domain}/eng-USA/prod.json\nExport ${domain}/eng-USA/prod.json\nCreate domain`,
  )
})

test('[GIT-003] [GIT-021] [GIT-022] commits of a file are listed newest first, each with its content', async () => {
  await newDomain()
  await save({ tts_responses: { a: ['A'] } }, { message: 'English only' })
  await save({ tts_responses: { a: ['B'] } }, { message: 'German only', language: 'deu-DEU' })
  await commitAll()
  const { body } = await paul.call(gitExport.commits, { ...file(), query: {} })
  const exported = await shas(`${domain}/eng-USA/dev.json`)
  expect(body.data.map((commit) => [commit.sha, commit.commitMessage])).toEqual([
    [exported[0], 'English only'],
    [exported[1], 'Create domain'],
  ])
  expect(body.data[0]).toMatchObject({
    name: 'Paul Author',
    email: 'paul@sdp.example',
    date: new Date(await log('-1', '--format=%aI', exported[0]!)).toISOString(),
    url: `http://127.0.0.1:4100/api/v2/domain/github/${domain}/eng-USA/dev/commits/${exported[0]}`,
  })
  const contentAt = async (sha: string) =>
    (await paul.call(gitExport.content, { params: { ...file().params, sha } })).body
  expect(await contentAt(exported[1]!)).toMatchObject({ tts_responses: {} })
  expect(await contentAt(exported[0]!.slice(0, 10))).toMatchObject({ tts_responses: { a: ['A'] } })
  expect(await contentAt('latest')).toMatchObject({ tts_responses: { a: ['A'] } })
  expect(await contentAt('0'.repeat(40))).toEqual({ message: messages.git.notFound })
  const second = await paul.call(gitExport.commits, { ...file(), query: { offset: 1 } })
  expect(second.body.data).toEqual(body.data.slice(1))
})

test('the shorter paths mean dev and the default language (ruling R47)', async () => {
  await newDomain()
  await save({ tts_responses: { a: ['A'] } })
  await commitAll()
  interface ExportAnswer {
    data: { url: string } & unknown[]
    message: string
    tts_responses: unknown
  }
  const ask = async (method: string, rest: string): Promise<ExportAnswer> => {
    const answer = await fetch(`${server.url}/api/v2/domain/github${rest}`, {
      method,
      headers: { ...paul.headers, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: `{"name":"${domain}"}` }),
    })
    return answer.json() as Promise<ExportAnswer>
  }
  const found = await ask('GET', `/${domain}/eng-USA/dev`)
  expect(found.data.url).toContain(`/${domain}/eng-USA/dev`)
  expect(await ask('GET', `/${domain}`)).toEqual(found)
  expect(await ask('GET', `/${id}/ENG-usa`)).toEqual(found)
  expect((await ask('GET', `/${domain}/deu-DEU`)).data.url).toContain(`/${domain}/deu-DEU/dev`)
  expect((await ask('GET', `/${domain}/commits`)).data).toHaveLength(2)
  expect((await ask('GET', `/${domain}/deu-DEU/commits`)).data).toHaveLength(1)
  expect((await ask('GET', `/${domain}/commits/latest`)).tts_responses).toEqual({ a: ['A'] })
  expect((await ask('GET', `/${domain}/deu-DEU/commits/latest`)).tts_responses).toEqual({})
  expect(await ask('POST', '')).toEqual(found)
  expect((await ask('POST', '/deu-DEU')).data.url).toContain(`/${domain}/deu-DEU/dev`)
  expect((await ask('GET', `/${domain}/eng-USA/staging`)).message).toContain('params.env')
  expect(await ask('DELETE', `/${domain}/deu-DEU`)).toEqual({})
  expect(await ask('DELETE', `/${domain}`)).toEqual({})
  expect(await ask('GET', `/${domain}`)).toEqual({ message: messages.git.notFound })
})

test('[GIT-025] only the Original is exported', async () => {
  await newDomain()
  const point = { id: 'point-1', from: id, name: 'Try', description: '', by: 'paul@sdp.example', at: 0 }
  await server.deps.content.createSavePoint(server.deps.db, point)
  await save({ tts_responses: { a: ['A'] } }, { at: 'point-1' })
  await commitAll()
  expect(await log('--format=%s')).toBe('Create domain')
  const answer = await paul.call(gitExport.find, { params: { ...file().params, name: 'point-1' } })
  expect(answer).toEqual({
    status: 403,
    body: { message: 'The GitHub integration is only available on the original domain Save Point' },
  })
})

test('where the export is off nothing is noted, and the calls say so (ruling R54)', async () => {
  const by = await off.as('paul')
  await createAs(by)
  await save({ tts_responses: { a: ['A'] } }, { by })
  const { rows } = await server.deps.db.query(
    `select (select count(*)::int from git_export_queue where domain = $1) as noted,
       (select count(*)::int from git_export_file_commit where starts_with(file, $1 || '/')) as committed`,
    [domain],
  )
  expect(rows).toEqual([{ noted: 0, committed: 0 }])
  const answer = await by.call(gitExport.find, file())
  expect(answer).toEqual({ status: 404, body: { message: messages.git.off } })
})

test('a crash between the commit and the queue does not commit twice', async () => {
  await newDomain()
  const revision = await save({ tts_responses: { a: ['A'] } }, { message: 'Once' })
  await commitAll()
  const before = await log('--format=%H')
  // As the crash leaves it: the head has moved, the pending export is still there.
  await server.deps.db.query(
    `insert into git_export_queue (id, domain, revision, author_name, author_email, message, created_at)
     select id, $2, id, 'Paul Author', author, message, created_at from revision where id = $1`,
    [revision, domain],
  )
  await commitAll()
  expect(await log('--format=%H')).toBe(before)
  await save({ tts_responses: { a: ['B'] } }, { message: 'Twice' })
  await commitAll()
  expect(await log('--format=%s')).toBe('Twice\nOnce\nCreate domain')
})

test('a domain that cannot be exported stops no other; a super user sees why, and drops the commit or tries again', async () => {
  const other = `Other${count}`
  await newDomain(other)
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
  await save({ tts_responses: { a: ['C'] } }, { message: 'Elsewhere', at: other.toLowerCase() })
  await expect.poll(() => logOf(other, '-1', '--format=%s'), soon).toBe('Elsewhere')

  const ada = await server.as('ada')
  const failed = async () => {
    await db.query(`update pgboss.job set start_after = now() - interval '1 second', retry_count = retry_limit - 1
                    where name = 'git-export' and state = 'retry'`)
    return (await ada.call(jobs.failed)).body
  }
  const failure = {
    job: 'git-export',
    domain,
    attempts: 10,
    error: expect.stringContaining('has lost'),
  }
  await expect.poll(failed, soon).toMatchObject([failure])
  expect(await paul.call(jobs.failed)).toMatchObject({ status: 403 })

  const [first] = await failed()
  expect((await ada.call(jobs.sendAgain, { params: { id: first!.id } })).status).toBe(200)
  await expect.poll(failed, soon).toMatchObject([failure])
  const [again] = await failed()
  expect((await ada.call(jobs.drop, { params: { id: again!.id } })).status).toBe(200)
  await expect.poll(() => log('--format=%s'), soon).toBe('Behind it\nCreate domain')
  await expect.poll(failed, soon).toEqual([])
})

test('a file is exported with the content that is the newest when its turn comes', async () => {
  await newDomain()
  const older = await save({ tts_responses: { a: ['older'] } })
  await save({ tts_responses: { a: ['newer'] } })
  let created: Promise<unknown> | undefined
  await whileTransactionIsOpen(server.deps.db, async (client) => {
    await client.query('select from save_point where id = $1 for update', [id])
    created = paul.call(gitExport.create, {
      params: { lang: 'eng-USA', env: 'prod' },
      body: { name: domain },
    })
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await server.deps.db.query(waits)).rowCount, soon).toBe(1)
    await client.query('update save_point set head = $1 where id = $2', [older, id])
  })
  expect(await created).toMatchObject({ status: 200 })
  expect(await git('-C', 'git', 'show', `HEAD:${domain}/eng-USA/prod.json`)).toContain('"older"')
})

test('after git gc the export goes on', async () => {
  await newDomain()
  await git('-C', 'git', 'gc', '--quiet')
  await save({ tts_responses: { a: ['A'] } }, { message: 'After' })
  await commitAll()
  expect(await log('--format=%s')).toBe('After\nCreate domain')
  const { body } = await paul.call(gitExport.commits, { ...file(), query: {} })
  expect(body.data).toHaveLength(2)
  expect(await git('-C', 'git', 'fsck', '--strict')).toBe('')
})
