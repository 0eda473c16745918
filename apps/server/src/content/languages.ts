import { messages, Refused } from '@sdp/domain'
import type { WireDomain } from '@sdp/domain/wire'
import { readTexts, readTrees, type Source } from './blobs.ts'
import { languagesRoot, type Manifest } from './manifest.ts'
import { entriesOf, readTreesAt } from './tree.ts'

type WireLanguage = NonNullable<WireDomain['languages']>[number]

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

/** The languages that a manifest lists. */
export async function readLanguages(source: Source, manifest: Manifest): Promise<DomainLanguage[]> {
  const root = languagesRoot(manifest)
  const trees = root === undefined ? undefined : await readTreesAt(source, [root])
  const hashes = trees === undefined ? [] : entriesOf(trees.get(root!)!).map(([, hash]) => hash)
  const texts = await readTexts(source, hashes)
  return hashes.map((hash) => {
    const { _id, language, default: isDefault } = wholeLanguage(JSON.parse(texts.get(hash)!))
    return { _id, language, default: isDefault }
  })
}

/** The languages that the manifest with this hash lists. */
export async function readLanguagesAt(source: Source, hash: string): Promise<DomainLanguage[]> {
  return readLanguages(source, (await readTrees<Manifest>(source, [hash])).get(hash)!)
}

/** A language with what its entry may lack: browsers count on all of it. */
export function wholeLanguage(entry: WireLanguage): WireLanguage & DomainLanguage {
  return { ...entry, _id: entry._id ?? entry.language.toLowerCase(), default: entry.default ?? false }
}
