const suffixes = ['_preTts', '_postTts'] as const

/** The UI action before or after whose texts a text-to-speech response of this name is spoken, if it is such a one. */
export function ownerOf(response: string): { uiAction: string; suffix: string } | undefined {
  const suffix = suffixes.find((one) => response.endsWith(one) && response.length > one.length)
  return suffix && { uiAction: response.slice(0, -suffix.length), suffix }
}

/**
 * The names of the text-to-speech responses that are spoken before and after the texts of a UI action (ruling R126).
 */
export function namesAround(uiAction: string): string[] {
  return suffixes.map((suffix) => `${uiAction}${suffix}`)
}

/** The renames of these two when the UI action is renamed. */
export function renamesAround({ from, to }: { from: string; to: string }): { from: string; to: string }[] {
  return suffixes.map((suffix) => ({ from: `${from}${suffix}`, to: `${to}${suffix}` }))
}
