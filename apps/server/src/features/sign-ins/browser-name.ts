/** Those that call themselves by the name of another one come first. */
const browsers: readonly [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]

const systems: readonly [name: string, mark: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** What somebody calls the browser that sends this User-Agent header: 'Firefox on Linux'. */
export function browserName(userAgent: string): string {
  const [browser, system] = [browsers, systems].map(
    (known) => known.find(([, mark]) => mark.test(userAgent))?.[0],
  )
  if (browser === undefined) return userAgent.split(/[\s(]/, 1)[0] || 'Unknown browser'
  return system === undefined ? browser : `${browser} on ${system}`
}
