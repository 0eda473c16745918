import { domains, publishing } from '@sdp/api'
import { type ItemPlace, itemPlaceOf } from '@sdp/domain/publishing'
import { actName, backName } from '../../../features/publishing/audit-words.ts'
import { lamp } from '../../../publishing/testing/lamp.ts'
import { type Activity, pick, type World } from '../../harness/activity.ts'
import type { Installation } from '../../harness/installation.ts'
import type { RecordedCall } from '../../harness/recorder.ts'
import { type Option, type PublishingCall, places, publishedDomain } from './calls.ts'
import { judgePublishing } from './judge.ts'

const domain = { name: publishedDomain.name, savePoint: 'Original' }
const people = ['paul', 'nora', 'max']

/** People who publish, unpublish, ask, approve, take back, deliver again and publish again what was there before. */
export function publishingActivity(world: World, installation: Installation): Activity {
  const { recorder, draw } = world
  const made: PublishingCall[] = []
  const saved: RecordedCall[] = []

  async function ask(
    person: string,
    { action, place, option }: { action: 'publish' | 'unpublish'; place: ItemPlace; option: Option },
  ): Promise<void> {
    const instruction = { ...place, languages: [publishedDomain.language], approval: option }
    const body = { domain, context: { instructions: [instruction] } }
    const call = await recorder.change(person, publishing[action], () => ({ body }), `${action}: ${option}`)
    call.what = actName(action, [instruction])
    made.push({ call, place, option })
  }

  /** Asked for and approved by somebody else where it has to be, done where it may be. */
  async function askAndDo(person: string, action: 'publish' | 'unpublish'): Promise<void> {
    const place = pick(world, places)!
    if (place.environment === 'prod') {
      await ask(person, { action, place, option: 'request' })
      const other = people[(people.indexOf(person) + 1) % people.length]!
      await ask(other, { action, place, option: 'approve' })
    }
    await ask(person, { action, place, option: 'execute' })
  }

  async function publishAgain(person: string): Promise<void> {
    const { body: history } = await recorder.read(person, publishing.history, {
      body: { domain, context: {} },
    })
    const run = pick(
      world,
      history.filter(({ hasArtifact }) => hasArtifact),
    )
    if (run === undefined) return
    const option = run.environment === 'prod' && draw(2) === 0 ? 'request' : 'execute'
    const body = { domain, context: { run: run.run, approval: option } } as const
    const call = await recorder.change(person, publishing.again, () => ({ body }))
    call.what = backName(option)
    made.push({ call, place: itemPlaceOf(run), option, isVersion: true })
  }

  async function deliverAgain(person: string): Promise<void> {
    const place = pick(world, places)!
    const instructions = [{ ...place, languages: [publishedDomain.language] }]
    const body = { domain, context: { instructions } }
    const call = await recorder.change(person, publishing.deliver, () => ({ body }))
    made.push({ call, place, option: 'execute' })
  }

  async function readAnswers(person: string): Promise<void> {
    const { body: answers } = await recorder.read(person, publishing.answers, {})
    const ids = answers.map(({ id }) => id)
    if (ids.length > 0) await recorder.change(person, publishing.readAnswers, () => ({ body: { ids } }))
  }

  async function save(person: string, updates?: Record<string, unknown>): Promise<void> {
    const call = await recorder.change(person, domains.update, (number) => ({
      params: { id: publishedDomain.id },
      query: {},
      body: {
        updates: updates ?? { tts_responses: { is_on: [`${person} ${number}`], is_off: ['Dark'] } },
        language_to_update: publishedDomain.language,
        commit_message: `${number}`,
      },
    }))
    saved.push(call)
  }

  const judgeOthers = (option: 'approve' | 'cancel') => (person: string) =>
    ask(person, { action: 'publish', place: pick(world, places.slice(-2))!, option })
  const approve = judgeOthers('approve')
  const publish = (person: string) => askAndDo(person, 'publish')
  const acts = [
    save,
    ...Array.from({ length: 4 }, () => publish),
    (person: string) => askAndDo(person, 'unpublish'),
    publishAgain,
    publishAgain,
    deliverAgain,
    ...Array.from({ length: 3 }, () => approve),
    judgeOthers('cancel'),
    readAnswers,
  ]
  return {
    prepare: async () => {
      await recorder.change('paul', domains.create, () => ({
        body: {
          name: publishedDomain.name,
          languages: [{ language: publishedDomain.language }],
          ntg_versions: ['Gen20x.i2'],
          contributors: people.map((person) => `${person}@sdp.example`),
        },
      }))
      await save('paul', lamp())
      await ask('paul', { action: 'publish', place: places[0]!, option: 'execute' })
    },
    steps: people.map((person) => async () => pick(world, acts)!(person)),
    judge: (db) => judgePublishing(db, { made, saved, installation }),
  }
}
