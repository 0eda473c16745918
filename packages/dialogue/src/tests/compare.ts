import { type Domain, isSame } from '@sdp/domain'
import type { Rule } from '@sdp/domain/decision-table'
import type { Expected, ExpectedApiAction } from '@sdp/domain/tests'
import type { Program } from '../program/program.ts'
import type { TurnResult } from '../turn/run.ts'
import { apiActionsOf, intentOf, joined, screensOf, slotsOf, textOf, textsOf, uiActionsOf } from './actual.ts'
import type { TestDifference } from './result.ts'
import { ruleName } from './rule-name.ts'
import { areSameValues, inWords, valuesInWords } from './said-values.ts'
import { ruleKey } from './same-rule.ts'

/** A turn that was answered, to be compared with what is expected of it. */
export interface Compared {
  program: Pick<Program, 'language' | 'ttsTexts'> & { domain: Pick<Domain, 'modules'> }
  expected: Expected
  outcome: TurnResult
  /** The rules that fired. */
  rules: readonly Rule[]
}

/** A turn that was run. */
interface Repeatable extends Compared {
  /** The same turn where the rotation of texts begins elsewhere. */
  turnWithSeed: (seed: number) => Promise<TurnResult>
}

type Difference = Omit<TestDifference, 'text'> & { words: string }

/** In what a turn differs from what is expected of it; what is not expected is not compared. */
export async function differencesOf(compared: Repeatable, number: number): Promise<TestDifference[]> {
  const { texts, textMatch } = compared.expected
  const text = textMatch === 'variation' ? texts?.[compared.program.language] : undefined
  const isVariation = text !== undefined && (await isOtherVariation(text, compared))
  return differencesIn(compared, number, { isVariation })
}

/** The same of a turn that cannot be run again: its text is the expected one, or somebody knows that it is a variation of it. */
export function differencesIn(
  compared: Compared,
  number: number,
  { isVariation = false }: { isVariation?: boolean } = {},
): TestDifference[] {
  const found = [
    ofIntent(compared),
    ofSlots(compared),
    ofRules(compared),
    ofUiActions(compared),
    ofApiActions(compared),
    isVariation ? undefined : ofText(compared),
    ofScreen(compared),
    ofWaiting(compared),
  ]
  return found.flatMap((one) => {
    if (one === undefined) return []
    const { words, ...difference } = one
    return [{ ...difference, text: `Turn ${number}: ${words}` }]
  })
}

function ofIntent({ expected, outcome: { trace } }: Compared): Difference | undefined {
  const got = intentOf(trace)
  if (expected.intent === undefined || expected.intent === got) return undefined
  const understood = got === undefined ? 'an answer' : got === '' ? 'nothing' : got
  return expected.intent === ''
    ? {
        ...{ what: 'intent', expected: 'nothing', got: understood },
        words: `nothing was expected to be understood, and ${understood} was`,
      }
    : {
        ...{ what: 'intent', expected: expected.intent, got: understood },
        words: `intent ${expected.intent} was expected, and ${understood} was understood`,
      }
}

function ofSlots({ program, expected, outcome }: Compared): Difference | undefined {
  const wanted = expected.slotsByLanguage?.[program.language] ?? expected.slots
  const got = slotsOf(outcome.trace)
  if (wanted === undefined || areSameValues(wanted, got)) return undefined
  return differing('slots', valuesInWords(wanted), valuesInWords(got), {
    none: 'no slot',
    happened: 'was said',
  })
}

function ofRules({ program, expected: { rules }, rules: got }: Compared): Difference | undefined {
  if (rules === undefined || isSame(rules.map(ruleKey), got.map(ruleKey))) return undefined
  const inOrder = (list: readonly Rule[]) => inWords(list.map((rule) => ruleName(program, rule)))
  return differing('rules', inOrder(rules), inOrder(got), { none: 'no rule', happened: 'fired' })
}

function ofUiActions({ expected: { uiActions }, outcome: { reply } }: Compared): Difference | undefined {
  const got = uiActionsOf(reply)
  if (uiActions === undefined || isSame(uiActions, got)) return undefined
  return differing('uiActions', inWords(uiActions), inWords(got), {
    none: 'no UI action',
    happened: 'was run',
  })
}

function ofApiActions({ expected: { apiActions }, outcome: { trace } }: Compared): Difference | undefined {
  const got = apiActionsOf(trace)
  if (apiActions === undefined) return undefined
  const isAsExpected =
    apiActions.length === got.length &&
    apiActions.every(({ name, parameters }, at) => {
      const actual = got[at]!
      return name === actual.name && (parameters === undefined || isSame(parameters, actual.parameters ?? {}))
    })
  if (isAsExpected) return undefined
  const inOrder = (list: readonly ExpectedApiAction[]) => inWords(list.map(apiActionInWords))
  return differing('apiActions', inOrder(apiActions), inOrder(got), {
    none: 'no API action',
    happened: 'was run',
  })
}

function apiActionInWords({ name, parameters = {} }: ExpectedApiAction): string {
  const values = Object.entries(parameters)
  return values.length === 0 ? name : `${name} with ${valuesInWords(parameters)}`
}

function ofText({ program, expected, outcome }: Compared): Difference | undefined {
  const text = expected.texts?.[program.language]
  if (text === undefined) return undefined
  const got = textOf(outcome.reply)
  const isAsExpected = expected.textMatch === 'part' ? got.includes(text) : got === text
  if (isAsExpected) return undefined
  const part = expected.textMatch === 'part' ? 'a text with ' : ''
  return {
    ...{ what: 'text', expected: text, got },
    words: `${part}${quoted(text)} was expected, and ${got === '' ? 'nothing' : quoted(got)} was said`,
  }
}

/** Whether a text is one that could have been said: of each response any of its texts. */
async function isOtherVariation(
  text: string,
  { program, outcome, turnWithSeed }: Repeatable,
): Promise<boolean> {
  if (textOf(outcome.reply) === text) return false
  const sizes = outcome.reply.actions.flatMap((action) =>
    action.kind === 'ui'
      ? [...action.before, ...action.texts, ...action.after].map(
          ({ response }) => program.ttsTexts.get(response)?.length ?? 0,
        )
      : [],
  )
  const variations = textsOf(outcome.reply).map((one) => new Set([one]))
  for (let seed = 1; seed < Math.max(0, ...sizes); seed++) {
    const texts = textsOf((await turnWithSeed(seed)).reply)
    for (const [at, one] of texts.entries()) variations[at]?.add(one)
  }
  return isOneOfEach(text, variations)
}

/** Whether a text is made of one of each, joined. */
function isOneOfEach(text: string, variations: readonly ReadonlySet<string>[]): boolean {
  let starts = new Set([''])
  for (const texts of variations) {
    const longer = [...starts].flatMap((start) => Array.from(texts, (one) => joined([start, one])))
    starts = new Set(longer.filter((start) => text.startsWith(start)))
  }
  return starts.has(text)
}

function ofScreen({ program, expected, outcome }: Compared): Difference | undefined {
  const wanted = expected.screens?.[program.language]
  const got = screensOf(outcome.reply)
  if (wanted === undefined || isSame(wanted, got)) return undefined
  return {
    ...{ what: 'screen', expected: JSON.stringify(wanted), got: JSON.stringify(got) },
    words: screenWords(wanted, got),
  }
}

function screenWords(wanted: readonly unknown[], got: readonly unknown[]): string {
  if (got.length === 0) return 'the screen was expected to show something, and shows nothing'
  if (wanted.length === 0) return 'the screen was expected to show nothing, and shows something'
  return 'the screen shows something else than expected'
}

function ofWaiting({ expected: { waits }, outcome: { reply } }: Compared): Difference | undefined {
  if (waits === undefined || waits === reply.followUp) return undefined
  const [waiting, ending] = ['it waits for an answer', 'the conversation ends']
  return waits
    ? {
        ...{ what: 'waits', expected: waiting, got: ending },
        words: 'it was expected to wait for an answer, and the conversation ended',
      }
    : {
        ...{ what: 'waits', expected: ending, got: waiting },
        words: 'the conversation was expected to end, and it waits for an answer',
      }
}

function differing(
  what: TestDifference['what'],
  wanted: string,
  actual: string,
  { none, happened }: { none: string; happened: string },
): Difference {
  const expected = wanted === '' ? none : wanted
  const got = actual === '' ? none : actual
  return { what, expected, got, words: `${expected} was expected, and ${got} ${happened}` }
}

function quoted(text: string): string {
  return `'${text}'`
}
