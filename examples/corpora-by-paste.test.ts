import { type Domain, Refused } from '@sdp/domain'
import { knownNames, readTypedExpressions } from '@sdp/domain/expressions'
import { addExpressions, addIntent } from '@sdp/domain/intents'
import { addReusableExpression, setReusableValue, valueIn } from '@sdp/domain/reusable-expressions'
import { intentRows } from '@sdp/domain/sheets'
import { addSlot, pasteIntoSlot, readPaste } from '@sdp/domain/slots'
import { aDomain } from '@sdp/domain/testing'
import { fromWire, toWire } from '@sdp/domain/wire'
import { describe, expect, test } from 'vitest'
import { asLines, judge } from '../apps/web/src/features/expressions/typed-expressions.ts'
import { type CorpusFile, corporaHere } from '../bench/dialogue/corpus-domain.ts'

/*
 * Corpora: our own small ones, and public ones where they lie next to the project, typed and pasted into the fields of the
 * screens, through the checks and edits that stand behind them. Every name, literal, value and expression is in the exported
 * domain afterwards, or was reported.
 */

describe('corpora by pasting', () => {
  test.each(corporaHere())('every line of %s arrives or is reported', (_, language, corpus) => {
    const refused: string[] = []
    const empty = aDomain({ languages: [{ id: language, language, isDefault: true }] })
    const withSlots = typeSlots(empty, corpus, { language, refused })
    const withParts = typeParts(withSlots, corpus, { language, refused })
    const filled = pasteExpressions(withParts, corpus, { language, refused })

    const { domain, notices } = fromWire(JSON.parse(JSON.stringify(toWire(filled))))
    expect(notices).toEqual([])
    expect(domain.intents).toEqual(filled.intents)
    const arrived = new Set([
      ...domain.slots.map(({ name }) => name),
      ...domain.slots.flatMap(({ name, canonicals }) =>
        canonicals.flatMap((one) => one.literals.map((literal) => `${name} ${one.name} ${literal}`)),
      ),
      ...domain.reusableExpressions.map((part) => `${part.name} ${valueIn(part, language)}`),
      ...intentRows(domain).map(({ intent, value }) => `${intent} ${value}`),
      ...refused,
    ])
    const wanted = linesOf(corpus)
    expect(wanted.filter((line) => !arrived.has(line))).toEqual([])
    expect(intentRows(domain).length).toBeGreaterThan(countExpressions(corpus) * 0.8)
  })
})

interface Typing {
  language: string
  refused: string[]
}

/** Applies what somebody types; what is refused is noted under its line. */
function typed(domain: Domain, line: string, refused: string[], edit: (domain: Domain) => Domain): Domain {
  try {
    return edit(domain)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    refused.push(line)
    return domain
  }
}

/** The names in the add field, the canonicals and literals as cells copied from a sheet. */
function typeSlots(empty: Domain, { slots }: CorpusFile, { language, refused }: Typing): Domain {
  let domain = empty
  for (const { name, canonicals = [] } of slots) {
    domain = typed(domain, name, refused, (one) => addSlot(one, { name, vendorPrefix: 'sdp_' }))
    for (const { canonical, literals } of canonicals) {
      for (const literal of literals) {
        const slot = domain.slots.find((one) => one.name === name)
        const pasting = { text: `${canonical}\t${literal}`, language }
        const there = slot?.canonicals.find((one) => one.name === canonical)?.literals ?? []
        const isReported = slot === undefined || readPaste(slot, pasting).refused.length > 0
        if (isReported || hasLiteral(there, literal)) refused.push(`${name} ${canonical} ${literal}`)
        if (slot !== undefined) domain = pasteIntoSlot(domain, { slot: name, ...pasting })
      }
    }
  }
  return domain
}

/** A literal that is there already, whatever its case, is not added again. */
function hasLiteral(literals: readonly string[], literal: string): boolean {
  return literals.some((one) => one.toLowerCase() === literal.trim().toLowerCase())
}

function typeParts(empty: Domain, { reusable = [] }: CorpusFile, { language, refused }: Typing): Domain {
  const named = reusable.reduce(
    (domain, { name, value }) =>
      typed(domain, `${name} ${value}`, refused, (one) => addReusableExpression(one, { id: name, name })),
    empty,
  )
  return reusable.reduce(
    (domain, { name, value }) =>
      typed(domain, `${name} ${value}`, refused, (one) => setReusableValue(one, { name, language, value })),
    named,
  )
}

/** All lines of an intent at once: those that are right are added, the others stay in the field and say why. */
function pasteExpressions(empty: Domain, { intents }: CorpusFile, { language, refused }: Typing): Domain {
  return intents.reduce((domain, { intent, expressions }) => {
    const added = domain.intents.some(({ name }) => name === intent)
      ? domain
      : typed(domain, intent, refused, (one) => addIntent(one, { name: intent }))
    const others = added.intents.find(({ name }) => name === intent)?.expressions
    if (others === undefined) {
      refused.push(...expressions.map((text) => `${intent} ${text}`))
      return added
    }
    const text = asLines(expressions.map((one) => ({ text: one })))
    const { right, wrong, count, rightCount } = judge(
      readTypedExpressions(text, others, { language, known: knownNames(added) }),
    )
    expect(rightCount + wrong.length).toBe(count)
    for (const one of wrong) {
      expect(one.errors[0]?.message).toBeTruthy()
      refused.push(`${intent} ${one.text}`)
    }
    return addExpressions(added, { intent, text: right, language })
  }, empty)
}

function linesOf({ slots, reusable = [], intents }: CorpusFile): string[] {
  return [
    ...slots.map(({ name }) => name),
    ...slots.flatMap(({ name, canonicals = [] }) =>
      canonicals.flatMap(({ canonical, literals }) => literals.map((one) => `${name} ${canonical} ${one}`)),
    ),
    ...reusable.map(({ name, value }) => `${name} ${value}`),
    ...intents.flatMap(({ intent, expressions }) => expressions.map((text) => `${intent} ${text}`)),
  ]
}

function countExpressions({ intents }: CorpusFile): number {
  return intents.reduce((sum, { expressions }) => sum + expressions.length, 0)
}
