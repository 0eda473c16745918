import { createHash, randomBytes } from 'node:crypto'

export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Only hashes are kept: whoever reads the tables cannot sign in with them. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
