import { type CommitReply, gitExport as calls } from '@sdp/api'
import { hasAccess, messages, Refused, type User } from '@sdp/domain'
import { noteForAudit } from '../../audit/notes.ts'
import { guarded, serve } from '../../calls/serve.ts'
import { languageNamed } from '../../content/languages.ts'
import type { Transact } from '../../db/database.ts'
import type { Tx } from '../../db/tx.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { Unavailable } from '../../http/errors.ts'
import { usualEnv } from '../../outside/git/commit-export.ts'
import type { GitExport } from '../../outside/git/git-export.ts'
import type { FileCommit } from '../../outside/git/history.ts'
import type { PendingExport } from '../../outside/git/queue.ts'
import { exportAddresses } from '../../outside/git/web-address.ts'
import {
  type DomainRecord,
  findDomain,
  originalId,
  ownSession,
  requesterAt,
} from '../../records/domain-record.ts'

const commitsAtOnce = 100

export function gitExportRoutes(app: App, deps: Deps): void {
  const { clock, newId } = deps
  const addresses = exportAddresses(deps.config)

  serve(app, deps, calls.find, async ({ params }) => {
    const file = fileOf(await getOriginal(deps, params.name), params)
    const git = await getGitExport(deps)
    if (!(await git.hasFile(file.path))) throw new Refused('missing', messages.git.notFound)
    return { data: { url: addresses.ofFile(file.path) }, push: await git.pushState() }
  })

  const create = guarded(calls.create, {
    mayByBody: async ({ body: { name }, user }) => {
      if (typeof name === 'string') await refuseStranger(deps, await getOriginal(deps, name), user)
    },
  })
  serve(app, deps, create, async ({ params, body, user, change, request }) => {
    const domain = await getOriginal(deps, body.name)
    await refuseStranger(deps, domain, user)
    const file = fileOf(domain, params)
    const git = await getGitExport(deps)
    noteForAudit(request, { details: file.path })
    await fulfil(git, change, {
      domain: domain.name,
      isNewest: true,
      file,
      message: messages.git.exportFile(file.path),
      author: user,
    })
    return { data: { url: addresses.ofFile(file.path) }, push: await git.pushState() }
  })

  serve(app, deps, calls.remove, async ({ params, user, change, request }) => {
    const domain = await getOriginal(deps, params.name)
    await refuseStranger(deps, domain, user)
    const file = fileOf(domain, params)
    const git = await getGitExport(deps)
    if (!(await git.hasFile(file.path))) throw new Refused('missing', messages.git.notFound)
    noteForAudit(request, { details: file.path })
    await fulfil(git, change, {
      domain: domain.name,
      isNewest: false,
      file,
      message: messages.git.removeFile(file.path),
      author: user,
    })
    return {}
  })

  serve(app, deps, calls.commits, async ({ params, query: { offset = 0 } }) => {
    const file = fileOf(await getOriginal(deps, params.name), params)
    const git = await getGitExport(deps)
    const commits = await git.commits(file.path, { offset, limit: commitsAtOnce })
    return { data: commits.map((commit) => commitReply(file.path, commit)) }
  })

  serve(app, deps, calls.content, async ({ params, reply }) => {
    const file = fileOf(await getOriginal(deps, params.name), params)
    const git = await getGitExport(deps)
    const text = await git.content(file.path, params.sha === 'latest' ? undefined : params.sha)
    if (text === undefined) throw new Refused('missing', messages.git.notFound)
    return reply.type('application/json; charset=utf-8').send(text)
  })

  function commitReply(file: string, { sha, at, author, message }: FileCommit): CommitReply {
    const date = new Date(at).toISOString()
    const url = addresses.ofCommit(file, sha)
    return { sha, date, name: author.name, email: author.email, commitMessage: message, url }
  }

  async function fulfil(
    git: GitExport,
    change: Transact,
    { isNewest, ...pending }: Omit<PendingExport, 'id' | 'at' | 'revision'> & { isNewest: boolean },
  ): Promise<void> {
    await change(async (client) => {
      // Locked: a save that commits meanwhile notes its own commit before this one or behind it, as their contents are.
      const revision = isNewest ? await lockHead(client, originalId(pending.domain)) : undefined
      await git.enqueue(client, { ...pending, revision, id: newId(), at: clock() })
    })
    await git.commit(pending.domain).catch((error: unknown) => {
      throw new Unavailable(messages.git.unavailable, error)
    })
  }
}

async function lockHead(client: Tx, savePointId: string): Promise<string> {
  const { rows } = await client.query<{ head: string }>(
    'select head from save_point where id = $1 for update',
    [savePointId],
  )
  if (rows[0] === undefined) throw new Refused('missing', messages.domain.notFound(savePointId))
  return rows[0].head
}

async function getOriginal({ db }: Deps, name: string): Promise<DomainRecord> {
  const domain = await findDomain(db, originalId(name))
  if (domain === undefined) throw new Refused('missing', messages.domain.notFound(name))
  if (domain.savePointId !== originalId(domain.name))
    throw new Refused('forbidden', messages.git.originalOnly)
  return domain
}

async function refuseStranger(deps: Deps, domain: DomainRecord, user: User): Promise<void> {
  const requester = requesterAt(await deps.requester(user, deps.db), domain)
  if (hasAccess(requester, domain, ownSession(domain))) return
  throw new Refused('forbidden', messages.domain.noAccess(domain.name))
}

/** Asked for last: who may not learns that first. */
async function getGitExport({ gitExport }: Deps): Promise<GitExport> {
  const reason = gitExport === undefined ? messages.git.off : await gitExport.stoppedBecause()
  if (reason !== undefined) throw new Refused('missing', reason)
  return gitExport!
}

function fileOf(
  { name, languages }: DomainRecord,
  { lang, env = usualEnv }: { lang?: string | undefined; env?: string | undefined },
): { language: string; env: string; path: string } {
  const language = languageNamed(languages, lang)
  return { language, env, path: `${name}/${language}/${env}.json` }
}
