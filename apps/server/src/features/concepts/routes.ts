import { Readable } from 'node:stream'
import { type ConceptFilter, type ConceptSorting, concepts } from '@sdp/api'
import { messages, Refused } from '@sdp/domain'
import { type Concept, conceptLanguage, conceptStem, isConceptVariant } from '@sdp/domain/concepts'
import { auditAlone } from '../../audit/audited-change.ts'
import { noteForAudit } from '../../audit/notes.ts'
import { serve } from '../../calls/serve.ts'
import { openConceptCatalogue } from '../../concepts/catalogue.ts'
import { removeConcept, restoreConcept, saveByName, saveConcepts } from '../../concepts/save.ts'
import { readConcepts, readHistory } from '../../concepts/store.ts'
import { fromBody, toReply } from '../../concepts/wire.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { disconnectSignal } from '../../http/disconnect.ts'
import { sendJson } from '../../http/send-json.ts'
import { readActiveTexts } from '../../records/concept-texts.ts'
import { jobsOfConcept } from '../../translations/store.ts'
import { listConcepts } from './list.ts'
import { changedConcepts, conceptPage, filterValues, selectConcepts } from './query.ts'
import { answerFile, exportedWorkbook } from './sheets.ts'

const historyAtOnce = 100
const maxNames = 1000

export function conceptRoutes(app: App, deps: Deps): void {
  const { db, conceptUses } = deps
  const catalogue = openConceptCatalogue(db)

  /** The concepts that a filter lets through, and which domains use which. */
  const select = async (asked: {
    filter?: ConceptFilter | undefined
    sortBy?: ConceptSorting | undefined
    language?: string | undefined
  }) => {
    const { filter = {}, sortBy, language } = asked
    const domains = await conceptUses.domains()
    const searched = filter.search === undefined ? undefined : language
    const known = await catalogue.read({ searched })
    return {
      selected: selectConcepts(known, domains, { filter, sortBy }),
      newest: known.newest,
      domains,
      language,
    }
  }

  const replyOf = async (concept: Concept) => {
    const [historyPoints, translated] = await Promise.all([
      readHistory(db, { id: concept.id, most: historyAtOnce }),
      jobsOfConcept(db, concept.id),
    ])
    return toReply(concept, { historyPoints, ...translated })
  }

  serve(app, deps, concepts.all, ({ query: { language } }) =>
    listConcepts(db, { language: language && knownLanguage(language) }),
  )

  serve(app, deps, concepts.history, async ({ query: { id, before } }) => {
    const points = await readHistory(db, { id, before, most: historyAtOnce + 1 })
    return { historyPoints: points.slice(0, historyAtOnce), more: points.length > historyAtOnce }
  })

  serve(app, deps, concepts.read, async ({ params: { name } }) => {
    const [concept] = await readConcepts(db, { names: [name] })
    if (concept === undefined) throw new Refused('missing', messages.concepts.notFound(name))
    return { ...(await replyOf(concept)), uses: await conceptUses.of(concept.name) }
  })

  serve(app, deps, concepts.isUnique, async ({ params: { name } }) => ({
    isUnique: (await readConcepts(db, { names: [name] })).length === 0,
  }))

  serve(app, deps, concepts.variants, async ({ params: { name } }) => {
    const begin = await listConcepts(db, { begin: conceptStem(name) })
    return begin.filter((other) => isConceptVariant(name, other.concept_name))
  })

  serve(app, deps, concepts.texts, async ({ params, query: { conceptNames, types = '1,2' } }) => {
    const names = conceptNames.split(',').filter((name) => name !== '')
    if (names.length > maxNames) throw new Refused('invalid', messages.general.tooMany(maxNames))
    const language = knownLanguage(params.language)
    return readActiveTexts(db, { language, names, types: types.split(',').map(Number) })
  })

  serve(app, deps, concepts.create, async ({ body, user, change, request }) => {
    noteForAudit(request, { details: body.concept_name })
    const saves = [{ change: fromBody(body) }]
    const { concepts: saved } = await change((tx) => saveConcepts(deps, tx, { user, saves }))
    return replyOf(saved[0]!)
  })

  serve(
    app,
    deps,
    concepts.update,
    async ({ params: { name }, body: { version, ...wanted }, user, change, request }) => {
      noteForAudit(request, { details: name })
      const save = { user, name, version, change: fromBody(wanted) }
      return replyOf(await change((tx) => saveByName(deps, tx, save)))
    },
  )

  serve(app, deps, concepts.restore, async ({ params: { id }, body, user, change, request }) => {
    const restored = await change(async (tx) => {
      const concept = await restoreConcept(deps, tx, { user, id, ...body })
      noteForAudit(request, { details: concept.name })
      return concept
    })
    return replyOf(restored)
  })

  serve(app, deps, concepts.query, async ({ params: { page }, body, reply }) => {
    const json = await conceptPage(db, await select(body), page)
    return reply.type('application/json; charset=utf-8').send(json)
  })

  serve(app, deps, concepts.queryChanged, async ({ body: { since, ...question }, reply }) => {
    const found = await select(question)
    // Whether a concept is used changes with domains, of which its history says nothing
    if (question.filter?.isUsed !== undefined) {
      return { changed: null, total: found.selected.length, newest: found.newest }
    }
    const json = await changedConcepts(db, found, since)
    return reply.type('application/json; charset=utf-8').send(json)
  })

  const valuesOf = async (filter?: ConceptFilter) => {
    const { selected, domains } = await select({ filter })
    return filterValues(selected, domains)
  }
  serve(app, deps, concepts.filterValues, () => valuesOf())
  serve(app, deps, concepts.filteredValues, ({ body }) => valuesOf(body.filter))

  serve(app, deps, concepts.export, async ({ body: { filter, language }, request, reply }) => {
    await auditAlone(deps, request)
    const { selected } = await select({ filter, language })
    const ids = selected.map(({ id }) => id)
    return reply
      .type(concepts.export.shapes.file)
      .header('content-disposition', 'attachment; filename="concepts.xlsx"')
      .send(Readable.from(exportedWorkbook(db, ids)))
  })

  serve(app, deps, concepts.upload, async ({ body: { file }, user, request, reply }) => {
    await auditAlone(deps, request)
    const domains = await conceptUses.domains()
    const { reply: json } = await deps.files.read(
      { kind: 'concepts', file: file[0]!.bytes },
      {
        who: user.email,
        signal: disconnectSignal(reply),
        answer: (question) => answerFile(db, domains, question),
      },
    )
    return sendJson(reply, json)
  })

  serve(app, deps, concepts.bulk, async ({ body, user, change, request }) => {
    const saves = body.concepts.map(({ id, version, ...change }) => ({
      id,
      version,
      change: fromBody(change),
    }))
    const { concepts: saved, counts } = await change(async (tx) => {
      const done = await saveConcepts(deps, tx, { user, saves })
      const names = done.concepts.map(({ name }) => name)
      noteForAudit(request, { details: [`${names.length} concepts`, ...names] })
      return done
    })
    return { ...counts, concepts: saved.length }
  })

  serve(app, deps, concepts.remove, async ({ params: { id }, query: { version }, user, change, request }) => {
    await change(async (tx) => {
      const removed = await removeConcept(deps, tx, { user, id, version })
      noteForAudit(request, { details: removed.name })
    })
    return {}
  })
}

function knownLanguage(code: string): string {
  const language = conceptLanguage(code)
  if (language === undefined) throw new Refused('invalid', messages.concepts.unknownLanguage(code))
  return language
}
