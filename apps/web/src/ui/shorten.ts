/** A name of at most `max` characters, the last of them an ellipsis when something had to go. */
export function shorten(name: string, max: number): string {
  // By code points, so that no character is cut in half.
  const characters = Array.from(name)
  return characters.length <= max
    ? name
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
}
