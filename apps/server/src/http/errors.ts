import { messages } from '@sdp/domain'

/** Nobody is signed in, or the token is expired or forged: 401. */
export class NotSignedIn extends Error {
  constructor(message: string = messages.signIn.invalidToken) {
    super(message)
    this.name = 'NotSignedIn'
  }
}

/** Another system that the answer needs is out of order: 503. */
export class Unavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'Unavailable'
  }
}

/** This installation lacks what the answer needs: 501. */
export class NotOffered extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'NotOffered'
  }
}
