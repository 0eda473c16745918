import { messages, Refused } from '@sdp/domain'
import { readTexts, type Source } from './blobs.ts'
import { languagesRoot, type Manifest } from './manifest.ts'
import { entriesOf, readTreesAt } from './tree.ts'

/** A language of a save point as the wire knows it. */
export interface DomainLanguage {
  _id: string
  language: string
  default: boolean
}

/** The language with this code, whatever the case, as the domain writes it; without a code the default one. */
export function languageNamed(languages: readonly DomainLanguage[], wanted: string | undefined): string {
  const found =
    wanted === undefined
      ? languages.find((one) => one.default)
      : languages.find(({ language }) => language.toLowerCase() === wanted.toLowerCase())
  if (found === undefined) throw new Refused('missing', messages.domain.languageMissing(wanted ?? ''))
  return found.language
}

/** The languages that a manifest lists; refuses a list that no domain can have. */
export async function readLanguages(source: Source, manifest: Manifest): Promise<DomainLanguage[]> {
  const root = languagesRoot(manifest)
  const trees = root === undefined ? undefined : await readTreesAt(source, [root])
  const hashes = trees === undefined ? [] : entriesOf(trees.get(root!)!).map(([, hash]) => hash)
  const texts = await readTexts(source, hashes)
  const languages = hashes.map((hash) => JSON.parse(texts.get(hash)!) as DomainLanguage)
  refuseWrongLanguages(languages)
  return languages
}

function refuseWrongLanguages(languages: readonly DomainLanguage[]): void {
  const codes = new Set(languages.map(({ language }) => language.toLowerCase()))
  const defaults = languages.filter((one) => one.default)
  if (codes.size === languages.length && defaults.length === 1) return
  throw new Refused('invalid', messages.domain.oneDefaultLanguage, [
    { field: 'languages', message: messages.domain.oneDefaultLanguage },
  ])
}
