import { type Concept, type ConceptText, isSameText } from '../../model/concept.ts'

/** What differs between two versions of a concept; of a text its id and language too. */
export interface ConceptDifference {
  what: 'name' | 'type' | 'description' | 'ttsTuningStatus' | 'text'
  textId?: string
  language?: string
  /** Undefined where there was nothing, or is nothing any more. */
  before?: string
  after?: string
  /** Where a text was or is not active. */
  wasActive?: boolean
  isActive?: boolean
}

const fields = ['name', 'type', 'description', 'ttsTuningStatus'] as const

/** What differs between two versions; without a first one all is new, without a second one all is gone. */
export function conceptDifferences(
  before: Concept | undefined,
  after: Concept | undefined,
): ConceptDifference[] {
  const ofFields = fields
    .filter((what) => before?.[what] !== after?.[what])
    .map((what) => ({ what, ...beforeAndAfter(before?.[what], after?.[what]) }))
  const olds = byId(before)
  const news = byId(after)
  const ids = [...new Set([...olds.keys(), ...news.keys()])]
  return [...ofFields, ...ids.flatMap((id) => textDifference(olds.get(id), news.get(id)))]
}

function textDifference(old: ConceptText | undefined, now: ConceptText | undefined): ConceptDifference[] {
  if (isSameText(old, now)) return []
  const { id, language } = (now ?? old)!
  return [
    {
      what: 'text',
      textId: id,
      language,
      ...beforeAndAfter(old?.text, now?.text),
      ...(old && { wasActive: old.isActive }),
      ...(now && { isActive: now.isActive }),
    },
  ]
}

function beforeAndAfter(
  before: string | undefined,
  after: string | undefined,
): { before?: string; after?: string } {
  return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
}

function byId(concept: Concept | undefined): Map<string, ConceptText> {
  return new Map(concept?.texts.map((text) => [text.id, text]))
}

/** What a change touches, in whatever form it is sent. */
type Touching = { readonly [Field in (typeof fields)[number]]?: unknown } & {
  readonly texts?: readonly { id: string }[] | undefined
}

/** What somebody else changed that a change of one's own would overwrite. */
export function clashes(change: Touching, theirs: readonly ConceptDifference[]): ConceptDifference[] {
  const ids = new Set(change.texts?.map(({ id }) => id))
  return theirs.filter(({ what, textId }) =>
    what === 'text' ? ids.has(textId!) : change[what] !== undefined,
  )
}
