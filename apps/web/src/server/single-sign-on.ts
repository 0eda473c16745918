import { auth } from '@sdp/api'
import { messages } from '@sdp/domain'
import { call, whileNobodyRefreshes } from './calls.ts'
import { keepSignIn } from './sign-in.ts'

/** Exchanges the code of the identity provider for tokens. Whether this browser asked for it is for the server to know. */
export async function finishSingleSignOn({ code }: { code?: string | undefined }): Promise<void> {
  if (code === undefined) throw new Error(messages.signIn.noCode)
  await whileNobodyRefreshes(async () => keepSignIn(await call(auth.token, { body: { code } })))
}
