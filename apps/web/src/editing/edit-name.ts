/** What an edit is called in a tooltip, from the name of its function: 'Rename UI action'. */
export function editName(functionName: string): string {
  const words = functionName
    .replace(/\$\d+$/, '') // the bundler's mark on a name that several files use
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replaceAll(/\b(ui|api|diss|url)\b/g, (word) => word.toUpperCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}
