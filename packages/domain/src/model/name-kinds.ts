/** The kinds of names that something can mention. An input is a slot or an API input: a text does not say which. */
export const nameKinds = [
  'intent',
  'slot',
  'API input',
  'input',
  'API action',
  'UI action',
  'handler',
  'reusable part',
  'TTS response',
  'audio response',
  'concept',
] as const

export type NameKind = (typeof nameKinds)[number]

/** The kinds whose names all languages of a domain share: what is mentioned by such a name and is not there is wrong. */
export type SharedKind = Exclude<NameKind, 'TTS response' | 'audio response' | 'concept'>
const notShared = new Set<NameKind>(['TTS response', 'audio response', 'concept'])
export const sharedKinds = nameKinds.filter((kind): kind is SharedKind => !notShared.has(kind))
