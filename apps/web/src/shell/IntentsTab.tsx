import { IntentsPage } from '../features/intents/IntentsPage.tsx'

/** What is on the tab of the intents; the features in it do not know each other. */
export function IntentsTab() {
  return <IntentsPage />
}
