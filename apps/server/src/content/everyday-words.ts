import { builtInWords } from '@sdp/dialogue'
import { Refused } from '@sdp/domain'
import { checkEverydayLanguage, type EverydayLanguage } from '@sdp/domain/everyday-language'
import { readTexts, type Source } from './blobs.ts'
import { languageSection, type Manifest } from './manifest.ts'
import { entriesOf, readTreesAt } from './tree.ts'

const path = 'everyday_language'

/** Refuses words that a list cannot have; which these are depends on the language and on all lists together. */
export async function refuseEverydayWords(
  source: Source,
  { before, after, language }: { before: Manifest; after: Manifest; language: string },
): Promise<void> {
  const [was, now] = [rootIn(before, language), rootIn(after, language)]
  if (now === undefined || now === was) return
  const wrong = checkEverydayLanguage(await readEveryday(source, now), {
    before: was === undefined ? {} : await readEveryday(source, was),
    language,
    builtIn: builtInWords(language),
  })
  if (wrong === undefined) return
  const field = `${path}.${wrong.list}`
  throw new Refused('invalid', `${field}: ${wrong.message}`, [{ field, message: wrong.message }])
}

function rootIn(manifest: Manifest, language: string): string | undefined {
  return languageSection(manifest, language).find(([one]) => one === path)?.[1]
}

async function readEveryday(source: Source, root: string): Promise<EverydayLanguage> {
  const entries = entriesOf((await readTreesAt(source, [root])).get(root)!)
  const texts = await readTexts(
    source,
    entries.map(([, hash]) => hash),
  )
  return Object.fromEntries(entries.map(([list, hash]) => [list, JSON.parse(texts.get(hash)!)]))
}
