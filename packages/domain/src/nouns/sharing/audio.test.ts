import { expect, test } from 'vitest'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, aUiAction } from '../../testing/index.ts'
import {
  audioQuestion,
  audioStates,
  clearPendingAudio,
  pendingAudio,
  sharedAudio,
  takeOverAudio,
} from './audio.ts'

const beep = { domain: 'Radio', action: 'tuned', response: 'beep', texts: ['beep.wav'] }
const ding = { domain: 'Radio', action: 'tuned', response: 'ding', texts: ['new.wav'] }
const domain = aDomain({
  uiActions: [aUiAction('answer', { audioResponses: ['ding'] }), aUiAction('show')],
  audioResponses: [{ name: 'ding', texts: ['ding.wav'] }],
  sharedResources: [{ domain: 'Other', type: 'audioResponses', data: { hello: ['hello.wav'] } }, 'unknown'],
})

test('[RESP-009] shared resources are read by domain, UI action and response; what is no sound is passed over', () => {
  const resources = [
    {
      domain: 'Radio',
      type: 'audioResponses',
      data: { tuned: { beep: ['beep.wav'], odd: 3 }, hello: ['hi.wav'] },
    },
    { domain: 'Radio', type: 'pictures', data: {} },
    null,
  ]
  expect(sharedAudio(resources)).toEqual([
    beep,
    { domain: 'Radio', action: 'hello', response: 'hello', texts: ['hi.wav'] },
  ])
  expect(sharedAudio('rubbish')).toEqual([])
})

test('[RESP-011] a sound that is taken over is played here, and pending until it is saved', () => {
  const after = expectEdit(domain, takeOverAudio, { audio: beep, into: 'show' })
  expect(after.audioResponses).toEqual([...domain.audioResponses, { name: 'beep', texts: ['beep.wav'] }])
  expect(after.uiActions[1]?.audioResponses).toEqual(['beep'])
  expect(after.sharedResources).toEqual([
    ...(domain.sharedResources as unknown[]),
    { domain: 'Radio', type: 'audioResponses', data: { tuned: { beep: ['beep.wav'] } } },
  ])
  expect(pendingAudio(after.sharedResources, domain.sharedResources)).toEqual([beep])
  expect(pendingAudio(after.sharedResources, after.sharedResources)).toEqual([])
  expect(takeOverAudio(after, { audio: beep, into: 'show' })).toBe(after)
})

test('[RESP-013] what is pending is cleared: sounds are as they were saved', () => {
  const taken = [beep, ding].reduce((before, audio) => takeOverAudio(before, { audio, into: 'show' }), domain)
  expect(taken.audioResponses[0]?.texts).toEqual(['new.wav'])
  const cleared = expectEdit(taken, clearPendingAudio, { saved: domain })
  expect(cleared.audioResponses).toEqual(domain.audioResponses)
  expect(cleared.sharedResources).toBe(domain.sharedResources)
  expect(cleared.uiActions.map(({ audioResponses }) => audioResponses)).toEqual([['ding'], ['ding']])
  expect(clearPendingAudio(domain, { saved: domain })).toBe(domain)
})

test('[RESP-012] sounds are told apart: offered, pending, taken over, changed or gone there', () => {
  const saved = takeOverAudio(domain, { audio: beep, into: 'show' }).sharedResources
  const more = { ...beep, response: 'more' }
  const lost = { ...beep, response: 'lost' }
  const now = [more, lost].reduce((before, audio) => takeOverAudio(before, { audio, into: 'show' }), {
    ...domain,
    sharedResources: saved,
  }).sharedResources
  const stated = audioStates([beep, more, ding], { domain: 'Radio', now, saved })
  expect(stated.map(({ audio, state }) => `${audio.response} ${state}`)).toEqual([
    'beep taken over',
    'more pending',
    'ding offered',
    'lost gone there',
  ])
  const [first] = audioStates([{ ...beep, texts: ['other.wav'] }], { domain: 'Radio', now, saved })
  expect(first?.state).toBe('changed there')
})

test('a sound that would replace others of the domain is asked about, and one that follows its source is not', () => {
  expect(audioQuestion(domain, beep)).toBeUndefined()
  expect(audioQuestion(domain, { ...ding, texts: ['ding.wav'] })).toBeUndefined()
  expect(audioQuestion(domain, ding)).toBe(
    'The domain has other sounds as ding, which answer plays. They will be replaced.',
  )
  const taken = takeOverAudio(domain, { audio: ding, into: 'show' })
  expect(audioQuestion(taken, { ...ding, texts: ['newest.wav'] })).toBeUndefined()
})
