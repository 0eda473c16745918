import { messages, Refused } from '@sdp/domain'
import { demoPeople } from './demo-people.ts'
import type { NewFamily } from './families.ts'

/** The accounts of the local sign-in are of no provider. */
export const localIssuer = 'local'

/** One of the demo people, who signs in without a password. */
export function localPerson(email: string): NewFamily {
  const person = demoPeople.find((one) => one.email === email.trim().toLowerCase())
  if (person === undefined) throw new Refused('missing', messages.signIn.unknownPerson)
  return { user: { name: person.name, email: person.email, sub: person.email } }
}
