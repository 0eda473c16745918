import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type SessionReply, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useState } from 'react'
import { SessionMessageDialog } from '../../parts/SessionMessageDialog.tsx'
import { useOpenSessions } from '../../parts/use-open-sessions.ts'
import { call } from '../../server/calls.ts'
import { formatDate } from '../../ui/dates.ts'
import { TableFrame } from '../../ui/grid/TableFrame.tsx'
import { useAction } from '../../ui/use-action.ts'

/** Who edits what now; a session can be ended, with a message for its holder. */
export function OpenSessions() {
  const open = useOpenSessions()
  const [wanted, setWanted] = useState<SessionReply>()
  if (open === undefined) return null
  if (open.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>Nobody holds a session.</Typography>
  }
  return (
    <>
      <TableFrame aria-label="Open sessions">
        <thead>
          <tr>
            {['Who', 'Domain', 'Save point', 'Message', 'Since', 'Until'].map((head) => (
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
          {open.map((session) => (
            <tr key={session.domainId} className="row">
              <td title={session.user.id}>{session.user.name}</td>
              <td>{session.domainName}</td>
              <td>{session.savePoint}</td>
              <td title={session.message}>{session.message}</td>
              <td>{formatDate(Date.parse(session.start_time))}</td>
              <td>{formatDate(Date.parse(session.expiration_time))}</td>
              <td>
                <Button
                  size="small"
                  aria-label={`End the session of ${session.user.name} on ${session.domainName}`}
                  onClick={() => setWanted(session)}
                >
                  End
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      {wanted && <EndSession session={wanted} onClose={() => setWanted(undefined)} />}
    </>
  )
}

function EndSession({ session, onClose }: { session: SessionReply; onClose: () => void }) {
  const { act } = useAction()
  const { domainId: id, domainName, user } = session
  return (
    <SessionMessageDialog
      title={`End the session of ${user.name}`}
      text={`${user.name} reads your message at once. What is not saved of ${domainName} stays in that browser as a draft.`}
      action="End session"
      onSubmit={(message) =>
        act(() => call(sessions.endOfOthers, { params: { id }, body: { message } }), {
          failed: messages.session.clearFailed,
          done: `The session of ${user.name} is ended`,
          changes: [sessions.list],
        })
      }
      onClose={onClose}
    />
  )
}
