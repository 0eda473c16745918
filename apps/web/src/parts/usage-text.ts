import type { Usage } from '@sdp/domain'
import { countedIfAny } from '../ui/numbers.ts'

/** What is asked before something is deleted, such as 'the slot genre', with all that loses something by it. */
export function deletionText(what: string, usage: Usage): string {
  const question = `Do you want to delete ${what}?`
  const touched = touchedText(usage)
  return touched === undefined ? question : `${question} It touches ${touched}.`
}

/** What a new name changes in addition to the thing itself, or nothing (ruling R327). */
export function renamingText(usage: Usage): string | undefined {
  const touched = touchedText(usage)
  return touched === undefined ? undefined : `The new name also goes into ${touched}.`
}

function touchedText(usage: Usage): string | undefined {
  const touched = [
    countedIfAny(usage.expressions, 'expression'),
    countedIfAny(usage.reusableExpressions, 'reusable part'),
    countedIfAny(usage.rules, 'rule'),
    countedIfAny(usage.resetRules, 'reset rule'),
    countedIfAny(usage.uiActions, 'UI action'),
    countedIfAny(usage.responses, 'response'),
    countedIfAny(usage.tests, 'test'),
  ].filter((text) => text !== undefined)
  return touched.length === 0 ? undefined : touched.join(', ')
}
