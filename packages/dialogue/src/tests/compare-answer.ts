import type { Domain } from '@sdp/domain'
import type { Rule } from '@sdp/domain/decision-table'
import type { TestTurn } from '@sdp/domain/tests'
import type { Reply } from '../model/reply.ts'
import type { TurnResult } from '../turn/run.ts'
import { differencesIn } from './compare.ts'
import type { TurnRun } from './result.ts'

/** An answer that somebody got elsewhere than in the run of a test. */
export interface GivenAnswer {
  said: string
  outcome: TurnResult
  language: string
  /** The rules that fired, where that is known. */
  rules?: readonly Rule[] | undefined
  /** The texts of each response in the language, where that is known. */
  ttsTexts?: ReadonlyMap<string, readonly string[]> | undefined
  /** What rules are called by. */
  domain: Pick<Domain, 'modules'>
}

/** Compares an answer with what a turn expects; what is not known of it is not compared, nor a text that chance chose. */
export function compareAnswer(turn: TestTurn, answer: GivenAnswer, number: number): TurnRun {
  const { said, outcome, language, rules, ttsTexts = new Map(), domain } = answer
  const { rules: expectedRules, texts, ...others } = turn.expected
  const expected = {
    ...others,
    ...(rules && expectedRules && { rules: expectedRules }),
    ...(texts && areTextsSettled(outcome.reply, ttsTexts) && { texts }),
  }
  const compared = { program: { language, ttsTexts, domain }, expected, outcome, rules: rules ?? [] }
  const differences = differencesIn(compared, number)
  return { said, isMade: false, outcome, ...(rules && { rules: [...rules] }), differences }
}

/** Whether each response that was said has one text. */
function areTextsSettled({ actions }: Reply, ttsTexts: ReadonlyMap<string, readonly string[]>): boolean {
  return actions.every(
    (action) =>
      action.kind !== 'ui' ||
      [...action.before, ...action.texts, ...action.after].every(
        ({ response }) => ttsTexts.get(response)?.length === 1,
      ),
  )
}
