/** How the texts of a domain are read out: with SSML tags, with Vocalizer's escape sequences, or as they stand. */
export type TtsType = 'SSML' | 'VOCALIZER' | 'PLAINTEXT'

interface TtsSurroundings {
  /** The platforms of the domain. */
  platforms: readonly string[]
  /** Whether the installation moves all texts to SSML. */
  ssmlTransition: boolean
}

/**
 * How the texts of a domain are read out, by its platforms; during the transition to SSML that is always SSML
 * (ruling R129).
 */
export function ttsTypeOf({ platforms, ssmlTransition }: TtsSurroundings): TtsType {
  if (ssmlTransition) return 'SSML'
  const isEach = (fits: (platform: string) => boolean) => platforms.length > 0 && platforms.every(fits)
  if (isEach((platform) => platform === 'Gen20x.i3')) return 'SSML'
  return isEach((platform) => platform === 'Gen20x.i2' || platform.startsWith('NTG'))
    ? 'VOCALIZER'
    : 'PLAINTEXT'
}
