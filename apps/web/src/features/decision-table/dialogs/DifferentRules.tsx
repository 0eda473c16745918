import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { fillRules, type RulePlace } from '@sdp/domain/decision-table'
import { useEdit } from '../../../editing/use-edit.ts'
import { readableNumber } from '../../../ui/numbers.ts'

const names = { intent: 'intents', request: 'requests', inputs: 'inputs' } as const

/**
 * Says that rules differ in what is to be edited in all of them, and makes them alike when that is wanted
 * (ruling R104).
 */
export function DifferentRules({ at, part }: { at: readonly RulePlace[]; part: keyof typeof names }) {
  const { edit, disabledReason } = useEdit()
  return (
    <Alert
      severity="warning"
      sx={{ py: 0, alignItems: 'center' }}
      action={
        <Button
          color="inherit"
          disabled={disabledReason !== undefined}
          onClick={() => edit(fillRules, { at, cell: part, from: at[0]! })}
        >
          Give all of them these {names[part]}
        </Button>
      }
    >
      The {readableNumber(at.length)} rules have different {names[part]}. Those of the first are shown.
    </Alert>
  )
}
