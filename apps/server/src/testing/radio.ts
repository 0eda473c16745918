const equals = (name: string) => ({ condition: 'EqualsMatcher', arguments: [name] })
const none = { condition: 'NotCollectedMatcher', arguments: [] }
const collected = (slotName: string) => ({ slotName, condition: 'CollectedMatcher', arguments: [] })

/** Content of a radio: it plays a genre, asks for one, and finds stations with its handler. */
export const radio = {
  'ontology.intents': { play: {}, stop: {}, find: {} },
  'ontology.userInputs': { genre: { type: 'StaticList', values: { jazz: [], rock: [] }, volatile: true } },
  'ontology.apiInputs': { findStation: { returnValue: ['found', 'none'], volatile: true } },
  user_inputs: [
    {
      name: 'genre',
      canonicals: [
        { canonical: 'jazz', literals: ['jazz'] },
        { canonical: 'rock', literals: ['rock', 'rock music'] },
      ],
    },
  ],
  nlu_interpretations: [
    {
      intent: 'play',
      expressions: [
        { expression: 'play [some] $(genre)', weight: 100, literals: {} },
        { expression: 'play something', weight: 100, literals: {} },
      ],
    },
    { intent: 'stop', expressions: [{ expression: 'stop it', weight: 100, literals: {} }] },
    { intent: 'find', expressions: [{ expression: 'find a station', weight: 100, literals: {} }] },
  ],
  api_actions: [{ name: 'findStation', handler: 'default', path: ['stations', 'find'] }],
  api_action_urls: [
    { id: 'default', urls: { dev: 'https://dev.radio.example/base', nonprod: '', prod: '' } },
  ],
  system_actions: [
    { name: 'playing', ttsResponse: ['playing'], preTtsText: 'playing_preTts' },
    {
      name: 'ask_genre',
      ttsResponse: ['ask_genre'],
      dialogAct: { dialogActType: 'askForInput', slots: { genre: '' } },
    },
    { name: 'stopped', ttsResponse: ['stopped'] },
    { name: 'found', ttsResponse: ['found'] },
  ],
  tts_responses: {
    playing: ['Here is {{genre}}'],
    playing_preTts: ['Sure.'],
    ask_genre: ['Which genre?'],
    stopped: ['Stopped'],
    found: ['Found {{findStation.name}}'],
  },
  decision_rules: [
    {
      name: 'Main',
      rules: [
        {
          userIntent: equals('play'),
          request: none,
          userInputs: [collected('genre')],
          systemAction: 'playing',
        },
        { userIntent: equals('play'), request: none, systemAction: 'ask_genre' },
        { userIntent: equals('stop'), request: none, systemAction: 'stopped' },
        {
          userIntent: equals('find'),
          request: none,
          apiInputs: [{ slotName: 'findStation', ...equals('found') }],
          systemAction: 'found',
        },
        { userIntent: equals('find'), request: none, apiAction: 'findStation' },
      ],
    },
  ],
}
