import { expect, test } from 'vitest'
import { collections } from '../../whole-domain/wire/collections.ts'
import { namedCollections } from '../resources/contents.ts'
import { hasShared, isUnderstood } from './resource-parts.ts'

const paths = (isWanted: (path: string) => boolean, perLanguage: boolean) =>
  collections.filter((one) => one.perLanguage === perLanguage && isWanted(one.path)).map(({ path }) => path)

test('what is said in a language is in its language model, what is answered in the dialog', () => {
  expect(paths(isUnderstood, true)).toEqual(['nlu_interpretations', 'user_inputs', 'everyday_language'])
  expect(paths((path) => !isUnderstood(path), true)).toEqual(namedCollections.responseRealization)
})

test('the file of a language model has all that people say', () => {
  expect(namedCollections.nluDefinition).toEqual([...paths(isUnderstood, true), 'reusable_expressions'])
})

test('a dialog has all that languages share but their list and the tests, a language model what understanding needs of it', () => {
  expect(paths((path) => !hasShared('dialog', path), false)).toEqual(['conversation_tests', 'languages'])
  const ofModels = paths((path) => hasShared('languageModel', path), false)
  expect(ofModels).toEqual([
    ...['intents', 'userInputs', 'apiInputs', 'discardInputOnSDC'].map((name) => `ontology.${name}`),
    'arbitrations',
    'justtalk',
    'reusable_expressions',
  ])
  // What we do not know of an ontology may change what is understood
  expect(hasShared('languageModel', 'ontology.unknown')).toBe(true)
})
