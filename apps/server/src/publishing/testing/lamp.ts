const equals = (name: string) => ({ condition: 'EqualsMatcher', arguments: [name] })
const none = { condition: 'NotCollectedMatcher', arguments: [] }

/** Content that can be published: a lamp that is switched on and off, and says so in these words. */
export const lamp = (on = 'Light') => ({
  'ontology.intents': { on: {}, off: {} },
  nlu_interpretations: [
    { intent: 'on', expressions: [{ expression: 'switch the lamp on', weight: 100, literals: {} }] },
    { intent: 'off', expressions: [{ expression: 'switch the lamp off', weight: 100, literals: {} }] },
  ],
  system_actions: [
    { name: 'is_on', ttsResponse: ['is_on'] },
    { name: 'is_off', ttsResponse: ['is_off'] },
  ],
  tts_responses: { is_on: [on], is_off: ['Dark'] },
  decision_rules: [
    {
      name: 'Main',
      rules: [
        { userIntent: equals('on'), request: none, userInputs: [], systemAction: 'is_on' },
        { userIntent: equals('off'), request: none, userInputs: [], systemAction: 'is_off' },
      ],
    },
  ],
})
