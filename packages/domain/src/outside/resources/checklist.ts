import { messages } from '../../messages/messages.ts'
import { type FileNaming, resourceFileNames } from './file-names.ts'
import { isOptional, type Resource, resources } from './resource.ts'

/** What the choice of files for an upload is judged by. */
export interface FileChoice extends FileNaming {
  embedded: boolean
  /** The platforms of the domain. */
  platforms: readonly string[]
  /** The names of the chosen files. */
  files: readonly string[]
}

interface ChecklistLine {
  resource: Resource
  /** What the file has to be called. */
  name: string
  /** What the chosen file is called, if it is there. */
  file?: string
  /** What is to be said of a file that is not there. */
  message?: string
  isOptional: boolean
}

export interface Checklist {
  platformMessage?: string
  lines: ChecklistLine[]
  /** Files that cannot be uploaded, and why. */
  others: { file: string; message: string }[]
  /** Whether nothing prevents an upload. */
  isReady: boolean
  /** Whether files are left out that may be left out, which is asked about first. */
  isIncomplete: boolean
}

/** Which files are there, which are wanted and which are wrong. */
export function checkFiles(choice: FileChoice): Checklist {
  const names = resourceFileNames(choice)
  const platformMessage = checkPlatform(choice)
  const lines = resources.map((resource) => lineOf(resource, names[resource], choice))
  const taken = new Set(lines.map(({ file }) => file))
  const others = choice.files
    .filter((file, at) => !taken.has(file) || choice.files.indexOf(file) < at)
    .map((file) => ({ file, message: otherFile(file, choice) }))
  const missing = lines.filter(({ file }) => file === undefined)
  return {
    ...(platformMessage === undefined ? {} : { platformMessage }),
    lines,
    others,
    isReady:
      platformMessage === undefined &&
      choice.files.length > 0 &&
      others.length === 0 &&
      missing.every((line) => line.isOptional),
    isIncomplete: missing.length > 0,
  }
}

/** DRES-006, DRES-013, DRES-014: with the SSML transition no platform is asked for. */
function checkPlatform({ platform, platforms, ssmlTransition }: FileChoice): string | undefined {
  if (ssmlTransition) return undefined
  if (platforms.length === 0) return messages.resources.noPlatforms
  if (platform === undefined || platform === '') return messages.resources.platformRequired
  return platforms.includes(platform) ? undefined : messages.domain.unknownPlatform(platform)
}

function lineOf(resource: Resource, name: string, choice: FileChoice): ChecklistLine {
  const file = choice.files.find((one) => isAlike(one, name))
  const optional = isOptional(resource, choice)
  const line = { resource, name, isOptional: optional }
  if (file !== undefined) return { ...line, file }
  return { ...line, message: optional ? messages.resources.optional : messages.resources.required }
}

function otherFile(file: string, choice: FileChoice): string {
  if (!file.toLowerCase().endsWith('.json')) return messages.resources.notJson
  if (!file.toLowerCase().includes(choice.domainName.toLowerCase())) {
    return messages.resources.otherDomain(choice.domainName)
  }
  const isKnown = Object.values(resourceFileNames(choice)).some((name) => isAlike(name, file))
  return isKnown ? messages.resources.twice : messages.resources.unexpected
}

/** Some systems do not keep upper and lower case (ruling R393). */
function isAlike(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
