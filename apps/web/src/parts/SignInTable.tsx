import type { SignIn } from '@sdp/api'
import { formatDate } from '../ui/dates.ts'
import { type EndableColumn, EndableTable } from '../ui/EndableTable.tsx'

interface SignInTableProps<One extends SignIn> {
  label: string
  signIns: readonly One[]
  /** Whose it is, where they are of several people. */
  who?: (signIn: One) => string
  disabled: boolean
  onEnd: (signIn: One) => void
}

const columns: readonly EndableColumn<SignIn>[] = [
  { head: 'Browser', text: ({ browser }) => browser },
  { head: 'Address', text: ({ address }) => address },
  { head: 'Since', text: ({ begunAt }) => formatDate(Date.parse(begunAt)) },
  { head: 'Last used', text: ({ lastUsedAt }) => formatDate(Date.parse(lastUsedAt)) },
  { head: 'Ends', text: ({ endsAt }) => formatDate(Date.parse(endsAt)) },
]

/** Where people are signed in. The one that shows the table is left by logging out. */
export function SignInTable<One extends SignIn>(props: SignInTableProps<One>) {
  const { label, signIns, who, disabled, onEnd } = props
  return (
    <EndableTable
      label={label}
      columns={who === undefined ? columns : [{ head: 'Who', text: who }, ...columns]}
      rows={signIns}
      keyOf={({ id }) => id}
      nameOf={(one) => `sign-in of ${[who?.(one), one.browser].filter(Boolean).join(', ')}`}
      insteadOf={({ isThisOne }) => (isThisOne ? 'This one' : undefined)}
      disabled={disabled}
      onEnd={onEnd}
    />
  )
}
