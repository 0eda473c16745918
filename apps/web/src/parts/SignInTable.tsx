import Button from '@mui/material/Button'
import type { SignIn } from '@sdp/api'
import type { ReactNode } from 'react'
import { formatDate } from '../ui/dates.ts'
import { TableFrame } from '../ui/grid/TableFrame.tsx'

interface SignInTableProps<One extends SignIn> {
  label: string
  signIns: readonly One[]
  /** Whose it is, where they are of several people. */
  who?: (signIn: One) => string
  disabled: boolean
  onEnd: (signIn: One) => void
}

/** Where people are signed in. The one that shows the table is left by logging out. */
export function SignInTable<One extends SignIn>({
  label,
  signIns,
  who,
  disabled,
  onEnd,
}: SignInTableProps<One>) {
  const heads = [...(who === undefined ? [] : ['Who']), 'Browser', 'Address', 'Since', 'Last used', 'Ends']
  return (
    <TableFrame aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col" style={{ width: 90 }}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {signIns.map((signIn) => (
          <tr key={signIn.id} className="row">
            {who && <Cell>{who(signIn)}</Cell>}
            <Cell>{signIn.browser}</Cell>
            <Cell>{signIn.address}</Cell>
            <td>{formatDate(Date.parse(signIn.begunAt))}</td>
            <td>{formatDate(Date.parse(signIn.lastUsedAt))}</td>
            <td>{formatDate(Date.parse(signIn.endsAt))}</td>
            <td>
              {signIn.isThisOne ? (
                'This one'
              ) : (
                <Button
                  size="small"
                  disabled={disabled}
                  aria-label={`End the sign-in of ${[who?.(signIn), signIn.browser].filter(Boolean).join(', ')}`}
                  onClick={() => onEnd(signIn)}
                >
                  End
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

function Cell({ children }: { children: string }): ReactNode {
  return <td title={children}>{children}</td>
}
