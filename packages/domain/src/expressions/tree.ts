/** What an expression means: alternatives, each a sequence of items that a space joins. */
export interface ExpressionTree {
  options: Sequence[]
}

export type Sequence = Item[]

/** Positions are indexes into the text: `from` is the first character, `to` the one after the last. */
interface Placed {
  from: number
  to: number
}

interface Word extends Placed {
  kind: 'word'
  text: string
}

/** Words around stars, joined by `+`; a star stands for any words. */
interface Wildcard extends Placed {
  kind: 'wildcard'
  parts: string[]
}

export interface SlotReference extends Placed {
  kind: 'slot'
  name: string
}

export interface PartReference extends Placed {
  kind: 'part'
  name: string
}

/** `( | )`: one of the options. */
interface Group extends Placed {
  kind: 'group'
  options: Sequence[]
}

/** `[ | ]`: one of the options, or nothing. */
interface Optional extends Placed {
  kind: 'optional'
  options: Sequence[]
}

export type Item = Word | Wildcard | SlotReference | PartReference | Group | Optional

/** What an expression names. */
export type Mention = Pick<SlotReference | PartReference, 'kind' | 'name'>

/** What is wrong in an expression, with the characters to underline. */
export interface ExpressionError extends Placed {
  message: string
  /** What is mentioned and is not there, where that is what is wrong. */
  unknown?: Mention
}
