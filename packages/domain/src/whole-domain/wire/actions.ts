import type { ApiAction } from '../../model/api-action.ts'
import type { ReusableExpression } from '../../model/expression.ts'
import { defaultHandlerId, type Handler, type HandlerUrls } from '../../model/handler.ts'
import type { DomainLanguage } from '../../model/languages.ts'
import type {
  Coordinates,
  DialogAct,
  GuiResponseSetting,
  SoundFocus,
  UiAction,
} from '../../model/ui-action.ts'
import { compareNames } from '../../toolbox/order.ts'
import { codec, entryOr, list, listOf, optional, optionalEntry, plain } from './codec.ts'
import type { WireHandler, WireUrls } from './schemas.ts'
import { asList, type Wiring } from './wiring.ts'

const guiResponse = codec<GuiResponseSetting>({
  name: plain('name', ''),
  type: plain('type', ''),
  payload: optional('payload'),
  labels: optional('labels'),
  screenType: optional('screenType'),
  proactiveType: optional('proactiveType'),
})

const dialogAct = codec<DialogAct>({ type: plain('dialogActType', ''), slots: plain('slots', {}) })

const coordinates = codec<Coordinates>({
  x: optional('x'),
  y: optional('y'),
  z: optional('z'),
  t: optional('t'),
})

const soundFocus = codec<SoundFocus>({
  referencePoint: plain('referencePoint', ''),
  coordinates: listOf('soundCoordinates', coordinates),
})

const uiActionCodec = codec<UiAction>({
  name: plain('name', ''),
  comments: plain('comments', ''),
  ttsResponses: list('ttsResponse'),
  preTtsText: plain('preTtsText', ''),
  postTtsText: plain('postTtsText', ''),
  audioResponses: list('audioResponse'),
  guiResponse: optionalEntry('guiResponse', guiResponse),
  dialogAct: optionalEntry('dialogAct', dialogAct),
  emotionAnimation: plain('emotionAnimation', ''),
  speakingStyle: plain('speakingStyle', ''),
  useCloudTts: plain('useCloudTTS', false),
  whiteList: list('whiteListIntent'),
  clientBehaviourFlags: plain('clientBehaviorDirectives', {}),
  soundFocus: optionalEntry('dolbyAtmosParameters', soundFocus),
})

const apiActionCodec = codec<ApiAction>({
  name: plain('name', ''),
  comments: plain('comments', ''),
  handler: plain('handler', ''),
  path: list('path'),
  domain: plain('domain', ''),
  requiredAuthLevel: plain('requiredAuthLevel', 0),
})

const noUrls: HandlerUrls = Object.freeze({ dev: '', nonprod: '', prod: '' })

const urls = codec<HandlerUrls>({
  dev: plain('dev', ''),
  nonprod: plain('nonprod', ''),
  prod: plain('prod', ''),
})

const handlerCodec = codec<Handler>({ id: plain('id', ''), urls: entryOr('urls', urls, noUrls) })

/** Reads the handlers; old domains have one without a name, given as nothing but its addresses (ruling R280). */
function readHandlers(wire: readonly WireHandler[] | WireUrls): Handler[] {
  if (Array.isArray(wire)) return wire.map(handlerCodec.read)
  return Object.keys(wire).length === 0 ? [] : [{ id: defaultHandlerId, urls: urls.read(wire) }]
}

const reusableExpressionCodec = codec<ReusableExpression>({
  id: plain('_id', ''),
  name: plain('name', ''),
  values: plain('values', {}),
  comments: plain('comments', ''),
  domainId: optional('domainId'),
})

const languageCodec = codec<DomainLanguage>({
  id: plain('_id', ''),
  language: plain('language', ''),
  isDefault: plain('default', false),
})

export const uiActionWiring = asList('system_actions', uiActionCodec)
export const apiActionWiring = asList('api_actions', apiActionCodec)
export const partWiring = asList('reusable_expressions', reusableExpressionCodec)

export const handlerWiring: Wiring<Handler> = {
  ...asList('api_action_urls', handlerCodec),
  read: ({ api_action_urls = [] }) => readHandlers(api_action_urls),
}

/** Sorted by their codes, so that the same languages always read the same. */
export const languageWiring: Wiring<DomainLanguage> = {
  ...asList('languages', languageCodec),
  write: (list) => ({
    languages: list.toSorted((a, b) => compareNames(a.language, b.language)).map(languageCodec.write),
  }),
}
