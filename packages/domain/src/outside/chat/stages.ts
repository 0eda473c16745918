/** Where domains are published: a market and an environment of it. */
export const chatStages = [
  'ece-dev',
  'amap-dev',
  'ece-nonprod',
  'ece-prod',
  'amap-nonprod',
  'amap-prod',
  'china-nonprod',
  'china-prod',
] as const
export type ChatStage = (typeof chatStages)[number]

/** Not a place of publishing: the open domain as it is now, unsaved work included. */
export const draftStage = 'draft'

export const chatMarkets = ['amap', 'ece', 'china'] as const
export type ChatMarket = (typeof chatMarkets)[number]

export interface StagePlace {
  market: ChatMarket
  environment: string
}

/** The market and environment of a stage; a draft is spoken to as in the default market. */
export function stagePlace(stage: ChatStage | typeof draftStage): StagePlace {
  if (stage === draftStage) return { market: 'ece', environment: draftStage }
  const [market, environment] = stage.split('-') as [ChatMarket, string]
  return { market, environment }
}

/** Reads a stage as somebody sent it. */
export function findStage(text: string): ChatStage | typeof draftStage | undefined {
  return ([...chatStages, draftStage] as const).find((stage) => stage === text)
}

/** The stage that answers unless a person chose another one: the open domain, else the first place of publishing. */
export function shownStage(
  chosen: ChatStage | typeof draftStage | undefined,
  { hasOpenDomain }: { hasOpenDomain: boolean },
): ChatStage | typeof draftStage {
  if (chosen !== undefined && (chosen !== draftStage || hasOpenDomain)) return chosen
  return hasOpenDomain ? draftStage : 'ece-dev'
}
