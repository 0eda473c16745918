import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import {
  draftLayout,
  draftOf,
  draftText,
  isSameDraft,
  parseDraft,
  readDraft,
  setGuiResponse,
  type TextProblem,
  withDraftText,
} from '@sdp/domain/gui-responses'
import { memo, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { check, useEdit } from '../../editing/use-edit.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { JsonEditor } from '../../parts/code-field/JsonEditor.tsx'
import { UndoableDialog } from '../../parts/UndoableDialog.tsx'
import { useSteps } from '../../parts/use-steps.ts'
import { Preview } from './Preview.tsx'
import { RawEditor } from './RawEditor.tsx'
import { VisualBuilder } from './VisualBuilder.tsx'

const tabs = ['Visual Builder', 'Raw Editor', 'JSON Editor'] as const
type EditorTab = (typeof tabs)[number]

interface GuiResponseDialogProps {
  /** The name of the UI action. */
  action: string
  onClose: () => void
}

/**
 * What a UI action shows: built by form, or written as text; all tabs change one draft, which is saved as one edit
 * (ruling R140).
 */
export function GuiResponseDialog({ action, onClose }: GuiResponseDialogProps) {
  const { edit, disabledReason } = useEdit()
  const domain = useDomain((one) => one)
  const language = useEditing((editing) => editing.language)
  const stored = domain.uiActions.find(({ name }) => name === action)
  const kept = useMemo(() => draftOf(domain, action), [domain, action])
  const steps = useSteps(kept)
  const [tab, setTab] = useState<EditorTab>('Visual Builder')
  const id = useId()
  const draft = steps.value
  const text = draftText(draft)
  const parsed = useMemo(() => parseDraft(draft), [draft])
  const { response, problem } = useMemo(
    () => readDraft(domain, draft, stored?.guiResponse),
    [domain, draft, stored],
  )
  const layout = draftLayout(draft, parsed.template)
  const isUnsaved = !isSameDraft(kept, draft)
  const errorText = problem && errorTextOf(problem)
  const isRemoved = stored === undefined
  useEffect(() => {
    if (isRemoved) onClose()
  }, [isRemoved, onClose])
  const latest = useRef(draft)
  latest.current = draft
  const { set } = steps
  const remove = useCallback(() => set({ ...latest.current, type: 'UNKNOWN' }), [set])
  if (isRemoved) return null

  const canSave = isUnsaved && response !== undefined && disabledReason === undefined
  const write = (typed: string) => {
    // What is typed where nothing is shown is a screen
    const type = draft.type === 'UNKNOWN' ? 'ONLINE_UI' : draft.type
    steps.set(withDraftText({ ...draft, type }, typed), 'text')
  }
  const save = () => {
    if (response === undefined || !edit(setGuiResponse, { action, response })) return
    // What was sorted or taken away is shown
    const saved = check(draftOf, action)
    if (!isSameDraft(saved, draft)) steps.set(saved)
  }
  const hasResponse = draft.type !== 'UNKNOWN' && (stored.guiResponse?.type ?? 'UNKNOWN') !== 'UNKNOWN'
  return (
    <UndoableDialog
      title={`GUI Response of ${action}`}
      width="lg"
      disabledReason={disabledReason}
      steps={steps}
      isUnsaved={isUnsaved}
      canSave={canSave}
      tools={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <EditorTabs id={id} tab={tab} onChange={setTab} />
          <DraftTools
            language={language}
            isUnsaved={isUnsaved}
            hasResponse={hasResponse}
            disabledReason={disabledReason}
            onRemove={remove}
          />
        </Box>
      }
      onSave={save}
      onClose={onClose}
    >
      <Box sx={columns}>
        <Box
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${tabs.indexOf(tab)}`}
          sx={{ minHeight: 460 }}
        >
          {tab === 'Visual Builder' && (
            <VisualBuilder
              draft={draft}
              template={parsed.template}
              errorText={errorText}
              embedded={domain.embedded}
              layout={layout}
              disabledReason={disabledReason}
              onChange={steps.set}
            />
          )}
          {tab === 'Raw Editor' && (
            <RawEditor
              label="GUI response"
              text={text}
              problem={errorText}
              disabledReason={disabledReason}
              onChange={write}
            />
          )}
          {tab === 'JSON Editor' && (
            <JsonEditor
              label="GUI response as JSON"
              text={text}
              place={problem?.place?.at}
              errorText={errorText}
              disabledReason={disabledReason}
              onChange={write}
            />
          )}
        </Box>
        <Box sx={{ position: 'sticky', top: 0 }}>
          <Preview type={draft.type} scope={draft.scope} layout={layout} template={parsed.template} />
        </Box>
      </Box>
    </UndoableDialog>
  )
}

interface DraftToolsProps {
  language: string
  isUnsaved: boolean
  hasResponse: boolean
  disabledReason: string | undefined
  onRemove: () => void
}

const DraftTools = memo(function DraftTools(props: DraftToolsProps) {
  const { language, isUnsaved, hasResponse, disabledReason, onRemove } = props
  return (
    <>
      <Chip
        variant="outlined"
        label={language}
        title="The language of the texts; type, scope and layout hold for all"
      />
      {isUnsaved && <Chip color="warning" variant="outlined" label="Not saved" />}
      {hasResponse && (
        <Button startIcon={<DeleteIcon />} disabled={disabledReason !== undefined} onClick={onRemove}>
          Remove
        </Button>
      )}
    </>
  )
})

interface EditorTabsProps {
  id: string
  tab: EditorTab
  onChange: (tab: EditorTab) => void
}

/** Not drawn with every letter, which would take longer than the letter. */
const EditorTabs = memo(function EditorTabs({ id, tab, onChange }: EditorTabsProps) {
  return (
    <Tabs value={tab} aria-label="GUI response editors" onChange={(_, chosen: EditorTab) => onChange(chosen)}>
      {tabs.map((name) => (
        <Tab
          key={name}
          value={name}
          label={name}
          id={`${id}-${tabs.indexOf(name)}`}
          aria-controls={`${id}-panel`}
        />
      ))}
    </Tabs>
  )
})

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 3,
  alignItems: 'start',
}

function errorTextOf({ message, place }: TextProblem): string {
  return place === undefined ? message : `${message}: line ${place.line}, column ${place.column}`
}
