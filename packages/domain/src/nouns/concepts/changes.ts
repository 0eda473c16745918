import { messages } from '../../messages/messages.ts'
import {
  type Concept,
  type ConceptText,
  type ConceptType,
  conceptLimits,
  newTextPrefix,
  type TuningStatus,
} from '../../model/concept.ts'
import { Refused, refuse } from '../../toolbox/refused.ts'
import { checkConceptText, conceptLanguage } from './checks.ts'
import { checkConceptName } from './names.ts'

/** What becomes of one text. An id with the prefix `new__` adds one, which needs a language and a text. */
export interface TextChange {
  id: string
  language?: string | undefined
  type?: ConceptType | undefined
  text?: string | undefined
  isActive?: boolean | undefined
  isRemoved?: boolean | undefined
}

/** What becomes of a concept; what is not said stays, and so does a text that is not named (ruling R186). */
export interface ConceptChange {
  name?: string | undefined
  type?: ConceptType | undefined
  description?: string | undefined
  ttsTuningStatus?: TuningStatus | undefined
  texts?: readonly TextChange[] | undefined
}

/** A concept without texts, before its first version is stored. */
export function newConcept(id: string, name: string, type: ConceptType): Concept {
  return { id, name, type, description: '', ttsTuningStatus: 'open', version: 0, texts: [] }
}

/** The concept after a change, one version later; the same one where nothing changes. Refuses what breaks a rule. */
export function changeConcept(concept: Concept, change: ConceptChange, newId: () => string): Concept {
  const { name = concept.name, description = concept.description } = change
  refuse(checkConceptName(name))
  if (description.length > conceptLimits.description)
    throw new Refused('invalid', messages.concepts.descriptionLength(conceptLimits.description))
  const after: Concept = {
    ...concept,
    name,
    type: change.type ?? concept.type,
    description,
    ttsTuningStatus: change.ttsTuningStatus ?? concept.ttsTuningStatus,
  }
  after.texts = changeTexts(after, change.texts ?? [], newId)
  const isSame = isSameConcept(concept, after) && concept.version > 0
  return isSame ? concept : { ...after, version: concept.version + 1 }
}

function changeTexts(concept: Concept, changes: readonly TextChange[], newId: () => string): ConceptText[] {
  const texts = new Map(concept.texts.map((text) => [text.id, text]))
  for (const change of changes) {
    if (change.isRemoved) {
      if (!texts.delete(change.id)) throw new Refused('missing', messages.concepts.noSuchText(change.id))
      continue
    }
    const before = texts.get(change.id) ?? newText(concept, change, newId)
    const after = { ...before, ...definedOnly(change), id: before.id }
    after.language = languageOf(after.language)
    refuse(checkConceptText(after.text))
    texts.set(after.id, after)
  }
  if (texts.size > conceptLimits.texts)
    throw new Refused('invalid', messages.concepts.tooManyTexts(conceptLimits.texts))
  return withoutRepetition([...texts.values()], new Set(concept.texts.map(({ id }) => id)))
}

function newText(concept: Concept, change: TextChange, newId: () => string): ConceptText {
  if (!change.id.startsWith(newTextPrefix))
    throw new Refused('missing', messages.concepts.noSuchText(change.id))
  return { id: newId(), language: change.language ?? '', type: concept.type, text: '', isActive: true }
}

function definedOnly({ language, type, text, isActive }: TextChange): Partial<ConceptText> {
  const fields = { language, type, text, isActive }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function languageOf(code: string): string {
  const language = conceptLanguage(code)
  if (language === undefined) throw new Refused('invalid', messages.concepts.unknownLanguage(code))
  return language
}

/** A new text that is there already is that one (ruling R186); two that became the same are refused. */
function withoutRepetition(texts: ConceptText[], known: ReadonlySet<string>): ConceptText[] {
  const found = new Map<string, ConceptText>()
  for (const text of texts) {
    const key = textKey(text)
    const other = found.get(key)
    if (other === undefined) found.set(key, text)
    else if (known.has(text.id))
      throw new Refused('invalid', messages.concepts.textTwice(text.text, text.language))
    else found.set(key, { ...other, isActive: text.isActive })
  }
  return [...found.values()]
}

/** What makes two texts of a concept the same. */
export function textKey({ language, type, text }: Pick<ConceptText, 'language' | 'type' | 'text'>): string {
  return JSON.stringify([language.toLowerCase(), type, text.trim()])
}

function isSameConcept(before: Concept, after: Concept): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}
