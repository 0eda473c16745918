import { readdir, readFile } from 'node:fs/promises'
import type { ConceptChangeBody } from '@sdp/api'
import { messages } from '@sdp/domain'
import { changeConcept, conceptDifferences, newConcept } from '@sdp/domain/concepts'
import type { DomainHead } from '@sdp/domain/general-data'
import { writeConcepts, writeHistory } from '../concepts/store.ts'
import { fromBody } from '../concepts/wire.ts'
import type { DomainLanguage } from '../content/languages.ts'
import { transaction } from '../db/database.ts'
import type { Tx } from '../db/tx.ts'
import type { Deps } from '../deps.ts'
import { demoPeople } from '../identity/demo-people.ts'
import { projectFolder } from '../project-folder.ts'
import { originalId } from '../records/domain-record.ts'
import { insertDomain } from '../records/insert-domain.ts'

const examples = new URL('examples/domains/', projectFolder)

/** Loads the example domains on the very first start in stage dev; deleted ones stay deleted. */
export async function loadSamples(deps: Deps): Promise<void> {
  if (deps.config.stage !== 'dev') return
  await transaction(deps.db, async (client) => {
    // A second server that starts meanwhile waits here for the first to commit, and then has nothing to do.
    const { rowCount } = await client.query(
      `insert into milestone (name, reached_at) values ('sample-domains', now()) on conflict do nothing`,
    )
    if (rowCount === 0) return
    for (const name of (await readdir(examples)).sort()) await loadSample(deps, client, name)
    await loadConcepts(deps, client)
  })
}

/** The concepts that the examples mention. */
async function loadConcepts({ newId, clock }: Deps, client: Tx): Promise<void> {
  const file = await readFile(new URL('examples/concepts.json', projectFolder), 'utf8')
  const after = (JSON.parse(file) as ConceptChangeBody[]).map((sample) => {
    const change = fromBody(sample)
    return changeConcept(newConcept(newId(), change.name!, change.type!), change, newId)
  })
  const [editor] = demoPeople.filter(({ group }) => group === 'conceptEditors')
  const author = { email: editor!.email, name: editor!.name, at: new Date(clock()) }
  await writeConcepts(
    client,
    after.map((concept) => ({ before: undefined, after: concept })),
    author,
  )
  const points = after.map((concept) => ({
    concept,
    action: 'created' as const,
    changes: conceptDifferences(undefined, concept),
  }))
  await writeHistory(client, points, author)
}

/** `domain.json` of an example: general data and the collections that all languages share. */
interface SampleFile {
  name: string
  description: string
  creator_email: string
  contributors: string[]
  tags: string[]
  picture: string
  handler_url: string
  ntg_versions: string[]
  embedded: boolean
  isTestDomain: boolean
  volatile: boolean
  is_awaiting_cert: boolean
  diss: DomainHead['diss']
  languages: DomainLanguage[]
  [collection: string]: unknown
}

async function loadSample({ content, newId, clock }: Deps, client: Tx, folder: string): Promise<void> {
  const { head, languages, shared } = splitSample(await readJson<SampleFile>(folder, 'domain'))
  const byLanguage = new Map<string, Record<string, unknown>>()
  for (const { language } of languages) byLanguage.set(language, await readJson(folder, language))

  const domainId = newId()
  const at = clock()
  await insertDomain(client, { id: domainId, at, head })
  await content.createOriginal(client, {
    savePointId: originalId(head.name),
    domainId,
    revisionId: newId(),
    languages,
    shared,
    byLanguage,
    author: head.creator.upn,
    authorName: head.creator.displayName ?? head.creator.name,
    message: messages.commit.created,
    at,
  })
}

function splitSample(file: SampleFile): {
  head: DomainHead
  languages: DomainLanguage[]
  shared: Record<string, unknown>
} {
  const {
    name,
    description,
    creator_email: upn,
    contributors,
    tags,
    picture,
    handler_url: handlerUrl,
    ntg_versions: platforms,
    embedded,
    isTestDomain,
    volatile,
    is_awaiting_cert: isAwaitingCert,
    diss,
    languages,
    ...shared
  } = file
  const displayName = demoPeople.find(({ email }) => email === upn)?.name ?? upn
  const creator = { name: displayName, displayName, upn }
  const general = {
    description,
    contributors,
    tags,
    picture,
    handlerUrl,
    platforms,
    isTestDomain,
    volatile,
    diss,
  }
  return { head: { ...general, name, embedded, isAwaitingCert, creator }, languages, shared }
}

async function readJson<T>(folder: string, file: string): Promise<T> {
  return JSON.parse(await readFile(new URL(`${folder}/${file}.json`, examples), 'utf8')) as T
}
