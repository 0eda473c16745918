import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts what the database keeps and who reads the database must not know: AES-256-GCM under a key from outside of it. */
export interface Vault {
  /**
   * `purpose` says what it is and whose; it opens for the same purpose alone, so that nobody can exchange two rows
   * (ruling R250).
   */
  seal: (text: string, purpose: string) => string
  /** Throws WrongKey where it was sealed with a key that is not here, or changed since. */
  open: (sealed: string, purpose: string) => string
  /** Whether it was sealed with the first key, the one that seals. */
  isCurrent: (sealed: string) => boolean
}

export class WrongKey extends Error {
  constructor(keyId: string) {
    super(`It is encrypted with another key (${keyId})`)
  }
}

const algorithm = 'aes-256-gcm'

/** The first key encrypts; the others decrypt what was encrypted before they were replaced. */
export function openVault(secrets: readonly string[]): Vault {
  const keys = new Map(secrets.map((secret) => [keyIdOf(secret), keyOf(secret)]))
  const [first] = keys
  if (first === undefined) throw new Error('There is no key')
  const [currentId, currentKey] = first

  return {
    seal: (text, purpose) => {
      const iv = randomBytes(12)
      const cipher = createCipheriv(algorithm, currentKey, iv).setAAD(Buffer.from(purpose))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return [currentId, iv.toString('base64url'), sealed.toString('base64url')].join('.')
    },
    open: (sealed, purpose) => {
      const [keyId = '', iv = '', text = ''] = sealed.split('.')
      const key = keys.get(keyId)
      if (key === undefined) throw new WrongKey(keyId)
      const bytes = Buffer.from(text, 'base64url')
      const decipher = createDecipheriv(algorithm, key, Buffer.from(iv, 'base64url'), { authTagLength: 16 })
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-16))
      return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8')
    },
    isCurrent: (sealed) => sealed.startsWith(`${currentId}.`),
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'sdp-studio vault', 32))
}

/** The id of the key that something was sealed with. */
export function keyIdIn(sealed: string): string {
  return sealed.split('.')[0] ?? ''
}

/** Tells keys apart and says nothing about them. */
export function keyIdOf(secret: string): string {
  return createHash('sha256')
    .update('sdp-studio key id')
    .update(keyOf(secret))
    .digest('base64url')
    .slice(0, 8)
}
