import { expect, test } from 'vitest'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, anIntent, aUiAction } from '../../testing/index.ts'
import { emotionAnimations, referencePoints, speakingStylesFor } from './choices.ts'
import {
  addFlag,
  checkFlagName,
  deleteFlag,
  setCloudTts,
  setEmotionAnimation,
  setFlag,
  setSoundFocus,
  setSpeakingStyle,
} from './settings-edits.ts'

const domain = aDomain({
  intents: [anIntent('stop')],
  uiActions: [aUiAction('ask'), aUiAction('show', { clientBehaviourFlags: { followUp: true } })],
})
const names = ['ask', 'show']
const flagsOf = ({ uiActions }: typeof domain) => uiActions.map((action) => action.clientBehaviourFlags)

test('[UIA-016] a flag that is added is off, and stays as it is where it was', () => {
  const after = expectEdit(domain, addFlag, { names, flag: 'followUp' })
  expect(flagsOf(after)).toEqual([{ followUp: false }, { followUp: true }])
  expect(after.uiActions[1]).toBe(domain.uiActions[1])
})

test('[UIA-031] flags are switched and taken away, of several UI actions at once', () => {
  const on = expectEdit(domain, setFlag, { names, flag: 'bargeIn', isOn: true })
  expect(flagsOf(on)).toEqual([{ bargeIn: true }, { followUp: true, bargeIn: true }])
  expect(setFlag(on, { names, flag: 'bargeIn', isOn: true })).toBe(on)
  expect(flagsOf(expectEdit(on, deleteFlag, { names, flag: 'followUp' }))).toEqual([
    { bargeIn: true },
    { bargeIn: true },
  ])
})

test.each([
  ['', 'A flag needs a name'],
  [' ', 'A flag needs a name'],
  ['followUp', 'followUp is there already'],
  ['__proto__', 'This name is reserved'],
  ['any text', undefined],
])('[UIA-015] the flag name "%s" is reported: %s', (flag, message) => {
  expect(checkFlagName({ followUp: true }, flag)).toBe(message)
})

test('[UIA-050] [UIA-051] speaking styles are offered by the market', () => {
  const everywhere = ['', 'neutral', 'soft', 'happy', 'serious', 'empathic', 'sarcastic']
  const inChina = { languages: [{ id: '', language: 'cmn-chn', isDefault: true }] }
  expect(speakingStylesFor(domain)).toEqual(everywhere)
  expect(speakingStylesFor(inChina)).toEqual([
    ...everywhere,
    'surprise',
    'confused',
    'comforting',
    'apologize',
  ])
})

test('[UIA-029] how it is spoken and looks is set', () => {
  const soft = expectEdit(domain, setSpeakingStyle, { names, style: 'soft' })
  expect(soft.uiActions.map(({ speakingStyle }) => speakingStyle)).toEqual(['soft', 'soft'])
  expect(() => setSpeakingStyle(domain, { names, style: 'surprise' })).toThrow('is for China only')
  expect(() => setSpeakingStyle(domain, { names, style: 'rude' })).toThrow('There is no speaking style rude')
  expect(emotionAnimations).toEqual(['neutral', 'happy', 'positive', 'negative'])
  const happy = expectEdit(domain, setEmotionAnimation, { names: ['ask'], animation: 'happy' })
  expect(happy.uiActions.map(({ emotionAnimation }) => emotionAnimation)).toEqual(['happy', ''])
  expect(() => setEmotionAnimation(domain, { names, animation: 'sad' })).toThrow('no emotion animation sad')
  expect(expectEdit(domain, setCloudTts, { names, isOn: true }).uiActions[1]?.useCloudTts).toBe(true)
})

test('[UIA-032] where it is heard is set and taken away', () => {
  const focus = { referencePoint: 'DRIVER', coordinates: [{ x: 0, y: 1, z: 0 }] }
  const after = expectEdit(domain, setSoundFocus, { names: ['ask'], focus })
  expect(after.uiActions[0]?.soundFocus).toEqual(focus)
  expect(setSoundFocus(after, { names: ['ask'], focus: { ...focus } })).toBe(after)
  const everywhere = expectEdit(after, setSoundFocus, { names: ['ask'], focus: undefined })
  expect(everywhere.uiActions[0]?.soundFocus).toBeUndefined()
  expect(referencePoints).toContain('THIRD_ROW_RIGHT')
  expect(() => setSoundFocus(domain, { names, focus: { ...focus, referencePoint: 'ROOF' } })).toThrow(
    'There is no reference point ROOF',
  )
  expect(() => setSoundFocus(domain, { names, focus: { ...focus, coordinates: [{ x: 1 }] } })).toThrow(
    'all together',
  )
})
