import { typeLabel } from '@sdp/domain/gui-responses'
import type { UiAction } from '@sdp/domain/ui-actions'

interface Response {
  name: string
  texts: readonly string[]
}

/** The first text of each response, which stands for all of them in a table. */
export function firstTexts(responses: readonly Response[]): ReadonlyMap<string, string> {
  const known = firstTextsOf.get(responses)
  if (known !== undefined) return known
  const texts = new Map<string, string>()
  for (const { name, texts: said } of responses) texts.set(name, said[0] ?? '')
  firstTextsOf.set(responses, texts)
  return texts
}

/** Kept, since every row in sight asks for them. */
const firstTextsOf = new WeakMap<readonly Response[], ReadonlyMap<string, string>>()

/** The first text that a UI action has. */
export function saidText({ ttsResponses }: UiAction, texts: ReadonlyMap<string, string>): string | undefined {
  return ttsResponses.map((name) => texts.get(name) ?? '').find((text) => text !== '')
}

/** What a UI action says in a table: the first text that it has, or what its responses are called. */
export function spokenText(action: UiAction, texts: ReadonlyMap<string, string>): string {
  return saidText(action, texts) ?? [...action.ttsResponses, ...action.audioResponses].join(', ')
}

/** The settings that differ from those of a new UI action, in few words. */
export function settingsText(action: UiAction): string {
  const { clientBehaviourFlags, whiteList, speakingStyle, emotionAnimation, useCloudTts, soundFocus } = action
  return [
    ...Object.entries(clientBehaviourFlags).map(([flag, isOn]) => (isOn ? flag : `not ${flag}`)),
    whiteList.length > 0 && `white list ${whiteList.length}`,
    speakingStyle,
    emotionAnimation === 'neutral' ? '' : emotionAnimation,
    useCloudTts && 'Cloud TTS',
    soundFocus && `heard from ${soundFocus.referencePoint}`,
  ]
    .filter((part) => part)
    .join(', ')
}

/** What kind of screen a UI action shows; nothing where it shows none. */
export function guiText({ guiResponse }: UiAction): string {
  const type = guiResponse?.type ?? 'UNKNOWN'
  return type === 'UNKNOWN' ? '' : typeLabel(type)
}

/** What a dialog act speaks of: 'genre, artist' or 'search is unique'. */
export function actText({ dialogAct }: UiAction): string {
  if (dialogAct === undefined) return ''
  const entries = Object.entries(dialogAct.slots)
  if (dialogAct.type !== 'confirm') return entries.map(([slot]) => slot).join(', ')
  return entries.map(([input, value]) => (value === '' ? input : `${input} is ${String(value)}`)).join(', ')
}
