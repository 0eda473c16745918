import type { Creator } from '../../model/access.ts'
import type { EverydayLanguage } from '../../model/everyday-language.ts'
import type { DissSetting } from '../../model/general-data.ts'
import type { UnknownFields } from '../../model/kept.ts'
import { codec, list, plain } from './codec.ts'
import { type Collection, collections } from './collections.ts'
import type {
  WireApiAction,
  WireArbitration,
  WireConversationTest,
  WireGuiResponse,
  WireHandler,
  WireInterpretation,
  WireLanguage,
  WireModule,
  WireOntologyApiInput,
  WireOntologyIntent,
  WireOntologyUserInput,
  WireReusableExpression,
  WireRuntimeResponse,
  WireSystemAction,
  WireUrls,
  WireUserInput,
} from './schemas.ts'

/** A domain as the outside knows it, in one language. What is absent reads as empty; unknown fields are kept. */
export interface WireDomain {
  _id?: string
  name: string
  description?: string
  creator?: Creator
  contributors?: string[]
  tags?: string[]
  picture?: string
  handler_url?: string
  ntg_versions?: string[]
  embedded?: boolean
  isTestDomain?: boolean
  volatile?: boolean
  is_awaiting_cert?: boolean
  diss?: DissSetting
  savePoint?: string
  nlu_interpretations?: WireInterpretation[]
  user_inputs?: WireUserInput[]
  everyday_language?: EverydayLanguage
  tts_responses?: Record<string, string[]>
  audio_responses?: Record<string, string[]>
  gui_responses?: Record<string, WireGuiResponse>
  runtime_responses?: Record<string, WireRuntimeResponse>
  decision_rules?: WireModule[]
  system_actions?: WireSystemAction[]
  api_actions?: WireApiAction[]
  api_action_urls?: WireHandler[] | WireUrls
  ontology?: WireOntology
  arbitrations?: WireArbitration[]
  justtalk?: string[]
  domain_shared_resources?: unknown
  reusable_expressions?: WireReusableExpression[]
  conversation_tests?: WireConversationTest[]
  languages?: WireLanguage[]
  dialog_units?: []
  [unknown: string]: unknown
}

interface WireOntology {
  intents?: Record<string, WireOntologyIntent>
  userInputs?: Record<string, WireOntologyUserInput>
  apiInputs?: Record<string, WireOntologyApiInput>
  discardInputOnSDC?: boolean | null
  [unknown: string]: unknown
}

/** The general data of a domain and of its save point. */
interface Head {
  id: string
  name: string
  description: string
  creator: Creator
  contributors: string[]
  tags: string[]
  picture: string
  handlerUrl: string
  platforms: string[]
  embedded: boolean
  isTestDomain: boolean
  volatile: boolean
  isAwaitingCert: boolean
  diss: DissSetting
  savePoint: string
  kept?: UnknownFields
}

// DOM-028: a session is no part of the domain, so it is not kept either
const notGeneralData = ['ontology', 'dialog_units', 'session', 'sessions']

export const headCodec = codec<Head>(
  {
    id: plain('_id', ''),
    name: plain('name', ''),
    description: plain('description', ''),
    creator: plain('creator', { name: '', upn: '' }),
    contributors: list('contributors'),
    tags: list('tags'),
    picture: plain('picture', ''),
    handlerUrl: plain('handler_url', ''),
    platforms: list('ntg_versions'),
    embedded: plain('embedded', false),
    isTestDomain: plain('isTestDomain', false),
    volatile: plain('volatile', false),
    isAwaitingCert: plain('is_awaiting_cert', false),
    diss: plain('diss', { enabled: false, version: null }),
    savePoint: plain('savePoint', ''),
  },
  [...notGeneralData, ...collections.map(({ path }) => path)],
)

/** A collection of a wire domain, if it is there. */
export function collectionOf(wire: WireDomain, { path }: Pick<Collection, 'path'>): unknown {
  const [top = '', inner] = path.split('.')
  return inner === undefined ? wire[top] : (wire[top] as WireOntology | undefined)?.[inner]
}
