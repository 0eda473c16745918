import { listed } from './listed.ts'

export const sharing = {
  loadFailed: 'The shared inputs could not be loaded',
  userInputMissing: 'ACTION REQUIRED',
  apiInputMissing: 'ACTION REQUIRED!!',
  embeddedOnly: 'Only embedded domains share inputs',
  replacesAudio: (response: string, users: readonly string[]) =>
    `The domain has other sounds as ${response}${users.length === 0 ? '' : `, which ${listed(users)} ${users.length === 1 ? 'plays' : 'play'}`}. They will be replaced.`,
} as const
