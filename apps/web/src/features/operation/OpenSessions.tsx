import Typography from '@mui/material/Typography'
import { type SessionReply, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useState } from 'react'
import { SessionMessageDialog } from '../../parts/SessionMessageDialog.tsx'
import { useOpenSessions } from '../../parts/use-open-sessions.ts'
import { call } from '../../server/calls.ts'
import { formatDate } from '../../ui/dates.ts'
import { type EndableColumn, EndableTable } from '../../ui/EndableTable.tsx'
import { useAction } from '../../ui/use-action.ts'

const columns: readonly EndableColumn<SessionReply>[] = [
  { head: 'Who', text: ({ user }) => user.name, title: ({ user }) => user.id },
  { head: 'Domain', text: ({ domainName }) => domainName },
  { head: 'Save point', text: ({ savePoint }) => savePoint },
  { head: 'Message', text: ({ message }) => message },
  { head: 'Since', text: ({ start_time }) => formatDate(Date.parse(start_time)) },
  { head: 'Until', text: ({ expiration_time }) => formatDate(Date.parse(expiration_time)) },
]

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
      <EndableTable
        label="Open sessions"
        columns={columns}
        rows={open}
        keyOf={({ domainId }) => domainId}
        nameOf={({ user, domainName }) => `session of ${user.name} on ${domainName}`}
        onEnd={setWanted}
      />
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
