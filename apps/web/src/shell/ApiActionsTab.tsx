import { ApiActions } from '../features/api-actions/ApiActions.tsx'
import { TablePage } from '../ui/grid/TablePage.tsx'

/** The API actions alone, as many on a page as other tables have. */
export function ApiActionsTab() {
  return <ApiActions frame={TablePage} tools={null} />
}
