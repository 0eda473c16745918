/**
 * The content collections of a domain as the outside knows them. The content store keeps one blob an entry and one tree a
 * collection; the reply to `GET /domains/{id}` is put together from them in this order.
 *
 * shape: `list` is a JSON array whose entries are identified by `key`; `map` is a JSON object; `value` is kept as one entry.
 */
export interface Collection {
  /** Its path in the wire domain; a dot is one level of nesting. */
  path: string
  shape: 'list' | 'map' | 'value'
  key?: string
  /** The list inside an entry that may be long: what changed in it is shown piece by piece. */
  inner?: string
  /** Whether each language has its own. */
  perLanguage: boolean
  /** What an absent collection reads as. */
  empty: '[]' | '{}' | 'null'
  /** Whether an empty one is left out: content from before there was such a collection is written as it always was. */
  isOptional?: true
}

export const collections: readonly Collection[] = [
  { path: 'nlu_interpretations', shape: 'list', key: 'intent', perLanguage: true, empty: '[]' },
  { path: 'user_inputs', shape: 'list', key: 'name', perLanguage: true, empty: '[]' },
  { path: 'everyday_language', shape: 'map', perLanguage: true, empty: '{}', isOptional: true },
  { path: 'tts_responses', shape: 'map', perLanguage: true, empty: '{}' },
  { path: 'audio_responses', shape: 'map', perLanguage: true, empty: '{}' },
  { path: 'gui_responses', shape: 'map', perLanguage: true, empty: '{}' },
  { path: 'runtime_responses', shape: 'map', perLanguage: true, empty: '{}' },
  { path: 'decision_rules', shape: 'list', key: 'name', inner: 'rules', perLanguage: false, empty: '[]' },
  { path: 'system_actions', shape: 'list', key: 'name', perLanguage: false, empty: '[]' },
  { path: 'api_actions', shape: 'list', key: 'name', perLanguage: false, empty: '[]' },
  { path: 'api_action_urls', shape: 'value', perLanguage: false, empty: '[]' },
  { path: 'ontology.intents', shape: 'map', perLanguage: false, empty: '{}' },
  { path: 'ontology.userInputs', shape: 'map', perLanguage: false, empty: '{}' },
  { path: 'ontology.apiInputs', shape: 'map', perLanguage: false, empty: '{}' },
  { path: 'ontology.discardInputOnSDC', shape: 'value', perLanguage: false, empty: 'null' },
  { path: 'arbitrations', shape: 'list', key: 'intentName', perLanguage: false, empty: '[]' },
  { path: 'justtalk', shape: 'value', perLanguage: false, empty: '[]' },
  { path: 'domain_shared_resources', shape: 'value', perLanguage: false, empty: '[]' },
  { path: 'reusable_expressions', shape: 'list', key: 'name', perLanguage: false, empty: '[]' },
  {
    path: 'conversation_tests',
    shape: 'list',
    key: 'name',
    inner: 'turns',
    perLanguage: false,
    empty: '[]',
    isOptional: true,
  },
  { path: 'languages', shape: 'list', key: 'language', perLanguage: false, empty: '[]' },
]

/** The collection at this path, if there is one. */
export function findCollection(path: string): Collection | undefined {
  return collections.find((collection) => collection.path === path)
}
