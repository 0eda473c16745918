import { aDomain, aModule, anIntent, aRule } from '@sdp/domain/testing'
import { fullDomain } from '@sdp/domain/testing/edits'
import { expect, test } from 'vitest'
import { type DomainPiece, piecesOf, withPiece } from './domain-transfer.ts'

type Received = ReturnType<typeof withPiece>

function receive(before: Received | undefined, pieces: Iterable<DomainPiece>): Received {
  let received = before
  for (const piece of pieces) received = withPiece(received, structuredClone(piece))
  return received!
}

const run = (domain: Received) => {
  const { additionalResponses: _, kept: __, modules, ...rest } = domain
  return { ...rest, modules: modules.map(({ name, rules }) => ({ name, rules })) }
}

test('a domain arrives as it is, but for what no test needs', () => {
  expect(run(receive(undefined, piecesOf(undefined, fullDomain)))).toEqual(run(fullDomain))
})

test('a long list arrives in pieces', () => {
  const intents = Array.from({ length: 450 }, (_, at) => anIntent(`intent_${at}`))
  const domain = aDomain({ intents })
  const pieces = [...piecesOf(undefined, domain)]
  expect(pieces.filter((piece) => piece.kind === 'list').map(({ change }) => change.added.length)).toEqual([
    50, 50, 50, 50, 50, 50, 50, 50, 50,
  ])
  expect(receive(undefined, pieces).intents).toEqual(intents)
})

test('after an edit only what changed is sent, and the rest stays the same object', () => {
  const [first, second] = [aModule('First', aRule(['a']), aRule(['b'])), aModule('Second', aRule(['c']))]
  const before = aDomain({ intents: [anIntent('a')], modules: [first, second] })
  const received = receive(undefined, piecesOf(undefined, before))
  const changed = { ...first, rules: [first.rules[0]!, aRule(['b'], { uiAction: 'x' })] }
  const after = { ...before, modules: [second, changed] }
  const pieces = [...piecesOf(before, after)]
  expect(pieces.map(({ kind }) => kind)).toEqual(['modules', 'rules'])
  const now = receive(received, pieces)
  expect(run(now)).toEqual(run(after))
  expect(now.intents).toBe(received.intents)
  expect(now.modules[0]?.rules).toBe(received.modules[1]?.rules)
  expect([...piecesOf(after, after)]).toEqual([])
})
