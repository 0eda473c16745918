// Finds the engine of Safari as GTK has it, with a screen that nobody sees, or brings Debian's.
import { installOneOf } from './debian.mjs'
import { filesNamed } from './programs.mjs'

/** Which package has a program. */
const packages = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' }

export function hasWebKit() {
  return Object.keys(packages).every((name) => filesNamed([name]).length > 0)
}

/** Brings it where it is not; returns why no journey runs in it where that cannot be done. */
export async function ensureWebKit() {
  for (const [program, name] of Object.entries(packages)) {
    if (filesNamed([program]).length === 0) await installOneOf([name], name)
  }
  if (hasWebKit()) return undefined
  return 'No journeys in WebKit: WebKitWebDriver and Xvfb could not be found or installed.'
}
