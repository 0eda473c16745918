// Finds a Firefox for the tests, or brings Debian's. It is the one that people have: Playwright drives it by WebDriver BiDi.
import { installOneOf } from './debian.mjs'
import { filesNamed, versionOf } from './programs.mjs'

/** An older one lacks commands that Playwright sends. */
const minVersion = 143

/** The path of a Firefox that is new enough, or undefined. */
export function findFirefox() {
  return [process.env.SDP_FIREFOX, ...filesNamed(['firefox-esr', 'firefox'])].find(
    (file) => file && isNewEnough(file),
  )
}

/** Brings one where there is none; returns why no journey runs in it where that cannot be done. */
export async function ensureFirefox() {
  if (findFirefox() === undefined) await installOneOf(['firefox-esr'], 'Firefox')
  if (findFirefox() !== undefined) return undefined
  return `No journeys in Firefox: none of version ${minVersion} or newer could be found or installed. Install one, or set SDP_FIREFOX to its path.`
}

function isNewEnough(file) {
  const [, major] = /Firefox (\d+)\./.exec(versionOf(file) ?? '') ?? []
  return Number(major) >= minVersion
}
