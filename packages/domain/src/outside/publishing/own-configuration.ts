import { z } from 'zod'
import { messages } from '../../messages/messages.ts'
import { languageProvider } from '../../model/language-providers.ts'
import { parseFirst } from '../../toolbox/first-problems.ts'
import {
  allEnvironments,
  dialogProvider,
  environments,
  type PublishingConfiguration,
  resourceCodes,
  stepCodes,
  testRules,
} from './configuration.ts'
import { defaultConfiguration } from './defaults.ts'

const code = z.string().min(1).max(40)
const name = z.string().min(1).max(100)
const order = z.number()
const environment = z.enum(environments)
const providers = [dialogProvider, 'america', 'china', 'world'] as const

/** What a team's own file may say; the codes are those that the product knows how to publish (ruling R151). */
const Own = z.strictObject({
  resources: z
    .array(z.strictObject({ code: z.enum(resourceCodes), name }))
    .min(1)
    .optional(),
  providers: z.array(z.strictObject({ code: z.enum(providers), name })).optional(),
  environments: z
    .array(z.strictObject({ code: environment, name, order }))
    .min(1)
    .optional(),
  languages: z.array(z.strictObject({ code, name })).optional(),
  nodes: z
    .array(
      z.strictObject({
        code: z.string().regex(/^[A-Z][A-Z0-9_]{0,39}$/),
        description: z.string().max(200),
        order,
        domain: z.strictObject({ embedded: z.boolean() }),
        environments: z.array(environment).min(1),
        languages: z.array(code),
      }),
    )
    .min(1)
    .optional(),
  pipelines: z
    .array(
      z.strictObject({
        provider: z.enum(providers),
        environment: z.enum([...environments, allEnvironments]),
        steps: z.array(z.strictObject({ order, code: z.enum(stepCodes), name })).min(1),
      }),
    )
    .optional(),
  approvals: z.array(z.strictObject({ environment, approvers: z.number().int().min(0).max(10) })).optional(),
  tests: z.array(z.strictObject({ environment, failing: z.enum(testRules) })).optional(),
})

type Read = { configuration: PublishingConfiguration; problem?: undefined } | { problem: string }

/** Puts a team's own configuration over the usual one, part by part, or says in one sentence what is wrong with it. */
export function readConfiguration(own: unknown): Read {
  const read = parseFirst(Own, own)
  if (read.problems !== undefined) {
    const { path, message } = read.problems[0]!
    return { problem: path.length === 0 ? message : `${path.join('.')}: ${message}` }
  }
  const given = Object.entries(read.value).filter(([, part]) => part !== undefined)
  const configuration = { ...defaultConfiguration, ...Object.fromEntries(given) }
  const problem = checkConfiguration(configuration)
  return problem === undefined ? { configuration } : { problem }
}

/** What does not fit together in a configuration, or nothing. */
function checkConfiguration(configuration: PublishingConfiguration): string | undefined {
  const words = messages.publishing.configuration
  const known = new Set(configuration.environments.map((one) => one.code))
  for (const part of ['resources', 'providers', 'environments', 'languages', 'nodes'] as const) {
    const repeated = findRepeated(configuration[part].map((one) => one.code))
    if (repeated !== undefined) return words.repeated(part, repeated)
  }
  for (const node of configuration.nodes) {
    const strange = node.environments.find((one) => !known.has(one))
    if (strange !== undefined) return words.unknownEnvironment(node.code, strange)
  }
  for (const part of ['approvals', 'tests'] as const) {
    const repeated = findRepeated(configuration[part].map((one) => one.environment))
    if (repeated !== undefined) return words.repeated(part, repeated)
  }
  for (const { provider, steps } of configuration.pipelines) {
    const repeated = findRepeated(steps.map((one) => one.code))
    if (repeated !== undefined) return words.repeated(`pipelines.${provider}`, repeated)
    const last = steps.toSorted((a, b) => a.order - b.order).at(-1)
    if (last?.code !== 'activate') return words.activateLast(provider)
  }
  return findUnserved(configuration)
}

/** Whatever can be published has a provider, and that has a way to get it in every environment. */
function findUnserved({ providers, languages, pipelines, nodes, resources }: PublishingConfiguration) {
  const words = messages.publishing.configuration
  const needed = new Set<string>()
  if (resources.some((one) => one.code === 'dialog')) needed.add(dialogProvider)
  if (resources.some((one) => one.code === 'languageModel')) {
    for (const language of [...languages.map((one) => one.code), ...nodes.flatMap((one) => one.languages)]) {
      needed.add(languageProvider(language))
    }
  }
  for (const provider of needed) {
    if (!providers.some((one) => one.code === provider)) return words.missingProvider(provider)
    for (const at of new Set(nodes.flatMap((node) => node.environments))) {
      const hasPipeline = pipelines.some(
        (one) => one.provider === provider && [at, allEnvironments].includes(one.environment),
      )
      if (!hasPipeline) return words.missingPipeline(provider, at)
    }
  }
  return undefined
}

function findRepeated(codes: readonly string[]): string | undefined {
  return codes.find((one, at) => codes.indexOf(one) < at)
}
