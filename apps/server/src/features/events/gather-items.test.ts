import type { ServerEvent } from '@sdp/api'
import { expect, test } from 'vitest'
import { gatherItems } from './gather-items.ts'

const item = (language: string) => ({
  node: 'ECE',
  environment: 'prod',
  resource: 'languageModel',
  provider: 'world',
  language,
})
const updated = (domainId: string, ...languages: string[]): ServerEvent => ({
  type: 'publishing-updated',
  domainId,
  name: domainId,
  items: languages.map(item),
})
const other: ServerEvent = { type: 'user-groups-updated' }

test('the steps of pipelines become one event a domain with each item once, behind all others', () => {
  const events = [
    updated('radio', 'deu-DEU'),
    updated('lamp', 'deu-DEU'),
    other,
    updated('radio', 'fra-FRA', 'deu-DEU'),
  ]
  expect(gatherItems(events)).toEqual([
    other,
    updated('radio', 'deu-DEU', 'fra-FRA'),
    updated('lamp', 'deu-DEU'),
  ])
})
