import { languageResources, type Resource, resources } from './resource.ts'

/** What the names of the files of a domain depend on. */
export interface FileNaming {
  domainName: string
  language: string
  platform: string | undefined
  /** Whether the feature flag of the SSML transition is on: then platforms make no difference. */
  ssmlTransition: boolean
}

const prefixed = 'Gen20x.i3'

/** The name of each file of a domain. */
export function resourceFileNames(naming: FileNaming): Record<Resource, string> {
  const names = resources.map((resource) => [resource, fileName(resource, naming)])
  return Object.fromEntries(names) as Record<Resource, string>
}

function fileName(
  resource: Resource,
  { domainName, language, platform, ssmlTransition }: FileNaming,
): string {
  const prefix = platform === prefixed && !ssmlTransition ? `${prefixed.toLowerCase()}_` : ''
  const isOfLanguage = (languageResources as readonly Resource[]).includes(resource)
  return `${prefix}${domainName}.${resource}${isOfLanguage ? `.${language}` : ''}.json`
}

/**
 * The platform that files are written for when nobody chose one: the one with names of its own only if there is no
 * other (ruling R393).
 */
export function platformOfFiles(platforms: readonly string[]): string | undefined {
  return platforms.find((one) => one !== prefixed) ?? platforms[0]
}

/** PUB-097: domain, save point, 'resources', date and time. */
export function archiveName({
  domainName,
  savePoint,
  at,
}: {
  domainName: string
  savePoint: string
  at: Date
}): string {
  const time = at.toISOString().slice(0, 19).replaceAll(':', '-')
  return `${[domainName, savePoint, 'resources', time].map(inFileName).join('_')}.zip`
}

/** What no file system takes becomes a dash (ruling R394). */
function inFileName(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}/\\:*?"<>|]/gu, '-')
}
