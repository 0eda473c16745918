import { auth, type Reply } from '@sdp/api'
import { messages } from '@sdp/domain'
import { z } from 'zod'
import { readStored, storageKeys, writeStored } from '../browser/storage.ts'
import { call, whileNobodyRefreshes } from './calls.ts'
import { keepSignIn } from './sign-in.ts'

export type LocalPerson = Reply<typeof auth.localPeople.shapes>[number]

export function lastLocalPerson(): string | undefined {
  return readStored(storageKeys.lastLocalPerson, z.string())
}

/** The person used last, else the first one. */
export function personToSignIn<P extends Pick<LocalPerson, 'email'>>(
  people: readonly P[],
  last: string | undefined,
): P | undefined {
  return people.find(({ email }) => email === last) ?? people[0]
}

export async function signInLocally(email: string): Promise<void> {
  await whileNobodyRefreshes(async () => keepSignIn(await call(auth.localSignIn, { body: { email } })))
  writeStored(storageKeys.lastLocalPerson, email)
}

/** Signs in without asking, as the local sign-in lets every page pass. */
export async function signInAsLastPerson(): Promise<void> {
  const person = personToSignIn(await call(auth.localPeople), lastLocalPerson())
  if (person === undefined) throw new Error(messages.signIn.unknownPerson)
  await signInLocally(person.email)
}
