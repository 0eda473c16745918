import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import { addExchange, exchangePlace, type RulePlace } from '@sdp/domain/decision-table'
import { knownNames, readTypedExpressions } from '@sdp/domain/expressions'
import { checkIntentName } from '@sdp/domain/intents'
import { checkUiActionName } from '@sdp/domain/ui-actions'
import { useEffect, useId, useMemo, useState } from 'react'
import { check, useEdit } from '../../../editing/use-edit.ts'
import { useEditing } from '../../../editing/use-editing.ts'
import { LazyExpressionEditor } from '../../../parts/LazyExpressionEditor.tsx'
import { useDraftGuard } from '../../../parts/use-draft-guard.ts'
import { useMentionables } from '../../../parts/use-mentionables.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'

interface AddExchangeDialogProps {
  /** Called with the place of the rule that was added. */
  onAdded: (rule: RulePlace) => void
  onClose: () => void
}

/** Adds what users say and what the assistant answers in one step: an intent, a UI action and a rule (ruling R233). */
export function AddExchangeDialog({ onAdded, onClose }: AddExchangeDialogProps) {
  const domain = useEditing((editing) => editing.domain)
  const language = useEditing((editing) => editing.language)
  const { edit, disabledReason } = useEdit()
  const mentionables = useMentionables()
  const [intent, setIntent] = useState('')
  const [expressions, setExpressions] = useState('')
  const [text, setText] = useState('')
  const [typedName, setTypedName] = useState<string>()
  const uiAction = typedName ?? (intent === '' ? '' : `${intent}_answer`)
  const [isTried, setTried] = useState(false)
  const [added, setAdded] = useState<RulePlace>()
  const errorsId = useId()

  const read = useMemo(
    () => readTypedExpressions(expressions, [], { language, known: knownNames(domain) }),
    [expressions, language, domain],
  )
  const errors = read.flatMap((one) => one.errors)
  const unsaid = read.length === 0 ? messages.decisionTable.exchangeUnsaid : undefined
  const intentProblem = checkIntentName(domain, intent)
  const uiActionProblem = checkUiActionName(domain, uiAction)
  const textProblem = text.trim() === '' ? messages.responses.textEmpty : undefined
  const expressionProblem = errors[0]?.message ?? unsaid
  const isWrong = [intentProblem, expressionProblem, textProblem, uiActionProblem].some(Boolean)
  /** What is empty is only said to be wrong once it should be added. */
  const shown = (problem: string | undefined, value: string) =>
    isTried || value !== '' ? problem : undefined

  const submit = () => {
    setTried(true)
    if (isWrong) return false
    const place = check(exchangePlace, intent)
    if (edit(addExchange, { intent, expressions, uiAction, text, language })) setAdded(place)
    return false
  }
  const isUnsaved =
    added === undefined && [intent, expressions, text, typedName ?? ''].some((one) => one !== '')
  const close = useDraftGuard(isUnsaved, onClose)
  // To close it is a step back, which the guard lets through only after this was drawn
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it was added
  useEffect(() => {
    if (added === undefined) return
    onAdded(added)
    onClose()
  }, [added])
  const name = { spellCheck: false, autoComplete: 'off' }
  return (
    <FormDialog
      title="Add exchange"
      action="Add"
      isDisabled={disabledReason !== undefined || (isTried && isWrong)}
      actionTitle={disabledReason}
      onSubmit={submit}
      onClose={() => void close()}
    >
      {disabledReason !== undefined && (
        <Alert severity="info" sx={{ py: 0, mb: 1.5 }}>
          {disabledReason}
        </Alert>
      )}
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        What users say and what the assistant answers: this adds an intent, a UI action and the rule between
        them.
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TextField
          autoFocus
          required
          label="Intent"
          value={intent}
          error={shown(intentProblem, intent) !== undefined}
          helperText={shown(intentProblem, intent) ?? 'A new name for what users want, such as say_hello'}
          slotProps={{ htmlInput: name }}
          onChange={({ target }) => setIntent(target.value)}
        />
        <div>
          <Typography variant="caption" component="div" sx={{ mb: 0.5, color: 'text.secondary' }}>
            What users say in {language}
          </Typography>
          <LazyExpressionEditor
            label="What users say"
            hint="(hello|hi|good morning) [car]"
            value={expressions}
            onChange={setExpressions}
            errors={errors}
            describedBy={errorsId}
            mentionables={mentionables}
            onEnter={submit}
          />
          <FormHelperText
            id={errorsId}
            role="status"
            error={shown(expressionProblem, expressions) !== undefined}
            sx={{ mx: 1.75 }}
          >
            {shown(expressionProblem, expressions) ??
              '(a|b) is one of them, [a] may be left out; Shift+Enter begins another expression'}
          </FormHelperText>
        </div>
        <TextField
          required
          label={`What the assistant answers in ${language}`}
          value={text}
          error={shown(textProblem, text) !== undefined}
          helperText={shown(textProblem, text) ?? 'Spoken as it is; {{slot}} stands for what was said'}
          slotProps={{ htmlInput: { dir: 'auto' } }}
          onChange={({ target }) => setText(target.value)}
        />
        <TextField
          required
          label="UI action"
          value={uiAction}
          error={shown(uiActionProblem, uiAction) !== undefined}
          helperText={
            shown(uiActionProblem, uiAction) ?? 'The name of the answer; screens and sounds belong to it'
          }
          slotProps={{ htmlInput: name }}
          onChange={({ target }) => setTypedName(target.value)}
        />
      </Box>
    </FormDialog>
  )
}
