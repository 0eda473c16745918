import { dock, dockStart } from '@nlpjs/basic'
import { LangDe } from '@nlpjs/lang-de'

/** nlp.js learns sentences with their intents; returns the intent that it takes another sentence for. */
export async function learnByNlpjs(
  sentences: readonly { text: string; intent: string }[],
  language: 'en' | 'de' = 'en',
): Promise<(text: string) => Promise<string>> {
  const nlp = {
    languages: [language],
    autoSave: false,
    autoLoad: false,
    forceNER: false,
    nlu: { log: false },
  }
  // It keeps what it learned under a name: a second learner would go on from the first
  for (const name of Object.keys(dock.containers)) delete dock.containers[name]
  const learner = (await dockStart({ settings: { nlp }, use: ['Basic', 'LangEn'] })).get('nlp')
  if (language === 'de') learner.container.use(LangDe)
  learner.addLanguage(language)
  for (const { text, intent } of sentences) learner.addDocument(language, text, intent)
  await learner.train()
  return async (text) => (await learner.process(language, text)).intent
}
