import type { Domain } from '../../model/domain.ts'
import { supportedLanguages } from '../../model/supported-languages.ts'

/** What a UI action does to the dialog. */
export const dialogActTypes = ['giveInformation', 'askForInput', 'confirm', 'select'] as const
export type DialogActType = (typeof dialogActTypes)[number]

export const emotionAnimations = ['neutral', 'happy', 'positive', 'negative'] as const

const worldStyles = ['neutral', 'soft', 'happy', 'serious', 'empathic', 'sarcastic'] as const
const chinaStyles: readonly string[] = ['surprise', 'confused', 'comforting', 'apologize']

/** Where sounds are placed from. */
export const referencePoints = [
  'CURRENT',
  'ABSOLUTE',
  'DRIVER',
  'CO_DRIVER',
  'REAR_LEFT',
  'REAR_RIGHT',
  'THIRD_ROW_LEFT',
  'THIRD_ROW_RIGHT',
] as const

const chineseLanguages = new Set(
  supportedLanguages
    .filter(({ regions }) => regions.includes('CHINA'))
    .map(({ value }) => value.toLowerCase()),
)

/** Whether a domain speaks a language of the Chinese market. */
export function isHeardInChina({ languages }: Pick<Domain, 'languages'>): boolean {
  return languages.some(({ language }) => chineseLanguages.has(language.toLowerCase()))
}

/** The speaking styles that a domain can have; none is one of them (ruling R134). */
export function speakingStylesFor(domain: Pick<Domain, 'languages'>): readonly string[] {
  return ['', ...worldStyles, ...(isHeardInChina(domain) ? chinaStyles : [])]
}

export function isChinaStyle(style: string): boolean {
  return chinaStyles.includes(style)
}
