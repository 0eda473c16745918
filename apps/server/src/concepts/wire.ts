import type { ConceptChangeBody, ConceptHistoryPoint, ConceptReply, TranslationJob } from '@sdp/api'
import {
  type Concept,
  type ConceptChange,
  type ConceptText,
  type ConceptType,
  conceptTypeNumbers,
} from '@sdp/domain/concepts'
import { supportedLanguages } from '@sdp/domain/languages'

type TextType = 'voiceprompt' | 'textprompt'

export function typeOfNumber(type: number): ConceptType {
  return type === conceptTypeNumbers.voice ? 'voice' : 'text'
}

export function textTypeName(type: ConceptType): TextType {
  return type === 'voice' ? 'voiceprompt' : 'textprompt'
}

function typeOfText(type: TextType): ConceptType {
  return type === 'voiceprompt' ? 'voice' : 'text'
}

/** A language is known by its place in the configuration, counted from 1 (ruling R185). */
const languageIds = new Map(supportedLanguages.map(({ value }, at) => [value, at + 1]))

interface Past {
  historyPoints: readonly ConceptHistoryPoint[]
  jobs: readonly TranslationJob[]
  jobIdsOfText: ReadonlyMap<string, string[]>
}

/** A concept as the calls answer it. */
export function toReply(concept: Concept, { historyPoints, jobs, jobIdsOfText }: Past): ConceptReply {
  const pointsOfText = new Map<string, number[]>()
  for (const { id, changes } of historyPoints) {
    for (const { textId } of changes) {
      if (textId === undefined) continue
      pointsOfText.set(textId, [...(pointsOfText.get(textId) ?? []), id])
    }
  }
  const { id, name, type, description, ttsTuningStatus, version, texts } = concept
  const toText = (text: ConceptText) => ({
    id: text.id,
    text: text.text,
    isActive: text.isActive,
    type: textTypeName(text.type),
    historyPointIds: pointsOfText.get(text.id) ?? [],
    translationJobIds: jobIdsOfText.get(text.id) ?? [],
  })
  const codes = [...new Set(texts.map(({ language }) => language))].sort()
  return {
    id,
    name,
    type: conceptTypeNumbers[type],
    description,
    ttsTuningStatus,
    version,
    translations: codes.map((code) => ({
      language: { id: languageIds.get(code) ?? 0, code },
      texts: texts.filter(({ language }) => language === code).map(toText),
    })),
    meta: { historyPoints: [...historyPoints], translationJobs: [...jobs] },
  }
}

/** A change as the calls send it. */
export function fromBody({
  concept_name,
  type,
  description,
  ttsTuningStatus,
  texts,
}: ConceptChangeBody): ConceptChange {
  return {
    name: concept_name,
    type: type === undefined ? undefined : typeOfNumber(type),
    description,
    ttsTuningStatus,
    texts: texts?.map((text) => ({ ...text, type: text.type && typeOfText(text.type) })),
  }
}

/** The same the other way round. */
export function toBody({
  name,
  type,
  description,
  ttsTuningStatus,
  texts,
}: ConceptChange): ConceptChangeBody {
  return {
    concept_name: name,
    type: type && conceptTypeNumbers[type],
    description,
    ttsTuningStatus,
    texts: texts?.map((text) => ({ ...text, type: text.type && textTypeName(text.type) })),
  }
}
