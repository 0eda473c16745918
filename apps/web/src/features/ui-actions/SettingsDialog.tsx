import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { setWhiteList, type UiAction } from '@sdp/domain/ui-actions'
import { type ReactNode, useMemo, useRef } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { EditingDialog } from '../../parts/EditingDialog.tsx'
import { confirm } from '../../ui/ConfirmDialog.tsx'
import { NamesField } from '../../ui/NamesField.tsx'
import { nameOf } from '../../ui/names.ts'
import { BehaviourFlags } from './BehaviourFlags.tsx'
import { SoundFocusFields } from './SoundFocusFields.tsx'
import { VoiceFields } from './VoiceFields.tsx'

interface SettingsDialogProps {
  /** One UI action, or several that get the same (ruling R138). */
  names: readonly string[]
  onClose: () => void
}

/** How the assistant behaves, sounds and looks while UI actions run; every choice counts at once. */
export function SettingsDialog({ names, onClose }: SettingsDialogProps) {
  const all = useDomain(({ uiActions }) => uiActions)
  const actions = useMemo(() => all.filter(({ name }) => names.includes(name)), [all, names])
  const isSoundUnfinished = useRef(false)
  const [first] = actions
  if (first === undefined) return null
  const close = async () => {
    const isLeft =
      !isSoundUnfinished.current ||
      (await confirm({
        title: 'Sound focus',
        text: 'The sound focus is not complete and will not be kept.',
        action: 'Close',
        danger: true,
      }))
    if (isLeft) onClose()
  }
  const isOne = actions.length === 1
  return (
    <EditingDialog
      title="System Action Settings"
      width="md"
      toolbar={
        <Typography variant="subtitle2" component="p" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {isOne ? first.name : `${actions.length} UI actions: what is set here is set for all of them`}
        </Typography>
      }
      onClose={() => void close()}
    >
      <Box sx={{ overflow: 'auto', display: 'grid', gap: 3, pb: 1 }}>
        <Section
          title="Client behavior flags"
          text="followUp keeps the dialog session open for follow-up dialogs."
        >
          <BehaviourFlags actions={actions} />
        </Section>
        {isOne && (
          <Section title="Intent white list" text="Intents that stay understood while it runs.">
            <WhiteList action={first} />
          </Section>
        )}
        <Section title="Voice and look">
          <VoiceFields actions={actions} />
        </Section>
        <Section title="Sound focus" text="Where it is heard in the car; without values, everywhere.">
          <SoundFocusFields
            key={names.join()}
            actions={actions}
            onUnfinished={(isUnfinished) => {
              isSoundUnfinished.current = isUnfinished
            }}
          />
        </Section>
      </Box>
    </EditingDialog>
  )
}

function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="subtitle1" component="h3">
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {text}
        </Typography>
      )}
      {children}
    </Box>
  )
}

function WhiteList({ action: { name, whiteList } }: { action: UiAction }) {
  const { edit, disabledReason } = useEdit()
  const intents = useDomain((domain) => domain.intents)
  // Every intent, also requests and those for slots only (ruling R139)
  const offers = useMemo(() => intents.map(nameOf), [intents])
  return (
    <NamesField
      label="Intent white list"
      names={whiteList}
      offers={offers}
      unknown={(intent) => `There is no intent ${intent}`}
      disabledReason={disabledReason}
      placeholder="Add an intent"
      onAdd={(intent) => edit(setWhiteList, { name, intents: [...whiteList, intent] })}
      onRemove={(intent) => edit(setWhiteList, { name, intents: whiteList.filter((one) => one !== intent) })}
    />
  )
}
