import { insertRules, type Rule, readRules, rulePlaceOf, writeRules } from '@sdp/domain/decision-table'
import { useMemo, useRef } from 'react'
import { copyText } from '../../browser/clipboard.ts'
import { check, useEdit } from '../../editing/use-edit.ts'
import { notify } from '../../ui/notifications.tsx'
import { useRuleNames } from './use-rule-names.ts'

export interface RulesClipboard {
  copy: (rules: readonly Rule[]) => void
  cut: (rules: readonly Rule[]) => void
  /**
   * Puts rules that were copied here, in another domain or in a sheet after a row, or at the head of a module
   * (ruling R88).
   */
  paste: (text: string, module: number, after: Rule | undefined) => void
}

/** What was copied last, with all that a text does not say. */
let copied: { text: string; rules: readonly Rule[] } | undefined

const maxReported = 3

/** Rules as rows that sheets understand. */
export function useRulesClipboard(onDelete: (rules: readonly Rule[]) => void): RulesClipboard {
  const { edit } = useEdit()
  const names = useRuleNames()
  const latest = useRef({ names, onDelete })
  latest.current = { names, onDelete }
  return useMemo(() => {
    const copy = (rules: readonly Rule[]) => {
      const text = writeRules(rules)
      copied = { text, rules }
      void copyText(text).then((isCopied) => {
        if (isCopied) notify('success', rules.length === 1 ? '1 rule copied' : `${rules.length} rules copied`)
        else notify('error', 'The browser did not let the rules be copied')
      })
    }
    return {
      copy,
      cut: (rules) => {
        copy(rules)
        latest.current.onDelete(rules)
      },
      paste: (text, module, after) => {
        const { inputs, coreActions } = latest.current.names
        const isOwn = copied !== undefined && copied.text === text.replaceAll('\r\n', '\n')
        const { rules, wrong } = isOwn
          ? { rules: copied!.rules, wrong: [] }
          : readRules(text, { names: inputs, coreActions })
        if (wrong.length > 0) {
          const reported = wrong
            .slice(0, maxReported)
            .map(({ line, column, problem }) => `line ${line}, ${column}: ${problem}`)
          const more = wrong.length > maxReported ? `; and ${wrong.length - maxReported} more` : ''
          notify('error', 'Nothing was pasted: some cells are wrong', reported.join('; ') + more)
          return
        }
        if (rules.length === 0) return
        const place = after && check(rulePlaceOf, after)
        edit(insertRules, { at: { module, rule: place === undefined ? 0 : place.rule + 1 }, rules })
      },
    }
  }, [edit])
}
