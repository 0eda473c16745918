const equals = (name: string) => ({ condition: 'EqualsMatcher', arguments: [name] })
const none = { condition: 'NotCollectedMatcher', arguments: [] }

/** A domain that one can talk with: it plays a genre, or asks for one. */
export const talkingRadio = {
  'ontology.intents': { play: {}, stop: {} },
  'ontology.userInputs': { genre: { type: 'StaticList', values: { jazz: [], rock: [] }, volatile: true } },
  user_inputs: [
    {
      name: 'genre',
      canonicals: [
        { canonical: 'jazz', literals: ['jazz'] },
        { canonical: 'rock', literals: ['rock', 'hard rock'] },
      ],
    },
  ],
  nlu_interpretations: [
    {
      intent: 'play',
      expressions: [
        { expression: '[please] play $(genre)', weight: 100, literals: {} },
        { expression: 'play something', weight: 100, literals: {} },
      ],
    },
    { intent: 'stop', expressions: [{ expression: 'stop it', weight: 100, literals: {} }] },
  ],
  system_actions: [
    {
      name: 'playing',
      ttsResponse: ['playing'],
      guiResponse: { name: 'playing', type: 'TOAST_MESSAGE' },
      dialogAct: { dialogActType: 'giveInformation', slots: {} },
    },
    {
      name: 'ask_genre',
      ttsResponse: ['ask_genre'],
      dialogAct: { dialogActType: 'askForInput', slots: { genre: '' } },
    },
    { name: 'stopped', ttsResponse: ['stopped'] },
  ],
  tts_responses: { playing: ['Here is {{genre}}'], ask_genre: ['Which genre?'], stopped: ['Silence'] },
  gui_responses: { playing: { type: 'TEXT', content: ['Now {{genre}}'] } },
  decision_rules: [
    {
      name: 'Main',
      rules: [
        {
          userIntent: equals('play'),
          request: none,
          userInputs: [{ slotName: 'genre', condition: 'CollectedMatcher', arguments: [] }],
          systemAction: 'playing',
        },
        { userIntent: equals('play'), request: none, systemAction: 'ask_genre' },
        { userIntent: equals('stop'), request: none, systemAction: 'stopped' },
      ],
    },
  ],
}

/** What the same domain has in German. */
export const radioInGerman = {
  nlu_interpretations: [
    { intent: 'play', expressions: [{ expression: 'spiel etwas', weight: 100, literals: {} }] },
    { intent: 'stop', expressions: [{ expression: 'hör auf', weight: 100, literals: {} }] },
  ],
  user_inputs: [
    {
      name: 'genre',
      canonicals: [
        { canonical: 'jazz', literals: ['Jazz'] },
        { canonical: 'rock', literals: ['Rock'] },
      ],
    },
  ],
  tts_responses: { playing: ['Hier ist {{genre}}'], ask_genre: ['Welches Genre?'], stopped: ['Stille'] },
}
