/** The pixels of a screen. */
export interface ScreenSize {
  width: number
  height: number
}

const wide: ScreenSize = { width: 1920, height: 720 }
const tall: ScreenSize = { width: 1728, height: 1888 }

/** How large the screen of a head unit is; one that we do not know is wide (ruling R145). */
export function screenSize(headUnit: string): ScreenSize {
  return headUnit.startsWith('Gen20x') ? tall : wide
}

/** A hue for a name, the same each time: graphics of the head unit are distinguished by it. */
export function hueOf(name: string): number {
  let sum = 7
  for (const sign of name) sum = (sum * 31 + sign.codePointAt(0)!) % 360
  return sum
}

/** What a small tile shows in place of an image: the first letters of up to two words of its name. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return words
    .slice(-2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('')
}
