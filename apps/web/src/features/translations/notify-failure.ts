import { messages } from '@sdp/domain'
import { notify } from '../../ui/notifications.tsx'
import { askForJobs } from './use-translation-news.ts'

/**
 * Does something to a job; a failure is shown in the words of the specification (ruling R197). Returns whether it
 * worked.
 */
export async function actOrNotify(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
  } catch (error) {
    notify('error', messages.translations.failed(error instanceof Error ? error.message : String(error)))
    // Where the server does not answer, reading would not end either
    void askForJobs()
    return false
  }
  await askForJobs()
  return true
}
