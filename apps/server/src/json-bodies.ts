import type { App } from './http.ts'

const maxDepth = 64

/** Takes JSON bodies, and refuses those nested so deep that reading them would overflow the stack. */
export function acceptJson(app: App): void {
  // 'error': a `__proto__` or `constructor.prototype` key is refused, not dropped.
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer
    if (bytes.length === 0) return done(null, undefined)
    if (isTooDeep(bytes)) return done(badRequest(`The body is nested deeper than ${maxDepth} levels`))
    parse(request, bytes.toString('utf8'), done)
  })
}

function badRequest(message: string): Error {
  return Object.assign(new Error(message), { statusCode: 400 })
}

const quote = 0x22
const backslash = 0x5c
const openers = new Set([0x5b, 0x7b])
const closers = new Set([0x5d, 0x7d])

/** Counts brackets outside strings; bytes of other characters never look like these in UTF-8. */
function isTooDeep(bytes: Buffer): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!
    if (inString) {
      if (byte === backslash) at++
      else if (byte === quote) inString = false
    } else if (byte === quote) inString = true
    else if (openers.has(byte)) {
      if (++depth > maxDepth) return true
    } else if (closers.has(byte)) depth--
  }
  return false
}
