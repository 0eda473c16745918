// All of it, by name: a built page keeps the names of exports, but not those of functions.
import * as domainPackage from '@sdp/domain'

const exportNames = new Map<unknown, string>(
  Object.entries(domainPackage).map(([name, value]) => [value, name]),
)

/** What an edit is called in a tooltip, from the name of its function: 'Rename UI action'. */
export function editName(edit: unknown): string {
  const words = (exportNames.get(edit) ?? 'edit')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replaceAll(/\b(ui|api|diss|url)\b/g, (word) => word.toUpperCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}
