import { messages, Refused } from '@sdp/domain'
import type { Instruction, Item } from '@sdp/domain/publishing'
import { resources, resourcesInPieces } from '@sdp/domain/resources'
import { ssmlTransitionPath } from '../../content/pinned-settings.ts'
import type { Deps } from '../../deps.ts'
import type { DomainRecord } from '../../records/domain-record.ts'
import { savedResources } from '../../resources/saved-resources.ts'
import { wireDomain } from '../../resources/wire-domain.ts'
import type { ZippedFile } from '../../resources/zip.ts'
import { knownItems, readSituation, type Scene, type Situation } from './scene.ts'

type Tools = Pick<Deps, 'db' | 'content' | 'config'>
type Files = AsyncIterable<ZippedFile>

/** The files of what is saved, in the languages that are asked for: all of them, unless only language models are. */
export function savedFiles(tools: Tools, scene: Scene, asked: readonly Instruction[]): Files {
  const { domain } = scene
  const items = knownItems(scene, asked)
  const wanted = new Set(items.map(({ language }) => language))
  const own = domain.languages.map(({ language }) => language).filter((language) => wanted.has(language))
  if (own.length === 0) throw new Refused('missing', messages.publishing.nothingToDownload)
  const areModels = items.every(({ resource }) => resource === 'languageModel')
  return savedResources(tools, {
    domain,
    revision: domain.head,
    languages: own,
    ...(areModels && { only: ['nluDefinition'] }),
  })
}

/** One thing that is published, with the files it consists of. */
interface Published {
  folder: string
  item: Item
  manifest: string
  revision: string
  savePointName: string
  files: readonly string[]
}

/** The files of what is active at the places that are asked for; several places have a folder each. */
export async function publishedFiles(
  tools: Tools,
  scene: Scene,
  asked: readonly Instruction[],
): Promise<Files> {
  const items = knownItems(scene, asked)
  const situation = await readSituation(tools.db, tools, scene, items)
  const published = publishedAt(items, situation)
  if (published.length === 0) throw new Refused('missing', messages.publishing.nothingActive)
  return filesOf(tools, scene.domain, published)
}

const filesOfDialog = resources.filter((resource) => resource !== 'nluDefinition')

function publishedAt(items: readonly Item[], situation: Situation): Published[] {
  const hasSeveral = new Set(items.map(folderOf)).size > 1
  const dialogs = new Set<string>()
  return items.flatMap((item) => {
    const { active } = situation.place(item)
    if (active === undefined) return []
    const folder = hasSeveral ? `${folderOf(item)}/` : ''
    const { manifest, revision, savePointName } = active
    const thing = { folder, item, manifest, revision, savePointName }
    if (item.resource === 'languageModel') return [{ ...thing, files: ['nluDefinition'] }]
    // The dialog is the same for all languages; the resource has its answers in each.
    const files = dialogs.has(folder) ? ['responseRealization'] : filesOfDialog
    dialogs.add(folder)
    return [{ ...thing, files }]
  })
}

function folderOf({ node, environment }: Item): string {
  return `${node}-${environment}`
}

/** One after the other, so that only one is in memory. */
async function* filesOf(
  { content }: Tools,
  domain: DomainRecord,
  published: readonly Published[],
): AsyncGenerator<ZippedFile> {
  for (const { folder, item, manifest, revision, savePointName, files } of published) {
    const { language } = item
    const pieces = await content.readManifest(manifest, language)
    const { name, embedded } = domain
    const wire = await wireDomain({ name, embedded, savePoint: savePointName }, pieces)
    const ssmlTransition = wire[ssmlTransitionPath] === true
    const written = resourcesInPieces(wire, { language, revision, ssmlTransition })
    for (const [at, resource] of resources.entries()) {
      const file = written[at]!
      if (files.includes(resource)) yield { name: `${folder}${file.name}`, pieces: file.pieces }
    }
  }
}
