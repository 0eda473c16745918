import { expect, test } from 'vitest'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, aModule, anExpression, anIntent, aRule, aSlot, aWireDomain } from '../../testing/index.ts'
import { refusalOf } from '../../testing/refusal.ts'
import { fromWire } from '../../whole-domain/wire/from-wire.ts'
import { toWire } from '../../whole-domain/wire/to-wire.ts'
import { addCanonicals, deleteCanonicals, moveCanonicals, renameCanonical } from './canonical-edits.ts'
import { addLiterals, deleteLiteral, renameLiteral, splitLiterals } from './literal-edits.ts'

const is = (input: string, ...names: string[]) => ({ input, matcher: 'EqualsMatcher', arguments: names })
const restrictedTo = (...canonicals: { name: string; literals: string[] }[]) =>
  anExpression('play $(genre)', { restrictions: [{ slot: 'genre', canonicals }] })
const jazz = { slot: 'genre', canonical: 'jazz' }
const language = 'eng-USA'

const music = aDomain({
  intents: [
    anIntent('play', {
      expressions: [
        restrictedTo({ name: 'jazz', literals: ['jazz', 'swing'] }, { name: 'rock', literals: ['rock'] }),
        restrictedTo({ name: 'jazz', literals: ['swing'] }),
        anExpression('play $(mood)', {
          restrictions: [{ slot: 'mood', canonicals: [{ name: 'jazz', literals: ['swing'] }] }],
        }),
      ],
    }),
  ],
  slots: [
    aSlot('genre', { jazz: ['jazz', 'swing'], rock: ['rock'], pop: ['pop'] }),
    aSlot('mood', { jazz: ['swing'] }),
  ],
  modules: [aModule('Main', aRule(['play'], { slots: [is('genre', 'jazz', 'rock'), is('mood', 'jazz')] }))],
})
const expressionsOf = (domain: typeof music) => domain.intents[0]!.expressions

test('canonicals are added without literals, all or none', () => {
  const after = expectEdit(music, addCanonicals, { slot: 'genre', names: ['soul', 'funk'] })
  expect(after.slots[0]?.canonicals.slice(3)).toEqual([
    { name: 'soul', literals: [] },
    { name: 'funk', literals: [] },
  ])
  expect(after.slots[1]).toBe(music.slots[1])
  expect(refusalOf(() => addCanonicals(music, { slot: 'genre', names: ['soul', 'a.b'] }))).toBe(
    'invalid: No dots allowed in canonical names',
  )
  expect(refusalOf(() => addCanonicals(music, { slot: 'genre', names: ['soul', 'soul'] }))).toMatch(/^taken/)
})

test('a renamed canonical is followed into the rules and restrictions of its slot', () => {
  const after = expectEdit(music, renameCanonical, { ...jazz, to: 'swing' })
  expect(after.slots[0]?.canonicals[0]).toEqual({ name: 'swing', literals: ['jazz', 'swing'] })
  expect(after.modules[0]?.rules[0]?.slots).toEqual([is('genre', 'swing', 'rock'), is('mood', 'jazz')])
  expect(expressionsOf(after)[1]).toEqual(restrictedTo({ name: 'swing', literals: ['swing'] }))
  expect(expressionsOf(after)[2]).toBe(expressionsOf(music)[2])
  expect(renameCanonical(music, { ...jazz, to: 'jazz' })).toBe(music)
  expect(refusalOf(() => renameCanonical(music, { ...jazz, to: 'rock' }))).toMatch(/^taken/)
})

test('what the ontology lists in addition to a canonical goes with its new name', () => {
  const { domain } = fromWire(
    aWireDomain({ ontology: { userInputs: { genre: { values: { jazz: ['x'], pop: [] } } } } }),
  )
  const after = expectEdit(domain, renameCanonical, { ...jazz, to: 'swing' })
  expect(toWire(after).ontology?.userInputs?.genre?.values).toEqual({ pop: [], swing: ['x'] })
})

test('a deleted canonical leaves the literal restrictions, the last one with them; rules stay as strict', () => {
  const after = expectEdit(music, deleteCanonicals, { slot: 'genre', canonicals: ['jazz'] })
  expect(after.slots[0]?.canonicals.map(({ name }) => name)).toEqual(['rock', 'pop'])
  expect(expressionsOf(after)[0]).toEqual(restrictedTo({ name: 'rock', literals: ['rock'] }))
  expect(expressionsOf(after)[1]?.restrictions).toEqual([])
  expect(expressionsOf(after)[2]).toBe(expressionsOf(music)[2])
  expect(after.modules).toBe(music.modules)
  expect(refusalOf(() => deleteCanonicals(music, { slot: 'genre', canonicals: ['pop', 'gone'] }))).toMatch(
    /^missing/,
  )
})

test('canonicals that are deleted at once leave what deleting one after the other leaves', () => {
  const at = (...canonicals: string[]) => ({ slot: 'genre', canonicals })
  const after = expectEdit(music, deleteCanonicals, at('jazz', 'pop'))
  expect(after.slots[0]?.canonicals.map(({ name }) => name)).toEqual(['rock'])
  // Rock is all that is left, so nothing is restricted to it
  expect(expressionsOf(after).map(({ restrictions }) => restrictions.length)).toEqual([0, 0, 1])
  expect(after).toEqual(deleteCanonicals(deleteCanonicals(music, at('jazz')), at('pop')))
  expect(deleteCanonicals(music, at())).toBe(music)
})

test('a canonical moves within its slot', () => {
  const after = expectEdit(music, moveCanonicals, { slot: jazz.slot, canonicals: [jazz.canonical], to: 2 })
  expect(after.slots[0]?.canonicals.map(({ name }) => name)).toEqual(['rock', 'pop', 'jazz'])
})

test('a pasted column of literals is added, without those that are there', () => {
  const literals = splitLiterals('bebop\r\n Swing \n\nsmooth jazz,bebop\n')
  const after = expectEdit(music, addLiterals, { ...jazz, literals, language })
  expect(after.slots[0]?.canonicals[0]?.literals).toEqual(['jazz', 'swing', 'bebop', 'smooth jazz'])
  expect(after.slots[0]?.canonicals[1]).toBe(music.slots[0]?.canonicals[1])
  expect(addLiterals(music, { ...jazz, literals: ['JAZZ'], language })).toBe(music)
})

test('literals that are wrong, or those of another canonical of the slot, are refused with all others (ruling R311)', () => {
  const add = (literals: string[], spoken = language) =>
    addLiterals(music, { ...jazz, literals, language: spoken })
  expect(refusalOf(() => add(['bebop', 'Rock']))).toBe('taken: Rock is already a literal of rock')
  expect(refusalOf(() => add(['bebop', 'a/b']))).toMatch(/^invalid: Special characters/)
  expect(refusalOf(() => add(['R&B']))).toBeUndefined()
  expect(refusalOf(() => add(['R&B'], 'deu-DEU'))).toMatch(/^invalid/)
})

test('a changed literal is followed into the restrictions of its slot', () => {
  const after = expectEdit(music, renameLiteral, { ...jazz, from: 'swing', to: 'Swing', language })
  expect(after.slots[0]?.canonicals[0]?.literals).toEqual(['jazz', 'Swing'])
  expect(expressionsOf(after)[1]).toEqual(restrictedTo({ name: 'jazz', literals: ['Swing'] }))
  expect(expressionsOf(after)[2]).toBe(expressionsOf(music)[2])
  const rename = (to: string) => renameLiteral(music, { ...jazz, from: 'swing', to, language })
  expect(refusalOf(() => rename('rock'))).toBe('taken: rock is already a literal of rock')
  expect(refusalOf(() => rename('jazz'))).toBe('taken: jazz is already a literal of jazz')
})

test('[SLOT-036] a deleted literal leaves the literal restrictions, or takes them with it', () => {
  const after = expectEdit(music, deleteLiteral, { ...jazz, literal: 'swing' })
  expect(after.slots[0]?.canonicals[0]?.literals).toEqual(['jazz'])
  expect(expressionsOf(after)[0]).toEqual(
    restrictedTo({ name: 'jazz', literals: ['jazz'] }, { name: 'rock', literals: ['rock'] }),
  )
  expect(expressionsOf(after)[1]?.restrictions).toEqual([])
  expect(expressionsOf(after)[2]).toBe(expressionsOf(music)[2])
  expect(refusalOf(() => deleteLiteral(music, { ...jazz, literal: 'gone' }))).toMatch(/^missing/)
})

test('a restriction to a canonical that has no literals yet stays when a literal of another one is deleted', () => {
  const genre = aSlot('genre', { jazz: ['jazz', 'swing'], silent: [] })
  const silent = { name: 'silent', literals: [] }
  const expressions = [restrictedTo({ name: 'jazz', literals: ['swing'] }, silent)]
  const domain = aDomain({ intents: [anIntent('play', { expressions })], slots: [genre] })
  const after = expectEdit(domain, deleteLiteral, { ...jazz, literal: 'swing' })
  expect(expressionsOf(after)).toEqual([restrictedTo(silent)])
})

test('a slot that is no list gets no canonicals', () => {
  const domain = aDomain({ slots: [aSlot('year', {}, { type: 'Number' })] })
  expect(refusalOf(() => addCanonicals(domain, { slot: 'year', names: ['first'] }))).toBe(
    'invalid: Only a StaticList has canonicals',
  )
})

test('a restriction that allows all that is left after a deletion is none, and what is added next is heard (ruling R288)', () => {
  const genre = aSlot('genre', { jazz: ['jazz', 'swing'], rock: ['rock'] })
  const expressions = [restrictedTo({ name: 'jazz', literals: ['jazz'] })]
  const domain = aDomain({ intents: [anIntent('play', { expressions })], slots: [genre] })
  const withoutRock = expectEdit(domain, deleteCanonicals, { slot: 'genre', canonicals: ['rock'] })
  expect(expressionsOf(withoutRock)).toEqual(expressions)
  const withoutSwing = expectEdit(withoutRock, deleteLiteral, { ...jazz, literal: 'swing' })
  expect(expressionsOf(withoutSwing)[0]?.restrictions).toEqual([])
  const other = deleteLiteral(domain, { ...jazz, literal: 'swing' })
  expect(expressionsOf(other)).toEqual(expressions)
  const byCanonical = expectEdit(other, deleteCanonicals, { slot: 'genre', canonicals: ['rock'] })
  expect(expressionsOf(byCanonical)[0]?.restrictions).toEqual([])
})
