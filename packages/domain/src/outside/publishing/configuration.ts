import { environments as handlerEnvironments } from '../../model/handler.ts'

/** A step that a pipeline takes. */
export interface Step {
  order: number
  code: string
  name: string
}

/** The steps by which a provider gets something, in one environment or in all. */
export interface Pipeline {
  provider: string
  environment: string
  steps: readonly Step[]
}

/** A market, or a kind of car, with what can be published there. */
export interface Node {
  code: string
  description: string
  order: number
  domain: { embedded: boolean }
  environments: readonly string[]
  languages: readonly string[]
}

/** How many people other than the requester must agree before something changes in an environment. */
interface ApprovalRule {
  environment: string
  approvers: number
}

/** What tests that do not go as they should do to a run: end it, be reported, or they are not run. */
export const testRules = ['stop', 'warn', 'off'] as const
export type TestRule = (typeof testRules)[number]

/** What failing tests do in an environment. */
interface EnvironmentTests {
  environment: string
  failing: TestRule
}

/** Where, what and how domains are published. */
export interface PublishingConfiguration {
  resources: readonly { code: string; name: string }[]
  providers: readonly { code: string; name: string }[]
  environments: readonly { code: string; name: string; order: number }[]
  languages: readonly { code: string; name: string }[]
  nodes: readonly Node[]
  pipelines: readonly Pipeline[]
  approvals: readonly ApprovalRule[]
  tests: readonly EnvironmentTests[]
}

/** The markets, in the order of the page. */
export const markets = ['EMBEDDED', 'CLOUD', 'ECE', 'AMAP', 'CHINA'] as const
export type Market = (typeof markets)[number]

/** The dialog is the same for all languages of a node; each language has a model of its own. */
export const resourceCodes = ['dialog', 'languageModel'] as const
export type ResourceCode = (typeof resourceCodes)[number]

/** Who takes the dialog. */
export const dialogProvider = 'runtime'

export const stepCodes = ['check', 'build', 'train', 'test', 'deliver', 'activate'] as const
export type StepCode = (typeof stepCodes)[number]

/** Every list of environments in the product is this one. */
export const environments = handlerEnvironments

/** A pipeline with this environment is that of all environments. */
export const allEnvironments = 'all'
