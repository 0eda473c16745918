import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import {
  draftText,
  type GuiResponseDraft,
  layouts,
  offeredTypes,
  rawScope,
  scopes,
  type Template,
  templateProblems,
  typeLabel,
  withDraftLayout,
  withDraftTemplate,
  withDraftText,
} from '@sdp/domain/gui-responses'
import { memo, useId, useMemo, useRef } from 'react'
import { FormSelect } from './FormSelect.tsx'
import { OnlineUiForm } from './OnlineUiForm.tsx'
import { DictationForm, PicklistForm, ProactiveForm } from './OtherForms.tsx'
import { RawEditor } from './RawEditor.tsx'
import { ToastForm } from './ToastForm.tsx'
import { TemplateFormFrame } from './template-form.tsx'

interface VisualBuilderProps {
  draft: GuiResponseDraft
  /** Undefined while the text cannot be read. */
  template: Template | undefined
  /** What is wrong with the text. */
  errorText: string | undefined
  embedded: boolean
  layout: number
  disabledReason: string | undefined
  onChange: (draft: GuiResponseDraft, name?: string) => void
}

/** Builds a GUI response by form. */
export function VisualBuilder(props: VisualBuilderProps) {
  const { draft, embedded, disabledReason } = props
  const choices = useChoices(props)
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 0.5 }}>
      {embedded && (
        <TypeChoice type={draft.type} disabledReason={disabledReason} onChange={choices.chooseType} />
      )}
      <Editor {...props} choices={choices} />
    </Box>
  )
}

interface Choices {
  chooseType: (type: string) => void
  chooseScope: (scope: string) => void
  chooseLayout: (id: string) => void
}

/** What changes the whole draft; the same from letter to letter, so that the choices are not drawn with each. */
function useChoices(props: Pick<VisualBuilderProps, 'draft' | 'onChange'>): Choices {
  const latest = useRef(props)
  latest.current = props
  return useMemo(() => {
    const change = (next: (draft: GuiResponseDraft) => GuiResponseDraft) =>
      latest.current.onChange(next(latest.current.draft))
    return {
      chooseType: (type) => change((draft) => ({ ...draft, type })),
      chooseScope: (scope) => change((draft) => ({ ...draft, scope })),
      chooseLayout: (id) => change((draft) => withDraftLayout(draft, Number(id))),
    }
  }, [])
}

interface TypeChoiceProps {
  type: string
  disabledReason: string | undefined
  onChange: (type: string) => void
}

const TypeChoice = memo(function TypeChoice(props: TypeChoiceProps) {
  const id = useId()
  return (
    <FormControl disabled={props.disabledReason !== undefined}>
      <FormLabel id={id}>Response type</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        sx={{ '& .MuiFormControlLabel-root': { mr: 1.25 }, '& .MuiRadio-root': { pr: 0.5 } }}
        value={props.type}
        onChange={(_, type) => props.onChange(type)}
      >
        {offeredTypes({ embedded: true }).map(({ value, label }) => (
          <FormControlLabel key={value} value={value} control={<Radio size="small" />} label={label} />
        ))}
      </RadioGroup>
    </FormControl>
  )
})

function Editor(props: VisualBuilderProps & { choices: Choices }) {
  const { draft, template, errorText, embedded, disabledReason, layout, choices, onChange } = props
  const isOffered = offeredTypes({ embedded }).some(({ value }) => value === draft.type)
  if (draft.type === 'UNKNOWN') {
    const build = () => onChange({ ...draft, type: 'ONLINE_UI' })
    return (
      <Alert severity="info" action={<Button onClick={build}>Build a screen</Button>}>
        The UI action will show nothing.
      </Alert>
    )
  }
  if (!isOffered) {
    return (
      <Alert severity="info">
        The type {typeLabel(draft.type)} is kept. Its response is changed in the Raw Editor or the JSON
        Editor.
      </Alert>
    )
  }
  const isRaw = draft.type === 'ONLINE_UI' && draft.scope === rawScope
  return (
    <>
      {draft.type === 'ONLINE_UI' && (
        <ScopeAndLayout
          scope={draft.scope}
          layout={layout}
          disabledReason={disabledReason}
          choices={choices}
        />
      )}
      {isRaw ? (
        <RawEditor
          label="GUI response of Gen20x i3"
          text={draftText(draft)}
          problem={errorText}
          disabledReason={disabledReason}
          onChange={(text) => onChange(withDraftText(draft, text), 'text')}
        />
      ) : typeof template === 'object' ? (
        <TemplateFormFrame
          // The fields of a type belong to it
          key={draft.type}
          form={{
            template,
            problems: templateProblems(template, { type: draft.type, scope: draft.scope, layout }),
            disabledReason,
            onChange: (changed, name) => onChange(withDraftTemplate(draft, changed), name),
          }}
        >
          <FormOfType type={draft.type} layout={layout} />
        </TemplateFormFrame>
      ) : (
        <Alert severity={template === undefined ? 'error' : 'info'}>
          {template === undefined
            ? `${errorText}. Put it right in the Raw Editor or the JSON Editor.`
            : `The template comes at run time from ${template}. Change it in the Raw Editor.`}
        </Alert>
      )}
    </>
  )
}

interface ScopeAndLayoutProps {
  scope: string
  layout: number
  disabledReason: string | undefined
  choices: Choices
}

const layoutOptions = layouts.map(({ id, description }) => ({
  value: String(id),
  label: `${id} ${description}`,
}))

const ScopeAndLayout = memo(function ScopeAndLayout(props: ScopeAndLayoutProps) {
  const { scope, layout, disabledReason, choices } = props
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 2fr', gap: 1 }}>
      <FormSelect
        label="Scope"
        value={scope}
        options={scopes}
        disabledReason={disabledReason}
        onChange={choices.chooseScope}
      />
      {scope !== rawScope && (
        <FormSelect
          label="Layout"
          value={String(layout)}
          options={layoutOptions}
          disabledReason={disabledReason}
          onChange={choices.chooseLayout}
        />
      )}
    </Box>
  )
})

function FormOfType({ type, layout }: { type: string; layout: number }) {
  switch (type) {
    case 'DETAIL_VIEW':
      return <PicklistForm />
    case 'TOAST_MESSAGE':
      return <ToastForm />
    case 'DICTATION':
      return <DictationForm />
    case 'PROACTIVE_DIALOG':
      return <ProactiveForm />
    default:
      return <OnlineUiForm layout={layout} />
  }
}
