import {
  previewReplaceInRules,
  type Rule,
  replaceInRules,
  writeConditions,
  writeIntent,
  writeRequest,
} from '@sdp/domain/decision-table'
import { useDeferredValue, useMemo, useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { counted } from '../../ui/numbers.ts'
import { ReplaceDialog } from '../../ui/ReplaceDialog.tsx'
import { type RuleNames, useRuleNames } from './use-rule-names.ts'

/** Replaces a text in all rules, after showing what becomes of each. */
export function ReplaceInRulesDialog({ onClose }: { onClose: () => void }) {
  const domain = useEditing((editing) => editing.domain)
  const { edit, disabledReason } = useEdit()
  const names = useRuleNames()
  const [find, setFind] = useState('')
  const [replace, setReplace] = useState('')
  const { coreActions, platformUiActions } = names
  const replacing = useMemo(
    () => ({ find, replace, coreActions, platformUiActions }),
    [find, replace, coreActions, platformUiActions],
  )
  const shown = useDeferredValue(replacing)
  const replacements = useMemo(() => previewReplaceInRules(domain, shown), [domain, shown])
  const replaced = useMemo(
    () =>
      replacements.map(({ at, before, after, problem }) => ({
        key: `${at.module} ${at.rule}`,
        title: `${domain.modules[at.module]!.name}, rule ${at.rule + 1}`,
        before: ruleText(before, names),
        after: ruleText(after, names),
        problems: problem === undefined ? [] : [problem],
      })),
    [replacements, domain, names],
  )
  return (
    <ReplaceDialog
      title="Find and replace in the decision table"
      find={find}
      replace={replace}
      onFind={setFind}
      onReplace={setReplace}
      hint="Looks in intents, requests, inputs, actions and comments. Capital and small letters are told apart."
      counted={(count) => counted(count, 'rule')}
      replaced={replaced}
      disabledReason={disabledReason}
      onSubmit={() => edit(replaceInRules, replacing) && onClose()}
      onClose={onClose}
    />
  )
}

/** A rule in one line. */
function ruleText(rule: Rule, { inputs }: RuleNames): string {
  const texts = [
    writeIntent(rule.intent),
    writeRequest(rule.request),
    writeConditions(rule, inputs),
    rule.uiAction,
    rule.apiAction.name,
    rule.comments,
  ]
  return texts.filter((text) => text !== '').join(' · ')
}
