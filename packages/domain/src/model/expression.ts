import type { UnknownFields } from './kept.ts'
import type { Canonical } from './slot.ts'

/** One way to say an intent. */
export interface Expression {
  text: string
  /** In percent. */
  weight: number
  /** The slots of which only some literals may be spoken here. */
  restrictions: LiteralRestriction[]
  kept?: UnknownFields
}

export interface LiteralRestriction {
  slot: string
  canonicals: Canonical[]
}

/** A part of expressions that several of them use, with a value per language. */
export interface ReusableExpression {
  id: string
  name: string
  values: Record<string, string>
  comments: string
  /** The save point that it was made in; absent in parts that came without. */
  domainId?: string | undefined
  kept?: UnknownFields
}

export const defaultWeight = 100
