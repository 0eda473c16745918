import { expect, test } from 'vitest'
import { addIntent, deleteIntents, setIntentComments } from '../../nouns/intents/edits.ts'
import { aDomain, anIntent } from '../../testing/builders.ts'
import { entryChanges } from './entry-changes.ts'
import { toWire } from './to-wire.ts'

const domain = aDomain({ intents: [anIntent('play'), anIntent('stop')] })

test('two domains are compared entry by entry', () => {
  const added = addIntent(domain, { name: 'pause' })
  const commented = setIntentComments(added, { name: 'play', comments: 'why' })
  const after = deleteIntents(commented, { names: ['stop'] })
  const changes = entryChanges(toWire(domain), toWire(after))
  const inIntents = changes.filter(({ collection }) => collection === 'ontology.intents')
  expect(inIntents.map(({ key, change }) => [key, change])).toEqual([
    ['stop', 'removed'],
    ['pause', 'added'],
    ['play', 'changed'],
  ])
  expect(entryChanges(toWire(domain), toWire(domain))).toEqual([])
})
