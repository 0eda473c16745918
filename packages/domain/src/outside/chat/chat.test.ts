import { expect, test } from 'vitest'
import {
  appNames,
  chatMarkets,
  chatStages,
  defaultPosition,
  newRequestHeader,
  nextDialogState,
  nothingRecalled,
  readCoordinate,
  recalled,
  sentHeader,
  shownStage,
  stagePlace,
  withRecent,
  withTranscript,
} from './index.ts'

test('each stage is a market and an environment', () => {
  const places = chatStages.map((stage) => Object.values(stagePlace(stage)).join('-'))
  expect(places).toEqual(chatStages)
  expect(stagePlace('draft')).toEqual({ market: 'ece', environment: 'draft' })
})

test('the draft answers while a domain is open, unless another stage was chosen', () => {
  expect(shownStage(undefined, { hasOpenDomain: false })).toBe('ece-dev')
  expect(shownStage(undefined, { hasOpenDomain: true })).toBe('draft')
  expect(shownStage('amap-prod', { hasOpenDomain: true })).toBe('amap-prod')
  expect(shownStage('draft', { hasOpenDomain: false })).toBe('ece-dev')
})

test('the platform is sent by that name and the position as one text', () => {
  const header = {
    ...newRequestHeader(),
    ntgVersion: 'NTG6-FU1',
    position: { latitude: 48.5, longitude: -9 },
  }
  const sent = sentHeader(header)
  expect(sent).toMatchObject({
    platform: 'NTG6-FU1',
    position: '48.5:-9',
    market: 'ece',
    environment: 'dev',
  })
  expect(sent).not.toHaveProperty('ntgVersion')
})

test('a part of the position that nobody gave is sent as 0', () => {
  const at = (latitude?: number, longitude?: number) =>
    sentHeader({ ...newRequestHeader(), position: { latitude, longitude } }).position
  expect(at(1, undefined)).toBe('1:0')
  expect(at(undefined, 2)).toBe('0:2')
  expect(at(undefined, undefined)).toBe('0:0')
})

test('each market has a position of its own until one is chosen', () => {
  const known = chatMarkets.map((market) => defaultPosition(market))
  expect(new Set(known.map(({ latitude }) => latitude)).size).toBe(3)
  const { latitude, longitude } = defaultPosition('china')
  expect(sentHeader({ ...newRequestHeader(), stage: 'china-prod' }).position).toBe(`${latitude}:${longitude}`)
})

test('a new header names one of the apps', () => {
  expect(appNames).toContain(newRequestHeader().appName)
})

test('a coordinate is a number on the globe, also with a comma', () => {
  expect(readCoordinate(' 48,5 ', 90)).toBe(48.5)
  expect(readCoordinate('', 90)).toBeUndefined()
  expect(readCoordinate('91', 90)).toEqual({ problem: 'A number from -90 to 90' })
  expect(readCoordinate('north', 180)).toHaveProperty('problem')
})

test('recent values stand in front, each once, three of a field', () => {
  let recent = withRecent({}, { vin: 'A', latitude: '' })
  for (const vin of ['B', 'C', 'D', 'B']) recent = withRecent(recent, { vin })
  expect(recent).toEqual({ vin: ['B', 'D', 'C'] })
})

test('what was heard is capitalised and follows as a sentence', () => {
  expect(withTranscript('', 'play some jazz')).toBe('Play some jazz')
  expect(withTranscript('Hello ', 'play some jazz')).toBe('Hello. Play some jazz')
  expect(withTranscript('Really?', 'éteins la radio')).toBe('Really? Éteins la radio')
  expect(withTranscript('Hello', '  ')).toBe('Hello')
})

test('the arrow keys go through what was sent and back to what was being typed', () => {
  const sent = ['one', 'two']
  const up = recalled(sent, nothingRecalled, { step: 'up', shown: 'half' })!
  expect(up.text).toBe('two')
  const further = recalled(sent, up.recall, { step: 'up', shown: 'two' })!
  expect(further.text).toBe('one')
  expect(recalled(sent, further.recall, { step: 'up', shown: 'one' })).toBeUndefined()
  const down = recalled(sent, further.recall, { step: 'down', shown: 'one' })!
  expect(recalled(sent, down.recall, { step: 'down', shown: 'two' })!.text).toBe('half')
  expect(recalled(sent, nothingRecalled, { step: 'down', shown: '' })).toBeUndefined()
})

test('the dialog state of the first action is kept only while it says to continue', () => {
  const first = { continues: true, dialogState: { asks: 'city' } }
  const over = { continues: false, dialogState: { asks: 'city' } }
  expect(nextDialogState([first, over], { keepsSession: true })).toEqual({ asks: 'city' })
  expect(nextDialogState([over, first], { keepsSession: true })).toBeUndefined()
  expect(nextDialogState([first], { keepsSession: false })).toBeUndefined()
  expect(nextDialogState([], { keepsSession: true })).toBeUndefined()
})
