import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { askedBefore, type Edit, type Usage, type Used } from '@sdp/domain'
import { requestsOf } from '@sdp/domain/api-actions'
import { check } from '../../editing/use-edit.ts'
import { counted, readableNumber } from '../../ui/numbers.ts'
import { actionDeletionText } from '../action-deletion-text.ts'
import { confirmDeletion } from '../confirm-deletion.tsx'
import { deletionText } from '../usage-text.ts'

/** What one entry of a table is called. */
export type Noun = 'intent' | 'slot' | 'UI action' | 'API input' | 'API action' | 'reusable part' | 'test'

interface Deleted {
  names: readonly string[]
  /** Whether rules lose what is deleted as well. */
  clearRules?: boolean
}

export type DeletingEdit = Edit<Deleted>

/**
 * Asks before entries are deleted, with all that this touches; returns the arguments of the edit, or nothing where it is
 * declined.
 */
export async function askDeletion(
  noun: Noun,
  edit: DeletingEdit,
  names: readonly string[],
): Promise<Deleted | undefined> {
  const used = askedBefore(edit, { names })
  if (used === undefined) throw new Error(`It is not asked before ${noun}s are deleted`)
  const isOne = names.length === 1
  const what = isOne ? `the ${noun} ${names[0]}` : `the ${readableNumber(names.length)} selected ${noun}s`
  let clearRules = false
  const isConfirmed = await confirmDeletion({
    title: isOne ? `Delete ${noun}` : `Delete ${noun}s`,
    text: (usage) => questionOf(what, used, usage),
    edit,
    args: { names },
    more: ({ rules }) =>
      staysInRules(used) &&
      rules > 0 && (
        <ClearRulesChoice
          rules={rules}
          onChange={(checked) => {
            clearRules = checked
          }}
        />
      ),
  })
  if (!isConfirmed) return undefined
  return staysInRules(used) ? { names, clearRules } : { names }
}

/** The names of actions stay in the rules, unless their author wants them to be cleared as well (ruling R116). */
function staysInRules({ kind }: Used): boolean {
  return kind === 'uiAction' || kind === 'apiAction'
}

function questionOf(what: string, used: Used, usage: Usage): string {
  if (staysInRules(used)) {
    return actionDeletionText(what, { rules: usage.rules, requests: requestsFulfilledBy(used) })
  }
  const question = deletionText(what, usage)
  const isKept = used.kind === 'reusableExpression' && usage.expressions + usage.reusableExpressions > 0
  return isKept ? `${question} There the name stays, and shows as an error.` : question
}

function requestsFulfilledBy({ kind, names }: Used): number {
  const removed = new Set(names)
  const requests = check(requestsOf).filter(({ fulfilledBy }) =>
    fulfilledBy[kind === 'uiAction' ? 'uiActions' : 'apiActions'].some((action) => removed.has(action)),
  )
  return requests.length
}

interface ClearRulesChoiceProps {
  rules: number
  onChange: (isWanted: boolean) => void
}

/** Whether the rules that call what is deleted lose it too. */
function ClearRulesChoice({ rules, onChange }: ClearRulesChoiceProps) {
  return (
    <FormControlLabel
      control={<Checkbox size="small" onChange={(_, checked) => onChange(checked)} />}
      label={`Also take it out of ${counted(rules, 'rule')}`}
      sx={{ mt: 1 }}
    />
  )
}
