import { type ChatMarket, type ChatStage, type draftStage, stagePlace } from './stages.ts'

/** Each head unit by its name: `NTG6_FUP2-4` of the specification are three of them. */
export const appNames = [
  'NTG6',
  'NTG6_FUP2',
  'NTG6_FUP3',
  'NTG6_FUP4',
  'OneSpeech_19',
  'NTG7_FUP2',
  'NTG7_FUP3',
  'NTG7_FUP4',
  'NTG7_FUP5',
] as const

export interface Position {
  latitude: number | undefined
  longitude: number | undefined
}

/** What the car says about itself in addition to the words of the driver. */
export interface RequestHeader {
  language: string
  stage: ChatStage | typeof draftStage
  vin: string
  appId: string
  appKey: string
  appName: string
  /** The platform of the head unit. */
  ntgVersion: string
  profileAuth: string
  huVersion: string
  /** Undefined until somebody chose one: then it is that of the market. */
  position: Position | undefined
}

/** The header as it goes over the wire. */
export interface SentHeader {
  language: string
  stage: string
  market: string
  environment: string
  vin: string
  appId: string
  appKey: string
  appName: string
  platform: string
  profileAuth: string
  huVersion: string
  position: string
}

/** A large city of each market; the specification says that there is one and not where. */
const positions: Readonly<Record<ChatMarket, Position>> = {
  amap: { latitude: 37.3382, longitude: -121.8863 },
  ece: { latitude: 48.7758, longitude: 9.1829 },
  china: { latitude: 39.9042, longitude: 116.4074 },
}

/** Where the car is unless somebody says otherwise. */
export function defaultPosition(market: ChatMarket): Position {
  return positions[market]
}

/**
 * As which the chat speaks unless somebody says otherwise (CHAT-054); domains published for other platforms do not
 * answer it (ruling R13).
 */
export const chatPlatform = 'Gen20x.i2'

/** A header before anybody changed it. */
export function newRequestHeader(): RequestHeader {
  return {
    language: 'eng-USA',
    stage: 'ece-dev',
    vin: '',
    appId: '',
    appKey: '',
    appName: 'OneSpeech_19',
    ntgVersion: chatPlatform,
    profileAuth: '',
    huVersion: '',
    position: undefined,
  }
}

/** The header as it is sent: the platform by that name, the position as one text. */
export function sentHeader({ ntgVersion, position, ...header }: RequestHeader): SentHeader {
  const { market, environment } = stagePlace(header.stage)
  const { latitude = 0, longitude = 0 } = position ?? defaultPosition(market)
  return { ...header, market, environment, platform: ntgVersion, position: `${latitude}:${longitude}` }
}

/** A coordinate as it was typed; undefined when nothing was, a sentence when it is none. */
export function readCoordinate(text: string, most: 90 | 180): number | undefined | { problem: string } {
  if (text.trim() === '') return undefined
  const number = Number(text.trim().replace(',', '.'))
  const isOne = Number.isFinite(number) && Math.abs(number) <= most
  return isOne ? number : { problem: `A number from -${most} to ${most}` }
}
