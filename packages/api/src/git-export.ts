import { environments } from '@sdp/domain/publishing'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const CommitReply = z.object({
  sha: z.string(),
  date: z.string(),
  name: z.string(),
  email: z.string(),
  commitMessage: z.string(),
  url: z.string(),
})
export type CommitReply = z.infer<typeof CommitReply>

const name = z.string().min(1).max(50)
/** Without a language the domain's default one is meant, without an environment dev. */
const which = {
  lang: z.string().min(1).max(20).optional(),
  env: z.enum(environments).optional(),
}
const file = z.strictObject({ name, ...which })

const Exported = z.object({
  data: z.object({ url: z.string() }),
  /** How far the remote is, where there is one. */
  push: z.object({ state: z.enum(['off', 'waiting', 'done', 'failed']), message: z.string() }),
})

const base = '/v2/domain/github'
const forms = ['/{name}/{lang}/{env}', '/{name}/{lang}', '/{name}'].map((form) => `${base}${form}`)
const [path, ...shorterPaths] = forms as [string, ...string[]]

/** The exported file of a domain, one for each language and environment. */
export const gitExport = {
  find: endpoint('GET', path, {
    summary: 'Where the exported file of a domain is',
    access: 'signed-in',
    shorterPaths,
    params: file,
    reply: Exported,
    errors: [403, 404],
  }),
  create: endpoint('POST', `${base}/{lang}/{env}`, {
    summary: 'Export a domain now',
    access: 'domain',
    audit: 'Export to git',
    shorterPaths: [`${base}/{lang}`, base],
    params: z.strictObject(which),
    body: z.strictObject({ name }),
    reply: Exported,
    errors: [403, 404],
  }),
  remove: endpoint('DELETE', path, {
    summary: 'Take the file of a domain out of the export',
    access: 'domain',
    audit: 'Take out of git',
    shorterPaths,
    params: file,
    reply: z.object({}),
    errors: [403, 404],
  }),
  commits: endpoint('GET', `${path}/commits`, {
    summary: 'The commits of a file, newest first, 100 at a time',
    access: 'signed-in',
    shorterPaths: shorterPaths.map((shorter) => `${shorter}/commits`),
    params: file,
    query: z.strictObject({ offset: z.coerce.number().int().min(0).optional() }),
    reply: z.object({ data: z.array(CommitReply) }),
    errors: [403, 404],
  }),
  content: endpoint('GET', `${path}/commits/{sha}`, {
    summary: 'The file at a commit, or the newest one at `latest`',
    access: 'signed-in',
    shorterPaths: shorterPaths.map((shorter) => `${shorter}/commits/{sha}`),
    params: file.extend({ sha: z.string().regex(/^([0-9a-f]{7,40}|latest)$/) }),
    reply: z.object({}).loose(),
    errors: [403, 404],
  }),
}
