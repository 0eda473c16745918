import { languageProvider } from '../../model/language-providers.ts'
import {
  allEnvironments,
  dialogProvider,
  type Node,
  type PublishingConfiguration,
  type Step,
} from './configuration.ts'
import { type Instruction, type Item, type ItemPlace, itemKey, itemPlaceOf } from './place.ts'

/** What publishing looks at in a domain. */
export interface Publishable {
  embedded: boolean
  languages: readonly string[]
}

/** The nodes at which a domain can be published, in their order. */
export function nodesFor(
  { nodes }: PublishingConfiguration,
  { embedded }: Pick<Publishable, 'embedded'>,
): Node[] {
  return nodes
    .filter(({ domain }) => domain.embedded === embedded)
    .toSorted((one, other) => one.order - other.order)
}

/**
 * The languages of a domain that are published at a node: those it lists; the first of its kind takes what none lists
 * (ruling R151).
 */
export function languagesAt(
  configuration: PublishingConfiguration,
  domain: Publishable,
  nodeCode: string,
): string[] {
  const nodes = nodesFor(configuration, domain)
  const lists = (node: Node, language: string) =>
    node.languages.some((one) => one.toLowerCase() === language.toLowerCase())
  return domain.languages.filter((language) => {
    const listing = nodes.filter((node) => lists(node, language))
    const at = listing.length > 0 ? listing : nodes.slice(0, 1)
    return at.some(({ code }) => code === nodeCode)
  })
}

/** All that there is to publish of a domain: each resource with its provider, at every place. */
export function instructionsFor(configuration: PublishingConfiguration, domain: Publishable): Instruction[] {
  const { environments, resources } = configuration
  const ordered = environments.toSorted((one, other) => one.order - other.order)
  return nodesFor(configuration, domain).flatMap((node) => {
    const languages = languagesAt(configuration, domain, node.code)
    if (languages.length === 0) return []
    return ordered
      .filter(({ code }) => node.environments.includes(code))
      .flatMap(({ code: environment }) =>
        resources.flatMap(({ code: resource }) =>
          byProvider(resource, languages).map(([provider, ofProvider]) => ({
            node: node.code,
            environment,
            resource,
            provider,
            languages: ofProvider,
          })),
        ),
      )
  })
}

/** Who takes a resource in a language. */
function providerOf(resource: string, language: string): string {
  return resource === 'dialog' ? dialogProvider : languageProvider(language)
}

function byProvider(
  resource: string,
  languages: readonly string[],
): [provider: string, languages: string[]][] {
  const found = new Map<string, string[]>()
  for (const language of languages) {
    const provider = providerOf(resource, language)
    found.set(provider, [...(found.get(provider) ?? []), language])
  }
  return [...found]
}

/** One item a language. */
export function itemsOf(instruction: Instruction): Item[] {
  const place = itemPlaceOf(instruction)
  return instruction.languages.map((language) => ({ ...place, language }))
}

/** Gathers items that differ in their language only. */
export function asInstructions(items: readonly Item[]): Instruction[] {
  const found = new Map<string, { place: ItemPlace; languages: string[] }>()
  for (const item of items) {
    const { language } = item
    const key = itemKey({ ...item, language: '' })
    const known = found.get(key)
    if (known === undefined) found.set(key, { place: itemPlaceOf(item), languages: [language] })
    else if (!known.languages.includes(language)) known.languages.push(language)
  }
  return [...found.values()].map(({ place, languages }) => ({ ...place, languages }))
}

/** The steps of a pipeline, in their order; that of the environment itself goes before that of all. */
export function pipelineSteps(
  { pipelines }: Pick<PublishingConfiguration, 'pipelines'>,
  { provider, environment }: Pick<Item, 'provider' | 'environment'>,
): Step[] {
  const own = pipelines.filter((one) => one.provider === provider)
  const chosen =
    own.find((one) => one.environment === environment) ??
    own.find((one) => one.environment === allEnvironments)
  return chosen?.steps.toSorted((one, other) => one.order - other.order) ?? []
}

/**
 * The steps that a run takes: what is built already, or taken away, is only delivered and activated
 * (rulings R151 and R178).
 */
export function stepsOfRun(
  configuration: Pick<PublishingConfiguration, 'pipelines'>,
  place: Pick<Item, 'provider' | 'environment'>,
  { isBuilt }: { isBuilt: boolean },
): Step[] {
  return pipelineSteps(configuration, place).filter(
    ({ code }) => !isBuilt || code === 'deliver' || code === 'activate',
  )
}
