import { assertProperty } from '@sdp/domain/testing/assert-property'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestContent, parse, type TestContent } from '../testing/test-content.ts'

let content: TestContent
beforeAll(async () => {
  content = await openTestContent()
})
afterAll(() => content.close())

type Entries = [key: string, value: unknown][]
type Language = 'eng-USA' | 'deu-DEU'

interface Step {
  language: Language
  path: 'api_actions' | 'tts_responses'
  whole?: Entries
  patch?: { put: Entries; remove: string[]; shuffle: number | undefined }
}

const key = fc
  .oneof(
    fc.constantFrom('a', 'b', 'c', '', '1', 'constructor', '再生', '\u0000'),
    fc.string({ unit: 'binary', maxLength: 8 }),
  )
  .filter((one) => one !== '__proto__')
const text = fc.string({ unit: 'binary', maxLength: 20 })

const action = fc.tuple(key, text).map(([name, comments]): [string, unknown] => [name, { name, comments }])
const response = fc.tuple(key, fc.array(text, { maxLength: 3 }))

function steps(path: Step['path'], entry: fc.Arbitrary<[string, unknown]>): fc.Arbitrary<Step> {
  const language = fc.constantFrom<Language[]>('eng-USA', 'deu-DEU')
  const entries = fc.array(entry, { maxLength: 150 })
  const patch = fc.record({
    put: fc.array(entry, { maxLength: 4 }),
    remove: fc.array(key, { maxLength: 3 }),
    shuffle: fc.option(fc.nat(), { nil: undefined }),
  })
  return fc.oneof(
    fc.record({ language, path: fc.constant(path), whole: entries }),
    fc.record({ language, path: fc.constant(path), patch }),
  )
}

/** The domain as plain JavaScript would keep it: entries by their collection, and by language where it is bound to one. */
type Model = Map<string, Entries>

const placeOf = ({ path, language }: Pick<Step, 'path' | 'language'>) =>
  path === 'api_actions' ? path : `${path} ${language}`

/** What the entries become, or undefined when the store has to refuse. */
function apply(
  before: Entries,
  { path, whole, patch }: Step,
): { after: Entries; updates: unknown } | undefined {
  if (whole !== undefined) {
    if (path === 'api_actions') return { after: whole, updates: whole.map(([, value]) => value) }
    const updates = Object.fromEntries(whole)
    return { after: Object.entries(updates), updates }
  }
  const put = Object.fromEntries(patch!.put)
  const names = new Set(Object.keys(put))
  const isAmbiguous = [...names].some((name) => before.filter(([one]) => one === name).length > 1)
  const replaced = before.map(([name, value]): [string, unknown] => [
    name,
    names.has(name) ? put[name] : value,
  ])
  const added = Object.entries(put).filter(([name]) => !before.some(([one]) => one === name))
  const kept = [...replaced.filter(([name]) => !patch!.remove.includes(name)), ...added]
  const after = patch!.shuffle === undefined ? kept : rotate(kept, patch!.shuffle)
  const order = patch!.shuffle === undefined ? {} : { order: after.map(([name]) => name) }
  return isAmbiguous ? undefined : { after, updates: { $patch: { put, remove: patch!.remove, ...order } } }
}

/** Another order in which entries of one key stay in theirs. */
function rotate(entries: Entries, by: number): Entries {
  const at = entries.length === 0 ? 0 : by % entries.length
  const rotated = [...entries.slice(at), ...entries.slice(0, at)]
  const waiting = [...entries]
  return rotated.map(
    ([name]) =>
      waiting.splice(
        waiting.findIndex(([one]) => one === name),
        1,
      )[0]!,
  )
}

test('after any row of saves and patches each language reads as the plain model says', async () => {
  const anyStep = fc.oneof(steps('api_actions', action), steps('tts_responses', response))
  await assertProperty(
    fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 8 }), async (row) => {
      const id = await content.newDomain()
      const model: Model = new Map()
      for (const step of row) {
        const next = apply(model.get(placeOf(step)) ?? [], step)
        if (next === undefined) {
          const put = Object.fromEntries(step.patch!.put)
          const refused = content.save(
            id,
            { [step.path]: { $patch: { put, remove: [] } } },
            {
              language: step.language,
            },
          )
          await expect(refused).rejects.toMatchObject({ kind: 'invalid' })
          continue
        }
        await content.save(id, { [step.path]: next.updates }, { language: step.language })
        model.set(placeOf(step), next.after)
      }
      const fresh = content.freshStore()
      for (const language of ['eng-USA', 'deu-DEU'] as const) {
        const read = await content.read(id, language)
        expect(read.api_actions).toEqual((model.get('api_actions') ?? []).map(([, value]) => value))
        expect(read.tts_responses).toEqual(
          Object.fromEntries(model.get(placeOf({ path: 'tts_responses', language })) ?? []),
        )
        expect(parse((await fresh.read(id, language)).pieces)).toEqual(read)
      }
    }),
    { numRuns: 60 },
  )
})
