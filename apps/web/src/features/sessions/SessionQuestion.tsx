import { startSession } from '../../editing/session-calls.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { SessionMessageDialog } from '../../parts/SessionMessageDialog.tsx'
import { holderOf } from './session-text.ts'

interface SessionQuestionProps {
  wanted: 'start' | 'take over'
  onClose: () => void
}

/** Asks for the message with which the session of the open save point is started or taken over. */
export function SessionQuestion({ wanted, onClose }: SessionQuestionProps) {
  const domainId = useEditing((editing) => editing.domainId)
  const session = useEditing((editing) => editing.session)
  if (wanted === 'start') {
    return (
      <SessionMessageDialog
        title="Start session"
        text="What are you going to do? Others see your message while they wait."
        action="Start session"
        onSubmit={(message) => startSession(domainId, { message })}
        onClose={onClose}
      />
    )
  }
  if (session === undefined) return null
  return (
    <SessionMessageDialog
      title="Take over"
      text={`${holderOf(session)} is editing and becomes read-only at once. Tell why you take over.`}
      action="Take over"
      onSubmit={(message) => startSession(domainId, { message, takeOver: true })}
      onClose={onClose}
    />
  )
}
