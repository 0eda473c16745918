import type { LanguageProvider } from '../../model/language-providers.ts'
import { supportedLanguages } from '../../model/supported-languages.ts'
import { chatMarkets, chatStages } from '../chat/stages.ts'
import {
  allEnvironments,
  dialogProvider,
  environments,
  type Market,
  markets,
  type Pipeline,
  type PublishingConfiguration,
  type StepCode,
  stepCodes,
} from './configuration.ts'

const descriptions: Readonly<Record<Market, string>> = {
  EMBEDDED: 'Domains that run in the car itself',
  CLOUD: 'Languages that belong to no other market',
  ECE: 'Europe and the Middle East',
  AMAP: 'America, Asia and the Pacific',
  CHINA: 'China',
}

const stepNames: Readonly<Record<StepCode, string>> = {
  check: 'Check',
  build: 'Build',
  train: 'Train',
  test: 'Test',
  deliver: 'Deliver',
  activate: 'Activate',
}

const languageProviders: readonly { code: LanguageProvider; name: string }[] = [
  { code: 'america', name: 'NLU America' },
  { code: 'china', name: 'NLU China' },
  { code: 'world', name: 'NLU World' },
]

const dialogSteps: readonly StepCode[] = ['check', 'build', 'test', 'deliver', 'activate']

/** Where, what and how domains are published unless a team says otherwise. */
export const defaultConfiguration: PublishingConfiguration = {
  resources: [
    { code: 'dialog', name: 'Dialog Resource' },
    { code: 'languageModel', name: 'Language Model' },
  ],
  providers: [{ code: dialogProvider, name: 'Dialog Runtime' }, ...languageProviders],
  environments: environments.map((code, order) => ({ code, name: code, order })),
  languages: supportedLanguages.map(({ value, name }) => ({ code: value, name })),
  nodes: markets.map((code, order) => ({
    code,
    description: descriptions[code],
    order,
    domain: { embedded: code === 'EMBEDDED' },
    environments: environmentsOf(code),
    languages: languagesOf(code),
  })),
  pipelines: [
    pipeline(dialogProvider, dialogSteps),
    ...languageProviders.map(({ code }) => pipeline(code, stepCodes)),
  ],
  approvals: [{ environment: 'prod', approvers: 1 }],
  tests: [
    { environment: 'dev', failing: 'warn' },
    { environment: 'nonprod', failing: 'warn' },
    { environment: 'prod', failing: 'stop' },
  ],
}

/** A market in which domains are spoken to has the environments of its stages. */
function environmentsOf(market: Market): string[] {
  const chatMarket = chatMarkets.find((one) => one === market.toLowerCase())
  return environments.filter(
    (environment) =>
      chatMarket === undefined || chatStages.some((stage) => stage === `${chatMarket}-${environment}`),
  )
}

function languagesOf(market: Market): string[] {
  return supportedLanguages
    .filter(({ regions }) => market === 'EMBEDDED' || regions.some((region) => region === market))
    .map(({ value }) => value)
}

function pipeline(provider: string, codes: readonly StepCode[]): Pipeline {
  const steps = codes.map((code, order) => ({ order, code, name: stepNames[code] }))
  return { provider, environment: allEnvironments, steps }
}
