import type { Usage } from '@sdp/domain'

/** What is asked before something is deleted, such as 'the slot genre', with all that loses something by it. */
export function deletionText(what: string, usage: Usage): string {
  const question = `Do you want to delete ${what}?`
  const touched = touchedText(usage)
  return touched === undefined ? question : `${question} It touches ${touched}.`
}

/** What a new name changes beside the thing itself, or nothing. */
export function renamingText(usage: Usage): string | undefined {
  const touched = touchedText(usage)
  return touched === undefined ? undefined : `The new name also goes into ${touched}.`
}

function touchedText(usage: Usage): string | undefined {
  const touched = [
    counted(usage.expressions, 'expression'),
    counted(usage.reusableExpressions, 'reusable part'),
    counted(usage.rules, 'rule'),
    counted(usage.resetRules, 'reset rule'),
    counted(usage.uiActions, 'UI action'),
    counted(usage.responses, 'response'),
  ].filter((text) => text !== undefined)
  return touched.length === 0 ? undefined : touched.join(', ')
}

function counted(count: number, noun: string): string | undefined {
  if (count === 0) return undefined
  return count === 1 ? `1 ${noun}` : `${count.toLocaleString('en-US')} ${noun}s`
}
