import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '../../testing/assert-property.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { fullDomain } from '../../testing/full-domain.ts'
import { aDomain, aUiAction } from '../../testing/index.ts'
import { readUiActionRows } from './read-ui-action-rows.ts'
import { sheetReference } from './reference.ts'
import {
  applyUiActionRows,
  checkUiActionRows,
  uiActionColumns,
  uiActionRows,
  uiActionSurroundings,
} from './ui-action-sheet.ts'

const domain = aDomain({
  uiActions: [
    aUiAction('answer', {
      ttsResponses: ['answer', 'hello'],
      audioResponses: ['ding'],
      preTtsText: 'answer_preTts',
    }),
    aUiAction('show'),
  ],
  ttsResponses: [
    { name: 'answer', texts: ['Here you are', 'There you go'] },
    { name: 'answer_preTts', texts: ['Well'] },
    { name: 'hello', texts: ['Hello'] },
  ],
  audioResponses: [{ name: 'ding', texts: ['ding.wav'] }],
})

function aRow(parts: Record<string, unknown> = {}) {
  return { responsename: 'answer', type: 'tts', actual: 'Hello', ...parts }
}

function problemsOf(...rows: Record<string, unknown>[]) {
  return checkUiActionRows(domain, { rows }).map(({ message }) => message)
}

test('[UIX-010] every text is a row with the name of its response, its type and the text', () => {
  expect(uiActionColumns).toEqual(['responsename', 'type', 'actual'])
  expect([...uiActionRows(domain)]).toEqual([
    { responsename: 'answer', type: 'tts', actual: 'Here you are' },
    { responsename: 'answer', type: 'tts', actual: 'There you go' },
    { responsename: 'answer_preTts', type: 'tts', actual: 'Well' },
    { responsename: 'hello', type: 'tts', actual: 'Hello' },
    { responsename: 'ding', type: 'audio', actual: 'ding.wav' },
  ])
})

test('an upload replaces the texts of the responses that it names, in the order of its rows', () => {
  const after = expectEdit(domain, applyUiActionRows, {
    rows: [aRow({ actual: 'B' }), aRow({ actual: 'A' })],
  })
  expect(after.ttsResponses[0]).toEqual({ name: 'answer', texts: ['B', 'A'] })
  expect(after.ttsResponses[2]).toBe(domain.ttsResponses[2])
  expect(after.uiActions).toBe(domain.uiActions)
})

test('a response of a new name is said or played by the UI action of that name', () => {
  const rows = [
    aRow({ responsename: 'show', actual: 'Look' }),
    aRow({ responsename: 'show_postTts', actual: 'Nice' }),
    aRow({ responsename: 'show', type: 'audio', actual: 'show.wav' }),
  ]
  const after = expectEdit(domain, applyUiActionRows, { rows })
  expect(after.uiActions[1]).toMatchObject({
    ttsResponses: ['show'],
    audioResponses: ['show'],
    preTtsText: '',
    postTtsText: 'show_postTts',
  })
  expect(after.ttsResponses.slice(3)).toEqual([
    { name: 'show', texts: ['Look'] },
    { name: 'show_postTts', texts: ['Nice'] },
  ])
})

test('[UIX-011] [UIX-018] [UIX-019] empty values are reported line by line, all of them', () => {
  expect(problemsOf({ remark: 'later' }, aRow({ actual: ' ' }))).toEqual([
    'Line 2: The "responsename" value cannot be empty.',
    'Line 2: The "type" value cannot be empty.',
    'Line 2: The "actual" value cannot be empty.',
    'Line 3: The "actual" value cannot be empty.',
  ])
})

test('[UIX-020] a type other than audio or tts is reported with its value', () => {
  expect(checkUiActionRows(domain, { rows: [aRow(), aRow({ type: 'video' })] })).toEqual([
    {
      line: 3,
      column: 'type',
      message: 'Line 3: You have an invalid "type" value. Valid types include "audio" or "tts"',
      currentValue: 'video',
    },
  ])
})

test('[UIX-021] [UIX-022] names without a UI action are listed, each once, with their lines', () => {
  const rows = [
    aRow({ responsename: 'lost_preTts' }),
    aRow({ responsename: 'lost' }),
    aRow({ responsename: 'show_preTts' }),
    aRow({ responsename: 'gone', type: 'audio' }),
    aRow({ responsename: 'show_preTts', type: 'audio' }),
  ]
  expect(checkUiActionRows(domain, { rows })).toEqual([
    {
      message:
        'Missing UI Action(s): lost, gone, show_preTts. Please make sure the UI Action exists in your domain.',
      currentValue: 'Line 2: lost, Line 5: gone, Line 6: show_preTts',
    },
  ])
  expect(() => applyUiActionRows(domain, { rows })).toThrow('Missing UI Action(s)')
})

test('a response that the domain has already is not judged again, whatever its name', () => {
  expect(problemsOf(aRow({ responsename: 'hello' }), aRow({ responsename: 'ding', type: 'audio' }))).toEqual(
    [],
  )
})

test('a text that is too long for a cell is cut and marked, and uploaded again it is whole', () => {
  const ttsResponses = [{ name: 'answer', texts: ['words '.repeat(7000)] }]
  const before = { ...domain, ttsResponses }
  const rows = [...uiActionRows(before)].map((row) => ({ ...row }))
  expect(rows[0]?.actual.length).toBeLessThanOrEqual(32_767)
  expect(applyUiActionRows(before, { rows })).toBe(before)
  expect(checkUiActionRows(domain, { rows: rows.slice(0, 1) })).toMatchObject([{ line: 2, column: 'actual' }])
})

test('whatever the texts are, what was downloaded uploads again without a change', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab {}<>é打\n'), maxLength: 6 })
  const name = fc.constantFrom('answer', 'answer_preTts', 'show_postTts', 'hello', 'gone_preTts', 'x')
  const responses = fc.dictionary(name, fc.array(text, { maxLength: 3 }))
  const said = fc.constantFrom('', 'Well,', 'answer_preTts', 'hello')
  const listed = (all: Record<string, string[]>) =>
    Object.entries(all).map(([one, texts]) => ({ name: one, texts }))
  assertProperty(
    fc.property(responses, responses, said, responses, (tts, audio, preTtsText, others) => {
      const before = aDomain({
        uiActions: [aUiAction('answer', { ttsResponses: ['hello'], preTtsText }), aUiAction('show')],
        ttsResponses: listed(tts),
        audioResponses: listed(audio),
      })
      const rows = [...uiActionRows(before)].map((row) => ({ ...row }))
      expect(applyUiActionRows(before, { rows })).toBe(before)
      const reference = sheetReference({ ...before, ttsResponses: listed(others) })
      const withReference = [...uiActionRows(before, reference)].map((row) => ({ ...row }))
      expect(readUiActionRows(uiActionSurroundings(before, reference), withReference).problems).toEqual([])
      const said = withReference.filter(({ actual }) => actual !== '').map(({ reference: _, ...row }) => row)
      expect(said).toEqual(rows.filter(({ actual }) => actual !== ''))
    }),
  )
  const rows = [...uiActionRows(fullDomain)].map((row) => ({ ...row }))
  expect(applyUiActionRows(fullDomain, { rows })).toBe(fullDomain)
})

/** The domain in a language that was just added: nobody says anything in it. */
const german = { ...domain, ttsResponses: [], audioResponses: [] }

test('a new language takes texts for every response that UI actions name, though none has one there yet', () => {
  const rows = [
    aRow({ responsename: 'hello', actual: 'Hallo' }),
    aRow({ responsename: 'ding', type: 'audio', actual: 'ding-de.wav' }),
    aRow({ responsename: 'answer_preTts', actual: 'Nun' }),
  ]
  const after = expectEdit(german, applyUiActionRows, { rows })
  expect(after.ttsResponses).toEqual([
    { name: 'hello', texts: ['Hallo'] },
    { name: 'answer_preTts', texts: ['Nun'] },
  ])
  expect(after.audioResponses).toEqual([{ name: 'ding', texts: ['ding-de.wav'] }])
  expect(after.uiActions).toBe(german.uiActions)
})

test('a response that only another language has, used or not, is known where that language is', () => {
  const reference = sheetReference({ ...domain, ttsResponses: [{ name: 'over', texts: ['Over'] }] })
  const rows = [aRow({ responsename: 'over', actual: 'Vorbei' })]
  expect(readUiActionRows(uiActionSurroundings(german, reference), rows)).toMatchObject({
    problems: [],
    texts: { tts: new Map([['over', ['Vorbei']]]) },
  })
  expect(checkUiActionRows(german, { rows })).toMatchObject([{ currentValue: 'Line 2: over' }])
})

test('a new language lists every response, each text of the other language next to an empty value', () => {
  expect([...uiActionRows(german, sheetReference(domain))]).toEqual([
    { responsename: 'answer_preTts', type: 'tts', actual: '', reference: 'Well' },
    { responsename: 'answer', type: 'tts', actual: '', reference: 'Here you are' },
    { responsename: 'answer', type: 'tts', actual: '', reference: 'There you go' },
    { responsename: 'hello', type: 'tts', actual: '', reference: 'Hello' },
    { responsename: 'ding', type: 'audio', actual: '', reference: 'ding.wav' },
  ])
  expect([...uiActionRows(german)].map(({ responsename }) => responsename)).toEqual([
    'answer_preTts',
    'answer',
    'hello',
    'ding',
  ])
})

test('the rows that are filled in are taken, and those that still wait are left alone, before and after', () => {
  const rows = [...uiActionRows(german, sheetReference(domain))].map((row) => ({ ...row }))
  rows[1]!.actual = 'Bitte'
  const after = expectEdit(german, applyUiActionRows, { rows })
  expect(after.ttsResponses).toEqual([{ name: 'answer', texts: ['Bitte'] }])
  expect(applyUiActionRows(after, { rows })).toBe(after)
})
