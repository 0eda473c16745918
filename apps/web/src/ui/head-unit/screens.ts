/** An image that can be loaded, or only its name. */
export interface ScreenImage {
  src: string | undefined
  label: string
}

export interface ScreenHeader {
  heading: string
  subheading: string
  image: ScreenImage | undefined
  providerLogo: ScreenImage | undefined
}

export interface ScreenTag {
  text: string
  icon: ScreenImage | undefined
}

export interface ScreenItem {
  text1: string
  text2: string
  image: ScreenImage | undefined
  iconInfo: ScreenImage | undefined
  iconOk: ScreenImage | undefined
  infoTag: ScreenTag | undefined
}

export interface OnlineScreen {
  kind: 'online'
  /** Undefined where only header and background can be drawn. */
  layout: number | undefined
  header: ScreenHeader
  /** The name of a graphic of the head unit. */
  background: string
  /** Whether it shows that more is on its way. */
  isWaiting: boolean
  text: string
  image: ScreenImage | undefined
  infoTag: ScreenTag | undefined
  listHeader: ScreenHeader | undefined
  items: readonly ScreenItem[]
  tableHeaders: readonly string[]
  rows: readonly (readonly { text1: string; text2: string }[])[]
}

/** What a head unit shows. */
export type Screen =
  | OnlineScreen
  | { kind: 'picklist'; element: string }
  | { kind: 'toast'; type: string; texts: readonly string[] }
  | { kind: 'dictation'; screenType: string; labels: readonly string[] }
  | { kind: 'proactive'; type: string }
  | { kind: 'reference'; reference: string }
  | { kind: 'nothing' }

/** The pixels of a screen. */
export interface ScreenSize {
  width: number
  height: number
}

const wide: ScreenSize = { width: 1920, height: 720 }
const tall: ScreenSize = { width: 1728, height: 1888 }

/** How large the screen of a head unit is; one that we do not know is wide. */
export function screenSize(headUnit: string): ScreenSize {
  return headUnit.startsWith('Gen20x') ? tall : wide
}

/** A hue for a name, the same each time: graphics of the head unit are told apart by it. */
export function hueOf(name: string): number {
  let sum = 7
  for (const sign of name) sum = (sum * 31 + sign.codePointAt(0)!) % 360
  return sum
}

/** What stands on a small tile in place of an image: the first letters of up to two words of its name. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return words
    .slice(-2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('')
}
