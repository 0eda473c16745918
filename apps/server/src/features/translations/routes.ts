import { Readable } from 'node:stream'
import { type TranslationJob, translations } from '@sdp/api'
import { messages, personName, Refused, type User } from '@sdp/domain'
import {
  characterCount,
  checkTranslation,
  glossaryFor,
  isOpenState,
  planTranslations,
} from '@sdp/domain/translations'
import { groupMembers, mergedMembers } from '@sdp/domain/users'
import { auditAlone } from '../../audit/audited-change.ts'
import { memberChanges } from '../../audit/member-changes.ts'
import { noteForAudit } from '../../audit/notes.ts'
import { serve } from '../../calls/serve.ts'
import { textTypeName } from '../../concepts/wire.ts'
import type { Transact } from '../../db/database.ts'
import type { Tx } from '../../db/tx.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { disconnectSignal } from '../../http/disconnect.ts'
import { lockGroups, readTranslators, writeGroup } from '../../identity/groups.ts'
import { finishJob } from '../../translations/finish.ts'
import { readGlossary } from '../../translations/glossary.ts'
import {
  getJob,
  insertJob,
  listJobs,
  lockOpenJob,
  readItems,
  readJobs,
  readWanted,
  type StoredItem,
  setState,
  writeDrafts,
} from '../../translations/store.ts'
import { headOf, translationWorkbook, translationXliff } from './files.ts'

export function translationRoutes(app: App, deps: Deps): void {
  const { db, clock, events } = deps

  const changeJob = (
    transact: Transact,
    id: string,
    change: (client: Tx, job: TranslationJob) => Promise<void>,
  ) =>
    transact(async (client) => {
      await change(client, await lockOpenJob(client, id))
      await events.publish(client, { type: 'translations-updated' })
      return getJob(client, id)
    })

  serve(app, deps, translations.request, async ({ body, user, change, request }) => {
    const { textIds, targetLanguageCodes: languages, returnDetails = false } = body
    const { jobs, blocked } = await change(async (tx) => {
      const started = await startJobs(deps, tx, { user, textIds, languages })
      noteForAudit(request, { details: started.jobs.map(({ job_id }) => `job ${job_id}`) })
      return started
    })
    return {
      started: jobs.length,
      blocked: blocked.map(({ language, ...rest }) => ({ ...rest, targetLanguageCode: language })),
      ...(returnDetails && { jobs }),
    }
  })

  serve(app, deps, translations.list, ({ query: { ended, targetLanguageCode: into } }) =>
    listJobs(db, { ended: ended === 'true', into }),
  )

  serve(app, deps, translations.read, async ({ params: { id } }) => {
    const job = await getJob(db, id)
    const items = await readItems(db, job)
    const [glossary, domains] = await Promise.all([
      readGlossary(
        db,
        job,
        items.map(({ source }) => source),
      ),
      deps.conceptUses.domains(),
    ])
    return {
      ...job,
      texts: items.map((item) => ({
        textId: item.textId,
        concept_name: item.conceptName,
        description: item.description,
        type: textTypeName(item.type),
        domains: domains.get(item.conceptName) ?? [],
        source: item.source,
        characters: characterCount(item.source),
        draft: item.draft,
        draftBy: item.draftBy,
        problem: isOpenState(job.state) ? problemOf(item) : undefined,
        glossary: glossaryFor(item.source, glossary),
      })),
    }
  })

  serve(app, deps, translations.save, async ({ params: { id }, body: { texts }, user, change, request }) =>
    changeJob(change, id, async (client, job) => {
      noteForAudit(request, { details: `job ${job.job_id}, ${texts.length} texts` })
      const items = new Map((await readItems(client, job)).map((item) => [item.textId, item]))
      for (const { textId, before } of texts) {
        const item = items.get(textId)
        if (item === undefined) throw new Refused('missing', messages.translations.otherText(textId))
        if (item.draft !== before) {
          const { draft, draftBy } = item
          throw new Refused('taken', messages.translations.changedMeanwhile(draftBy), {
            textId,
            draft,
            draftBy,
          })
        }
      }
      await writeDrafts(client, id, { drafts: texts, by: personName(user) })
      await setState(client, id, { state: 'in progress', at: new Date(clock()) })
    }),
  )

  for (const [endpoint, write, ending] of [
    [translations.sheet, translationWorkbook, 'xlsx'],
    [translations.xliff, translationXliff, 'xlf'],
  ] as const) {
    serve(app, deps, endpoint, async ({ params: { id }, reply }) => {
      const job = await getJob(db, id)
      const name = `translations-${job.job_id}-${job.target_language}.${ending}`
      return reply
        .type(endpoint.shapes.file)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(write(job, await readItems(db, job))))
    })
  }

  serve(app, deps, translations.upload, async ({ params, body: { file }, user, change, request, reply }) => {
    const { id } = params
    const job = await getJob(db, id)
    const items = await readItems(db, job)
    const read = await deps.files.read(
      { kind: 'translations', file: file[0]!.bytes, job: headOf(job), items },
      { who: user.email, signal: disconnectSignal(reply) },
    )
    noteForAudit(request, { details: `job ${job.job_id}, ${read.texts.length} texts` })
    if (read.problems.length > 0) {
      await auditAlone(deps, request)
      return { changed: 0, problems: read.problems }
    }
    await changeJob(change, id, async (client) => {
      await writeDrafts(client, id, { drafts: read.texts, by: personName(user) })
      await setState(client, id, { state: 'in progress', at: new Date(clock()) })
    })
    return { changed: read.texts.length, problems: [] }
  })

  serve(
    app,
    deps,
    translations.finish,
    async ({ params: { id }, body: { isActive }, user, change, request }) =>
      change(async (tx) => {
        const job = await finishJob(deps, tx, { user, id, isActive })
        noteForAudit(request, { details: `job ${job.job_id}, ${isActive ? 'active' : 'inactive'} texts` })
        return job
      }),
  )

  serve(app, deps, translations.cancel, async ({ params: { id }, change, request }) =>
    changeJob(change, id, async (client, job) => {
      noteForAudit(request, { details: `job ${job.job_id}` })
      await setState(client, id, { state: 'cancelled', at: new Date(clock()) })
    }),
  )

  serve(app, deps, translations.translators, async () => ({ members: await readTranslators(db) }))

  serve(app, deps, translations.setTranslators, async ({ body: { users, known }, change, request }) =>
    change(async (client) => {
      await lockGroups(client)
      const before = await readTranslators(client)
      const members = groupMembers('translators', mergedMembers(before, { known, users }))
      noteForAudit(request, { details: memberChanges('translators', { before, after: members }) })
      await writeGroup(client, 'translators', members)
      await events.publish(client, { type: 'user-groups-updated' })
      return { members }
    }),
  )
}

async function startJobs(
  { config, clock, newId, jobs, events }: Deps,
  client: Tx,
  { user, textIds, languages }: { user: User; textIds: readonly string[]; languages: readonly string[] },
) {
  // Two requests at once would both find that nobody translates a text yet
  await client.query('lock table translation_job in share row exclusive mode')
  const plan = planTranslations({ textIds, languages, ...(await readWanted(client, textIds)) })
  if (plan.jobs.length === 0) {
    const reason = plan.blocked[0]?.reason ?? messages.translations.nothingToTranslate
    throw new Refused('invalid', reason, plan.blocked)
  }
  const ids = plan.jobs.map(newId)
  const isForService = config.translation !== undefined
  for (const [at, planned] of plan.jobs.entries()) {
    await insertJob(client, {
      id: ids[at]!,
      plan: planned,
      state: isForService ? 'requested' : 'open',
      creator: { email: user.email, name: personName(user) },
      at: new Date(clock()),
    })
    if (isForService) await jobs.send(client, 'translation', { translation: ids[at]! })
  }
  await events.publish(client, { type: 'translations-updated' })
  return { jobs: await readJobs(client, ids), blocked: plan.blocked }
}

/** What has to be put right before the job can be finished; one that nobody translated yet is just not ready. */
function problemOf({ draft, source, translatedSource }: StoredItem): string | undefined {
  if (draft === '') return undefined
  return source === translatedSource ? checkTranslation(source, draft) : messages.translations.sourceChanged
}
