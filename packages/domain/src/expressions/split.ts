/** The expressions in a text typed or pasted at once: `||` and line ends separate them; blanks around are not part of them. */
export function splitExpressions(text: string): string[] {
  return text
    .split(/\|\||\r\n|\r|\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}
