export const renameKinds = [
  'intent',
  'slot',
  'canonical',
  'reusableExpression',
  'module',
  'apiInput',
  'apiAction',
  'handler',
  'uiAction',
  'ttsResponse',
  'audioResponse',
  'additionalResponse',
  'concept',
] as const
export type RenameKind = (typeof renameKinds)[number]

/** A name that an author changed; it is the same in all languages. A canonical belongs to a slot. */
export interface Rename {
  kind: RenameKind
  from: string
  to: string
  slot?: string | undefined
}
