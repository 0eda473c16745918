import { randomUUID } from 'node:crypto'
import { dialogResources, domains, revisions } from '@sdp/api'
import { writeResources } from '@sdp/domain/resources'
import type { WireDomain } from '@sdp/domain/wire'
import { type Activity, pick, type World } from '../../harness/activity.ts'
import { type ContentCall, type ContentChange, contentDomain } from './calls.ts'
import { judgeContent } from './judge.ts'

const further = ['deu-DEU', 'fra-FRA', 'ita-ITA', 'jpn-JPN']

/** Saves, restores, changes of languages and uploads of dialog resources, by two people in one save point. */
export function contentActivity(world: World): Activity {
  const { recorder, draw } = world
  const made: ContentCall[] = []
  const known: string[] = []
  const params = { id: contentDomain.id }
  const people = ['paul', 'nora']

  const record = (call: ContentCall['call'], change: ContentChange) => {
    made.push({ call, change })
    if (call.reply !== undefined) known.push(call.reply.revision)
  }
  const keyOf = (number: number) => `key${number}`
  /** The same text at two places: only one of them there would be half a save. */
  const put = (key: string) => {
    const patch = { $patch: { put: { [key]: [`text of ${key}`] } } }
    return { tts_responses: patch, audio_responses: patch }
  }
  const readHead = async (person: string) =>
    (await recorder.read(person, domains.read, { params, query: {} })).body as unknown as WireDomain & {
      revision: string
    }

  async function save(person: string): Promise<void> {
    const call = await recorder.change(person, domains.update, (number) => ({
      params,
      query: {},
      body: { updates: put(keyOf(number)), commit_message: keyOf(number) },
    }))
    record(call, { kind: 'save', key: keyOf(call.number), attempt: call.number })
  }

  /** As the browser does: on a base, and again with the same id until there is an answer. */
  async function saveOnBase(person: string): Promise<void> {
    const head = await recorder.read(person, domains.read, { params, query: { includeDialogs: 'false' } })
    const base = head.body.revision
    const saveId = randomUUID()
    let attempt = 0
    for (let outcome = 'unknown'; outcome === 'unknown'; ) {
      const call = await recorder.change(person, domains.update, (number) => {
        attempt ||= number
        const key = keyOf(attempt)
        const body = { updates: put(key), commit_message: key, base_revision: base, save_id: saveId }
        return { params, query: {}, body }
      })
      outcome = call.outcome
      record(call, { kind: 'save', key: keyOf(attempt), attempt, base })
    }
  }

  async function restore(person: string): Promise<void> {
    const revision = pick(world, known.slice(-20))
    if (revision === undefined) return
    const head = await recorder.read(person, domains.read, { params, query: { includeDialogs: 'false' } })
    const call = await recorder.change(person, revisions.restore, (number) => ({
      params: { ...params, revision },
      body: { commit_message: `restore ${number}`, base_revision: head.body.revision },
    }))
    record(call, { kind: 'restore', revision })
  }

  async function changeLanguages(person: string): Promise<void> {
    const chosen = further.filter(() => draw(2) === 0)
    const languages = [contentDomain.language, ...chosen]
    const listed = languages.map((language) => ({
      _id: language.toLowerCase(),
      language,
      default: language === contentDomain.language,
    }))
    const call = await recorder.change(person, domains.update, (number) => ({
      params,
      query: {},
      body: { updates: { languages: listed }, commit_message: `languages ${number}` },
    }))
    record(call, { kind: 'languages', languages })
  }

  async function upload(person: string): Promise<void> {
    const head = await readHead(person)
    const { language } = contentDomain
    const call = await recorder.change(person, dialogResources.upload, (number) => {
      const added = { [keyOf(number)]: [`text of ${keyOf(number)}`] }
      const wire = {
        ...head,
        tts_responses: { ...(head.tts_responses as object), ...added },
        audio_responses: { ...(head.audio_responses as object), ...added },
      } as typeof head
      const files = writeResources(wire, { language, revision: head.revision, ssmlTransition: false })
      return {
        body: {
          domainId: contentDomain.id,
          domainName: contentDomain.name,
          savePointName: 'Original',
          platformName: 'NTG7-SOP',
          language,
          base_revision: head.revision,
          files: files.map(({ name, text }) => new File([text], name)),
        },
      } as never
    })
    const { number } = call
    const change = { kind: 'import', key: keyOf(number), attempt: number, base: head.revision } as const
    record(call as ContentCall['call'], change)
  }

  const acts = [save, save, saveOnBase, saveOnBase, restore, changeLanguages, upload]
  return {
    prepare: async () => {
      const languages = [{ language: contentDomain.language, default: true }]
      const contributors = people.map((person) => `${person}@sdp.example`)
      const body = { name: contentDomain.name, languages, contributors }
      await recorder.change('paul', domains.create, () => ({ body }))
      // So that a revision is between the first one and the last.
      for (const person of people) await save(person)
    },
    steps: people.map((person) => async () => pick(world, acts)!(person)),
    judge: (db) => judgeContent(db, made),
  }
}
