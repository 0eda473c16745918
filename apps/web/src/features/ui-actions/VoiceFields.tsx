import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import {
  emotionAnimations,
  isChinaStyle,
  setCloudTts,
  setEmotionAnimation,
  setSpeakingStyle,
  speakingStylesFor,
  type UiAction,
} from '@sdp/domain/ui-actions'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { nameOf } from '../../ui/names.ts'
import { SelectOne } from '../../ui/SelectOne.tsx'

/** How UI actions are spoken and what the assistant looks like meanwhile. */
export function VoiceFields({ actions }: { actions: readonly UiAction[] }) {
  const { edit, disabledReason } = useEdit()
  const languages = useDomain((domain) => domain.languages)
  const names = actions.map(nameOf)
  const styles = speakingStylesFor({ languages })
  const style = common(actions.map(({ speakingStyle }) => speakingStyle))
  const animation = common(actions.map(({ emotionAnimation }) => emotionAnimation))
  const cloud = common(actions.map(({ useCloudTts }) => useCloudTts))
  const isForeign = style !== undefined && isChinaStyle(style) && !styles.includes(style)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pt: 1, alignItems: 'flex-start' }}>
      <Choice
        label="Speaking style"
        value={style}
        options={styles}
        labelOf={(one) => (one === '' ? 'None' : isChinaStyle(one) ? `${one} (China)` : one)}
        disabledReason={disabledReason}
        problem={isForeign ? 'For China only: the domain has no language of that market' : undefined}
        onChange={(to) => edit(setSpeakingStyle, { names, style: to })}
      />
      <Choice
        label="Emotion animation"
        value={animation}
        options={emotionAnimations}
        labelOf={(one) => (one === '' ? 'None' : one)}
        disabledReason={disabledReason}
        onChange={(to) => edit(setEmotionAnimation, { names, animation: to })}
      />
      <FormControlLabel
        title={disabledReason}
        // As high as the choices next to it
        sx={{ minHeight: 38 }}
        control={
          <Switch
            checked={cloud === true}
            disabled={disabledReason !== undefined}
            onChange={(_, isOn) => edit(setCloudTts, { names, isOn })}
          />
        }
        label={cloud === undefined ? 'Cloud TTS (of some)' : 'Cloud TTS'}
      />
    </Box>
  )
}

/** What all of them have, if they have the same. */
function common<T>(values: readonly T[]): T | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined
}

interface ChoiceProps {
  label: string
  /** Undefined where several UI actions have different ones. */
  value: string | undefined
  options: readonly string[]
  labelOf: (value: string) => string
  disabledReason: string | undefined
  problem?: string | undefined
  onChange: (value: string) => void
}

const various = '\u0000'

function Choice({
  label,
  value = various,
  options,
  labelOf,
  disabledReason,
  problem,
  onChange,
}: ChoiceProps) {
  const shown = options.includes(value) ? options : [value, ...options]
  return (
    <SelectOne
      label={label}
      width={220}
      options={shown}
      labelOf={(option) => (option === various ? 'Various' : labelOf(option))}
      value={value}
      disabled={disabledReason !== undefined}
      problem={problem}
      onChange={onChange}
    />
  )
}
