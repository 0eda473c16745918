import { conceptSuffix } from '@sdp/domain/concepts'
import { mapTexts, namesAround, textTokens } from '@sdp/domain/responses'
import type { UiAction } from '@sdp/domain/ui-actions'
import type { ConceptWording } from '../model/context.ts'
import type { Program } from '../program/program.ts'

/** Puts the words of concepts in the place of their names; a concept without any keeps its name. */
export interface ConceptWords {
  /** A text that is said: words to be spoken come first, then those to be shown. */
  said(text: string): string
  /** All texts at any depth of what is shown, where it is the other way round. */
  shown<Value>(value: Value): Value
}

/** The names of the concepts that a UI action says, plays or shows, in all its texts. */
export function conceptsOf(program: Program, action: UiAction | undefined): string[] {
  if (action === undefined) return []
  const { guiResponse } = action
  const tts = [...action.ttsResponses, ...namesAround(action.name)]
  const names = new Set<string>()
  const note = (text: string) => {
    for (const token of conceptTokens(text)) names.add(token.name)
    return text
  }
  for (const response of tts) program.ttsTexts.get(response)?.forEach(note)
  for (const response of action.audioResponses) program.audioTexts.get(response)?.forEach(note)
  if (guiResponse !== undefined) {
    mapTexts([program.guiTemplates.get(guiResponse.name), guiResponse.labels, guiResponse.payload], note)
  }
  return [...names]
}

/** Which of several words comes depends on the turn: they rotate. */
export function conceptWords(wordings: readonly ConceptWording[], turn: number): ConceptWords {
  const choose = (first: ConceptWording['type']) => (name: string) => {
    const own = wordings.filter((wording) => wording.name === name)
    const fitting = own.filter(({ type }) => type === first)
    const offered = fitting.length > 0 ? fitting : own
    if (offered.length === 0) return name
    return offered[((turn % offered.length) + offered.length) % offered.length]!.text
  }
  const [voice, text] = [choose('voice'), choose('text')]
  return {
    said: (written) => replaceConcepts(written, voice),
    shown: (value) => mapTexts(value, (written) => replaceConcepts(written, text)),
  }
}

function replaceConcepts(text: string, wordsOf: (name: string) => string): string {
  let replaced = ''
  let end = 0
  for (const { name, from, to } of conceptTokens(text)) {
    replaced += text.slice(end, from) + wordsOf(name)
    end = to
  }
  return replaced + text.slice(end)
}

function conceptTokens(text: string) {
  if (!text.includes(conceptSuffix)) return []
  return textTokens(text).filter((token) => token.kind === 'concept')
}
