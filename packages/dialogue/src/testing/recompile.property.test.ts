import { isDeepStrictEqual } from 'node:util'
import type { Domain } from '@sdp/domain'
import { assertProperty } from '@sdp/domain/testing/assert-property'
import { anyEdits, stateAfter } from '@sdp/domain/testing/edits'
import { fromWire, toWire } from '@sdp/domain/wire'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compile, type Program, recompile } from '../index.ts'
import { editDraws, editedDomain, saidSentences } from './edited-domain.ts'
import { answersOfProgram } from './program-answers.ts'

const nothing = (domain: Domain) => domain
/** What happens besides edits. */
const events = { undo: nothing, reload: nothing, speak: nothing, learn: nothing }
const steps = anyEdits({ ...editDraws, ...events }, { maxLength: 8 })
const quietStep = anyEdits({ quiet: editDraws.quiet! }, { maxLength: 1 })
const sizeStep = anyEdits({ size: editDraws.size!, expressions: editDraws.expressions! }, { maxLength: 1 })

test('after any edits, moves, undo, reloads and changes of the language a program answers as one compiled from scratch', {
  timeout: 300_000,
}, async () => {
  await assertProperty(
    fc.asyncProperty(steps, quietStep, sizeStep, async (sequence, quiet, size) => {
      const states = [editedDomain]
      let patched: Program = compile(editedDomain, 'eng-USA')
      let { language } = patched
      for (const step of sequence) {
        const [name, numbers] = step
        const before = states.at(-1)!
        if (name === 'undo') states.splice(-1, states.length > 1 ? 1 : 0)
        else if (name === 'reload') states.push(reloaded(before, numbers[0]! % 2 === 0))
        else if (name === 'speak') language = language === 'eng-USA' ? 'deu-DEU' : 'eng-USA'
        else if (name in editDraws) states.push(stateAfter(before, editDraws, step))
        patched = recompile(patched, states.at(-1)!, language)
        if (name === 'learn') patched.guesses.learned()
      }
      await expectSame(patched)
      // What was learned by now is there to be carried over
      for (const [step] of [quiet, size]) {
        patched = recompile(patched, stateAfter(patched.domain, editDraws, step!))
        await expectSame(patched)
      }
    }),
    { numRuns: 14 },
  )
})

async function expectSame(patched: Program): Promise<void> {
  const fromScratch = compile(patched.domain, patched.language)
  const answers = await answersOfProgram(patched, saidSentences)
  const expected = await answersOfProgram(fromScratch, saidSentences)
  expect(answers).toHaveLength(expected.length)
  const at = expected.findIndex((one, place) => !isDeepStrictEqual(answers[place], one))
  expect(answers[at]).toEqual(expected[at])
}

/** The same content in other objects: as a page that is opened again makes it, or as it came over the wire. */
function reloaded(domain: Domain, isByWire: boolean): Domain {
  return isByWire ? fromWire(toWire(domain)).domain : structuredClone(domain)
}
