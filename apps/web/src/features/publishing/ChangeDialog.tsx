import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import type { ApprovalAction, Instruction } from '@sdp/domain/publishing'
import { type ReactNode, useState } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { countProblems, problemSections, whereText } from '../../parts/problem-sections.ts'
import { useProblems } from '../../parts/problems.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CommentField } from './CommentField.tsx'
import { placeTexts } from './place-texts.ts'
import { usePublishing } from './publishing-store.ts'
import { WhoMayApprove } from './WhoMayApprove.tsx'
import { WhatWillChange } from './what-will-change/WhatWillChange.tsx'

interface ChangeDialogProps {
  title: string
  /** What the button that does it says. */
  action: string
  change: ApprovalAction
  instructions: readonly Instruction[]
  /** Publishes what was active when this run had ended. */
  run?: string
  /** Whether somebody else has to say yes before anything changes. */
  isAsking: boolean
  isBusy: boolean
  onSend: (comment: string) => void
  onClose: () => void
  /** What is to be known before. */
  children?: ReactNode
}

/** What will change, for who publishes or asks for it: with the problems of the domain, and who has to say yes. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { title, action, change, instructions, run, isAsking, isBusy, onSend, onClose, children } = props
  const about = usePublishing((state) => state.about)
  const resources = usePublishing((state) => state.configuration?.resources) ?? []
  const [comment, setComment] = useState('')
  return (
    <Dialog
      open
      title={title}
      width="lg"
      busy={isBusy}
      onClose={onClose}
      onSubmit={() => onSend(comment)}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button variant="contained" type="submit" disabled={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      {children}
      {/* What was published before is not checked again */}
      {run === undefined && change === 'publish' && <OfTheDomain />}
      {placeTexts(instructions, resources).map((text) => (
        <Typography variant="body2" key={text}>
          {text}
        </Typography>
      ))}
      {about !== undefined && (
        <>
          {isAsking && (
            <Box sx={{ mt: 1.5 }}>
              <WhoMayApprove about={about} />
              <CommentField
                autoFocus
                value={comment}
                onChange={setComment}
                hint="Optional. Whoever approves it reads this."
              />
            </Box>
          )}
          <WhatWillChange
            domain={about.name}
            savePoint={about.savePoint}
            instructions={instructions}
            action={change}
            {...(run !== undefined && { run })}
          />
        </>
      )}
    </Dialog>
  )
}

/** What prevents publishing what is saved. */
function OfTheDomain() {
  const isUnsaved = useEditing((editing) => editing.isUnsaved)
  const found = useProblems()
  const count = countProblems(found) ?? 0
  return (
    <>
      {isUnsaved && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {messages.publishing.unsaved}
        </Alert>
      )}
      {count > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {messages.publishing.hasProblems(count, whereText(problemSections(found)))}
        </Alert>
      )}
    </>
  )
}
