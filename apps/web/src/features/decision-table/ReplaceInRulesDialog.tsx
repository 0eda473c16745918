import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
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
import { Dialog } from '../../ui/Dialog.tsx'
import { ReplacePreview } from '../../ui/ReplacePreview.tsx'
import { type RuleNames, useRuleNames } from './use-rule-names.ts'

/** Replaces a text in all rules, after showing what becomes of each. */
export function ReplaceInRulesDialog({ onClose }: { onClose: () => void }) {
  const domain = useEditing((editing) => editing.domain)
  const { edit, whyNot } = useEdit()
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
  const wrong = replacements.filter(({ problem }) => problem !== undefined).length
  const canReplace = replacements.length > 0 && wrong === 0 && whyNot === undefined

  const submit = () => {
    if (canReplace && edit(replaceInRules, replacing)) onClose()
  }
  return (
    <Dialog
      open
      title="Find and replace in the decision table"
      width="md"
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={!canReplace} title={whyNot}>
            {replacements.length === 0 ? 'Replace' : `Replace in ${counted(replacements.length)}`}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'flex', gap: 1.5, mt: 0.5 }}>
        <TextField
          autoFocus
          label="Find"
          value={find}
          onChange={({ target }) => setFind(target.value)}
          slotProps={{ htmlInput: { dir: 'auto', spellCheck: false } }}
        />
        <TextField
          label="Replace with"
          value={replace}
          onChange={({ target }) => setReplace(target.value)}
          slotProps={{ htmlInput: { dir: 'auto', spellCheck: false } }}
        />
      </Box>
      <Typography variant="body2" role="status" color={wrong > 0 ? 'error' : 'textSecondary'} sx={{ my: 1 }}>
        {summary({ find: shown.find, count: replacements.length, wrong })}
      </Typography>
      <ReplacePreview replaced={replaced} />
    </Dialog>
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

function summary({ find, count, wrong }: { find: string; count: number; wrong: number }): string {
  if (find === '')
    return 'Looks in intents, requests, inputs, actions and comments. Capital and small letters are told apart.'
  if (count === 0) return 'Nothing would change.'
  if (wrong === 0) return `${counted(count)} would change.`
  return `${counted(count)} would change, ${wrong} of them would be wrong: none is replaced until all are right.`
}

function counted(count: number): string {
  return count === 1 ? '1 rule' : `${count.toLocaleString('en-US')} rules`
}
