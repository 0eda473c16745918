/** Why a wish was not granted: there is no such thing, you may not, it is wrong, somebody has it already. */
export type RefusalKind = 'missing' | 'forbidden' | 'invalid' | 'taken'

/** What is thrown when a wish is not allowed; the server turns it into a 4xx, the web into a notification. */
export class Refused extends Error {
  readonly kind: RefusalKind
  readonly details: unknown

  constructor(kind: RefusalKind, message: string, details?: unknown) {
    super(message)
    this.name = 'Refused'
    this.kind = kind
    this.details = details
  }
}

/** Refuses a wish for which a check found a message; without one it lets it pass. */
export function refuse(message: string | undefined, kind: RefusalKind = 'invalid'): void {
  if (message !== undefined) throw new Refused(kind, message)
}

/** Refuses a name for which a check found a message; `taken` is the one that it finds for a name in use. */
export function refuseName(message: string | undefined, taken: string): void {
  refuse(message, message === taken ? 'taken' : 'invalid')
}
