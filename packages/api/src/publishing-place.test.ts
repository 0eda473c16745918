import { itemFields, placeFields } from '@sdp/domain/publishing'
import { expect, test } from 'vitest'
import { ServerEvent } from './events.ts'
import { PublishState, publishing } from './publishing.ts'
import { Item } from './publishing-place.ts'

const item = { node: 'ECE', environment: 'prod', resource: 'dialog', provider: 'runtime', language: '' }

test('every call and event names a place by the fields that the rules define', () => {
  expect(Object.keys(Item.shape)).toEqual([...itemFields])
  expect(Object.keys(PublishState.shape)).toEqual(expect.arrayContaining([...itemFields]))
  expect(Object.keys(publishing.history.shapes.reply.element.shape)).toEqual(
    expect.arrayContaining([...itemFields]),
  )
  const { instructions } = publishing.deliver.shapes.body.shape.context.shape
  expect(Object.keys(instructions.element.shape)).toEqual([...placeFields, 'languages'])
  const event = { type: 'publishing-updated', domainId: 'radio', name: 'Radio', items: [item] }
  expect(ServerEvent.parse(event)).toEqual(event)
})

test('a place that somebody names has a code for each of its fields', () => {
  const { instructions } = publishing.deliver.shapes.body.shape.context.shape
  const sent = { ...item, languages: ['deu-DEU'], language: undefined }
  for (const field of placeFields) {
    expect(instructions.safeParse([{ ...sent, [field]: '' }]).success).toBe(false)
    expect(instructions.safeParse([{ ...sent, [field]: 'x'.repeat(41) }]).success).toBe(false)
  }
})
