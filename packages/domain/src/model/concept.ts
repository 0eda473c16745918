/** What a concept or one of its texts is for: to be spoken, or to be shown. */
export const conceptTypes = ['voice', 'text'] as const
export type ConceptType = (typeof conceptTypes)[number]

/** The numbers under which calls know the types. */
export const conceptTypeNumbers = { voice: 1, text: 2 } as const satisfies Record<ConceptType, number>

export const tuningStatuses = ['open', 'in progress', 'done'] as const
export type TuningStatus = (typeof tuningStatuses)[number]

/** One way to say or show a concept in a language. Only an active one is heard and seen. */
export interface ConceptText {
  id: string
  language: string
  type: ConceptType
  text: string
  isActive: boolean
}

/** Words that many domains share, written once in every language. */
export interface Concept {
  id: string
  name: string
  /** What its texts are unless they say otherwise (ruling R185). */
  type: ConceptType
  description: string
  ttsTuningStatus: TuningStatus
  /** Counts the changes: who changes an older one is refused with the newer one. */
  version: number
  texts: ConceptText[]
}

/** Whether a text is the same in two versions; how they were stored does not count. */
export function isSameText(one: ConceptText | undefined, other: ConceptText | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return textFields.every((field) => one[field] === other[field])
}

const textFields = ['id', 'language', 'type', 'text', 'isActive'] as const

/** The ids of texts that are not stored yet begin so. */
export const newTextPrefix = 'new__'

export const conceptLimits = { name: 120, description: 2000, text: 5000, texts: 2000 } as const
