import { dockStart } from '@nlpjs/basic'

/** nlp.js learns sentences with their intents; answers the intent that it takes another sentence for. */
export async function learnByNlpjs(
  sentences: readonly { text: string; intent: string }[],
): Promise<(text: string) => Promise<string>> {
  const nlp = { languages: ['en'], autoSave: false, autoLoad: false, forceNER: false, nlu: { log: false } }
  const dock = await dockStart({ settings: { nlp }, use: ['Basic', 'LangEn'] })
  const learner = dock.get('nlp')
  learner.addLanguage('en')
  for (const { text, intent } of sentences) learner.addDocument('en', text, intent)
  await learner.train()
  return async (text) => (await learner.process('en', text)).intent
}
