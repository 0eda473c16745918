/** Copies a text; whether it worked. A failure is only logged. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    console.warn('The clipboard took nothing', error)
    return false
  }
}
