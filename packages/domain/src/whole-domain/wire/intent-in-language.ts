import type { Rename } from '../../model/rename.ts'
import { finish } from '../../toolbox/steps.ts'
import { noLanguageContent } from './in-language.ts'
import { expressionCodec } from './intents.ts'
import { renamingInLanguage } from './renames.ts'
import type { WireDomain } from './wire-domain.ts'

/** What another language says for an intent, under the names that an author gave since it was saved. */
export function expressionsInLanguage(
  { nlu_interpretations = [] }: Pick<WireDomain, 'nlu_interpretations'>,
  { intent, renames }: { intent: string; renames: readonly Rename[] },
): string[] {
  const savedAs = renames
    .filter(({ kind }) => kind === 'intent')
    .reduceRight((name, { from, to }) => (name === to ? from : name), intent)
  const entries = nlu_interpretations.filter((entry) => entry.intent === savedAs)
  return finish(renamingInLanguage({ ...noLanguageContent, nlu_interpretations: entries }, renames))
    .nlu_interpretations.filter((entry) => entry.intent === intent)
    .flatMap(({ expressions = [] }) => expressions)
    .map((expression) => expressionCodec.read(expression).text)
}
