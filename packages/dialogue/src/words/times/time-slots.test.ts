import { aDomain, anExpression, anIntent, aSlot, aUiAction } from '@sdp/domain/testing'
import { describe, expect, test } from 'vitest'
import { freeWordsOf } from '../../model/reading.ts'
import { newState } from '../../model/state.ts'
import { compile } from '../../program/compile.ts'
import { compileRecogniser } from '../../recognise/recogniser.ts'
import { ownSentencesOf } from '../../respond/own-sentences.ts'
import { pathOf } from '../../testing/path-of.ts'
import { understand } from '../../understand/understand.ts'
import { kindOfSlot } from '../slot-values.ts'

const departure = aSlot('departure', {}, { type: 'Time' })
const slots = [
  departure,
  aSlot('level', {}, { type: 'Number' }),
  aSlot('note', {}, { type: 'FreeText' }),
  aSlot('city', {}, { type: 'City' }),
]

function recogniserOf(intents: Record<string, string>, language = 'eng-USA') {
  const domain = aDomain({
    slots,
    intents: Object.entries(intents).map(([name, text]) =>
      anIntent(name, { expressions: text.split(' ; ').map((one) => anExpression(one)) }),
    ),
  })
  return compileRecogniser(domain, language)
}

function reader(intents: Record<string, string>, language?: string) {
  const recogniser = recogniserOf(intents, language)
  return (text: string) => {
    const best = recogniser.best(text)
    const found = recogniser.read(text)
    expect(best?.slots).toEqual(found[0]?.slots)
    return found.map(({ intent, slots }) => [intent, ...slots.map(({ value }) => value)])
  }
}

describe('a slot of type Time', () => {
  test('is a time in a language whose times are known, and any words in others', () => {
    expect(kindOfSlot(departure, 'eng-USA')).toBe('time')
    expect(kindOfSlot(departure, 'fin-FIN')).toBe('free')
    expect(kindOfSlot(aSlot('when', { early: ['early'] }, { type: 'Time' }), 'eng-USA')).toBe('list')
    expect(kindOfSlot(aSlot('city', {}, { type: 'City' }), 'eng-USA')).toBe('free')
    expect(reader({ leave: 'lähden $(departure)' }, 'fin-FIN')('lähden kello kahdeksan')).toEqual([
      ['leave', 'kello kahdeksan'],
    ])
  })

  test('is read with the whole time, as it was said', () => {
    const read = reader({ heat: '(heat|warm) the car [at|by] $(departure)' })
    expect(read('heat the car at Half past six')).toEqual([['heat', 'Half past six']])
    expect(read('warm the car by 8:30 PM')).toEqual([['heat', '8:30 PM']])
    expect(read('warm the car tomorrow morning at seven')).toEqual([['heat', 'tomorrow morning at seven']])
    expect(read('heat the car in ten minutes')).toEqual([['heat', 'in ten minutes']])
    const german = reader({ heat: 'heiz das Auto um $(departure) vor' }, 'deu-DEU')
    expect(german('heiz das Auto um sechs Uhr dreißig vor')).toEqual([['heat', 'sechs Uhr dreißig']])
    expect(german('heiz das Auto um halb sieben vor')).toEqual([['heat', 'halb sieben']])
    const chinese = reader({ heat: '[在] $(departure) 预热' }, 'cmn-CHN')
    expect(chinese('在下午三点一刻预热')).toEqual([['heat', '下午三点一刻']])
  })

  test('takes no other words, and no part of a time next to other words', () => {
    const read = reader({ heat: 'heat the car at $(departure)', leave: '$(departure)' })
    for (const text of [
      'I leave at 8',
      'heat the car at home',
      'heat the car at 8 or so then',
      'eight degrees',
      '25',
      '-8',
    ])
      expect(read(text), text).toEqual([])
  })

  test('takes the preposition only where the expression does not say it', () => {
    expect(reader({ leave: 'leave $(departure)' })('leave at 8')).toEqual([['leave', 'at 8']])
    expect(reader({ leave: 'leave at $(departure)' })('leave at 8')).toEqual([['leave', '8']])
    expect(reader({ leave: 'leave [at] $(departure)' })('leave at 8')).toEqual([['leave', '8']])
    expect(reader({ leave: 'leave at $(departure) in the morning' })('leave at 8 in the morning')).toEqual([
      ['leave', '8'],
    ])
  })

  test('is not cut where free words are next to it', () => {
    const read = reader({ wake: 'wake me $(departure) $(note)', call: 'call $(note) $(departure)' })
    expect(read('wake me at six thirty for work')).toEqual([['wake', 'at six thirty', 'for work']])
    expect(read('call mum at half past six')).toEqual([['call', 'mum', 'at half past six']])
  })

  test('counts like a number: its words are not free', () => {
    const recogniser = recogniserOf({ leave: 'leave at $(departure)', any: 'leave at $(note)' })
    const [first, second] = recogniser.read('leave at quarter to nine')
    expect([first?.intent, first && freeWordsOf(first)]).toEqual(['leave', 0])
    expect([second?.intent, second && freeWordsOf(second)]).toEqual(['any', 3])
    expect(first!.origin).toMatchObject({ fit: { words: 5, free: 0, literal: 2 } })
    expect(pathOf(recogniser, 'leave at quarter to nine', first!).at(-1)).toMatchObject({
      kind: 'value',
      written: '$(departure)',
      said: { text: 'quarter to nine' },
    })
  })

  test('is no number, and a number no time', () => {
    const read = reader({ set: 'set it to $(level)', both: 'heat to $(level) [degrees] at $(departure)' })
    expect(read('set it to half past six')).toEqual([])
    expect(read('set it to 8:30')).toEqual([])
    expect(read('heat to 22 degrees at 7:30')).toEqual([['both', 22, '7:30']])
  })

  test('may be next to other kinds of slots and twice in one expression', () => {
    const slot = (name: string) => aSlot(name, {}, { type: 'Time' })
    const domain = aDomain({
      slots: [slot('from'), slot('to')],
      intents: [anIntent('open', { expressions: [anExpression('open from $(from) to $(to)')] })],
    })
    const [reading] = compileRecogniser(domain, 'eng-USA').read('open from 8 am to quarter to six')
    expect(reading?.slots.map(({ slot, value }) => [slot, value])).toEqual([
      ['from', '8 am'],
      ['to', 'quarter to six'],
    ])
  })

  test('becomes one when an edit makes it so, and any words again', () => {
    const intents = [anIntent('leave', { expressions: [anExpression('leave $(when)')] })]
    const free = aDomain({ slots: [aSlot('when', {}, { type: 'FreeText' })], intents })
    const timed = aDomain({ slots: [aSlot('when', {}, { type: 'Time' })], intents })
    const before = compileRecogniser(free, 'eng-USA')
    expect(before.read('leave with you')).toHaveLength(1)
    const after = compileRecogniser(timed, 'eng-USA', before)
    expect(after.read('leave with you')).toEqual([])
    expect(after.read('leave at 8')).toHaveLength(1)
    expect(compileRecogniser(free, 'eng-USA', after).read('leave with you')).toHaveLength(1)
  })
})

test('the answer to a question for a time is a whole time', () => {
  const program = compile(
    aDomain({
      slots,
      uiActions: [aUiAction('ask', { dialogAct: { type: 'askForInput', slots: { departure: '' } } })],
    }),
    'eng-USA',
  )
  const waits = { uiAction: 'ask', act: 'askForInput', slots: ['departure'], whiteList: [] }
  const answer = (text: string) =>
    understand(program, { ...newState(), waits }, text).chosen?.reading.slots.map(({ value }) => value)
  expect(answer('half past six')).toEqual(['half past six'])
  expect(answer('at 8')).toEqual(['at 8'])
  expect(answer('I leave at 8')).toEqual(['8'])
  expect(answer('I leave at home')).toBeUndefined()
  expect(answer('I do not care')).toBeUndefined()
})

test('sentences made of expressions say a time that is read again', () => {
  const intents = [anIntent('leave', { expressions: [anExpression('leave at $(departure)')] })]
  for (const language of ['eng-USA', 'cmn-CHN', 'ara-SAU']) {
    const domain = aDomain({ slots, intents })
    const [own] = ownSentencesOf(domain, language)(intents[0]!, 1)
    expect(compileRecogniser(domain, language).read(own!.text), own!.text).toHaveLength(1)
  }
})
