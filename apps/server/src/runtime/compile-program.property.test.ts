import { isDeepStrictEqual } from 'node:util'
import { answersOfProgram, editDraws, editedDomain, saidSentences } from '@sdp/dialogue/testing'
import { assertProperty } from '@sdp/domain/testing/assert-property'
import { anyEdits, stateAfter } from '@sdp/domain/testing/edits'
import { changedCollections, toWire, type WireDomain } from '@sdp/domain/wire'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileProgram, type KeptProgram } from './compile-program.ts'

const nothing = (domain: typeof editedDomain) => domain
const steps = anyEdits({ ...editDraws, save: nothing, learn: nothing }, { maxLength: 4 })
const quietStep = anyEdits({ quiet: editDraws.quiet! }, { maxLength: 1 })
const options = { ssmlTransition: false }

test('drafts on drafts and saves are answered as if each were compiled again', {
  timeout: 120_000,
}, async () => {
  await assertProperty(
    fc.asyncProperty(steps, quietStep, async (sequence, last) => {
      const languages = ['eng-USA', 'deu-DEU']
      let saved = asSent(toWire(editedDomain))
      let domain = editedDomain
      let kept: KeptProgram | undefined
      const compiled = (language: string, from?: KeptProgram) => {
        const updates = asSent(changedCollections(saved, toWire(domain)))
        const name = { place: 'here', base: 'base', changes: 'changes', updates, language }
        return compileProgram(name, structuredClone(saved), { last: from, options })
      }
      for (const step of [...sequence, ['compare', [0]] as const, ...last, ['compare', [1]] as const]) {
        const [name, numbers] = step
        if (name === 'save') saved = asSent(toWire(domain))
        else if (name in editDraws) domain = stateAfter(domain, editDraws, step)
        // Mostly in one language; a comparison may make a program of one in another
        const language = languages[numbers.at(-1)! % 5 === 4 ? 1 : 0]!
        kept = compiled(language, kept)
        if (name === 'learn') kept.program.guesses.learned()
        if (name !== 'compare') continue
        const answers = await answersOfProgram(kept.program, saidSentences)
        const expected = await answersOfProgram(compiled(language).program, saidSentences)
        const at = expected.findIndex((one, place) => !isDeepStrictEqual(answers[place], one))
        expect(answers[at]).toEqual(expected[at])
      }
    }),
    { numRuns: 10 },
  )
})

/** Content in objects of its own, as it comes to the server each time. */
function asSent<Sent extends WireDomain | Record<string, unknown>>(content: Sent): Sent {
  return JSON.parse(JSON.stringify(content))
}
