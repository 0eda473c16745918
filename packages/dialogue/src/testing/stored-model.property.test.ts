import { assertProperty } from '@sdp/domain/testing/assert-property'
import { anyEdits, stateAfter } from '@sdp/domain/testing/edits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type JointGuesses, jointGuessesFor, type Member } from '../among/joint-guesses.ts'
import { editDraws, editedDomain, saidSentences } from './edited-domain.ts'
import { randomDomain, sayingOf, sentence } from './random-domain.ts'

const language = 'eng-USA'
const memberOf = (id: string, domain: Member['program']['domain']): Member => ({
  id,
  program: { domain, language },
})

/** All that is guessed for each member about some sentences. */
function guessesOf(joint: JointGuesses, texts: readonly string[]) {
  return joint.sources().map(({ threshold, guess, candidates }) => ({
    threshold,
    guessed: texts.map((text) => [guess(text), candidates(text)]),
  }))
}

function restored(members: readonly Member[], model: Uint8Array | undefined): JointGuesses {
  const joint = jointGuessesFor(members)
  expect(joint.guesses.restore(model!)).toBe(true)
  expect(joint.isLearned()).toBe(true)
  return joint
}

test('a model that was written and read guesses the same with the same scores', { timeout: 60_000 }, () => {
  assertProperty(
    fc.property(
      fc.array(randomDomain, { minLength: 1, maxLength: 3 }),
      fc.array(sentence, { maxLength: 6 }),
      fc.nat(),
      (domains, texts, pick) => {
        const members = domains.map((domain, at) => memberOf(`m${at}`, domain))
        const said = [...texts, ...domains.map((domain) => `please ${sayingOf(domain, pick)} now`)]
        const learned = jointGuessesFor(members)
        const expected = guessesOf(learned, said)
        const model = learned.guesses.model()
        expect(guessesOf(restored(members, model), said)).toEqual(expected)
        expect(restored(members, model).guesses.model()).toEqual(model)
      },
    ),
    { numRuns: 6 },
  )
})

test('what is learned after an edit from a model that was read is what is learned from scratch', {
  timeout: 60_000,
}, () => {
  assertProperty(
    fc.property(anyEdits(editDraws, { maxLength: 2 }), (edits) => {
      const other = memberOf('other', editedDomain)
      const before = [memberOf('own', editedDomain), other]
      const earlier = restored(before, jointGuessesFor(before).guesses.model())
      const edited = edits.reduce((domain, edit) => stateAfter(domain, editDraws, edit), editedDomain)
      const after = [memberOf('own', edited), other]
      const patched = guessesOf(jointGuessesFor(after, earlier), saidSentences)
      expect(patched).toEqual(guessesOf(jointGuessesFor(after), saidSentences))
    }),
    { numRuns: 6 },
  )
})

test('bytes that are damaged, cut, of another domain or of something else are no model', () => {
  const members = [memberOf('own', editedDomain)]
  const model = jointGuessesFor(members).guesses.model()!
  const refuses = (bytes: Uint8Array, whose = members) => {
    const joint = jointGuessesFor(whose)
    expect(joint.guesses.restore(bytes)).toBe(false)
    expect(joint.isLearned()).toBe(false)
  }
  assertProperty(
    fc.property(fc.nat(model.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
      refuses(model.with(at, model[at]! ^ change))
      refuses(model.slice(0, at))
    }),
  )
  refuses(new Uint8Array(0))
  refuses(Uint8Array.from({ length: 5000 }, (_, at) => at % 251))
  refuses(model, [memberOf('own', { ...editedDomain, intents: editedDomain.intents.slice(2) })])
})
