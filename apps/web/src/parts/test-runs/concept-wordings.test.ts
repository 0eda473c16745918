import type { ConceptWording } from '@sdp/dialogue'
import { aDomain, aUiAction } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { createConceptWordings } from './concept-wordings.ts'

const domain = aDomain({
  uiActions: [aUiAction('done', { ttsResponses: ['done'] })],
  ttsResponses: [{ name: 'done', texts: ['ONE_CONCEPT and TWO_CONCEPT'] }],
})
const wording = (name: string, text: string): ConceptWording => ({ name, type: 'text', text })

function asked() {
  const calls: [string, readonly string[]][] = []
  const wordings = createConceptWordings(async (language, names) => {
    calls.push([language, names])
    return names.filter((name) => !name.startsWith('NO')).map((name) => wording(name, `${name} ${language}`))
  })
  return { calls, wordings }
}

test('the first concept asks for all of the domain, and what is known is not asked for again', async () => {
  const { calls, wordings } = asked()
  const english = wordings.of('eng-USA', domain)
  expect(calls).toEqual([])
  expect(await english(['ONE_CONCEPT'])).toEqual([wording('ONE_CONCEPT', 'ONE_CONCEPT eng-USA')])
  expect(await english(['TWO_CONCEPT'])).toEqual([wording('TWO_CONCEPT', 'TWO_CONCEPT eng-USA')])
  expect(calls).toEqual([['eng-USA', ['ONE_CONCEPT', 'TWO_CONCEPT']]])
  // A concept without words is known to have none
  expect(await english(['NO_CONCEPT', 'ONE_CONCEPT'])).toEqual([
    wording('ONE_CONCEPT', 'ONE_CONCEPT eng-USA'),
  ])
  await english(['NO_CONCEPT'])
  expect(calls.slice(1)).toEqual([['eng-USA', ['NO_CONCEPT']]])
})

test('each language has its own words, and after a change they are asked for again', async () => {
  const { calls, wordings } = asked()
  const say = (language: string) => wordings.of(language, domain)(['ONE_CONCEPT'])
  expect(await say('eng-USA')).toEqual([wording('ONE_CONCEPT', 'ONE_CONCEPT eng-USA')])
  expect(await say('deu-DEU')).toEqual([wording('ONE_CONCEPT', 'ONE_CONCEPT deu-DEU')])
  expect(calls.length).toBe(2)
  wordings.forget()
  await say('eng-USA')
  expect(calls.map(([language]) => language)).toEqual(['eng-USA', 'deu-DEU', 'eng-USA'])
})
