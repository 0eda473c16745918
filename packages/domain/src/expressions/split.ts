/**
 * The expressions in a text typed or pasted at once, each with its place in it: `||` and line ends separate them; blanks around are
 * not part of them.
 */
export function placeExpressions(text: string): { text: string; from: number }[] {
  const found: { text: string; from: number }[] = []
  let from = 0
  for (const line of text.split(/(\r\n|\r|\n)/)) {
    let start = 0
    for (const end of [...separators(line), line.length]) {
      const whole = line.slice(start, end)
      const trimmed = whole.trim()
      if (trimmed !== '') found.push({ text: trimmed, from: from + start + whole.indexOf(trimmed) })
      start = end + 2
    }
    from += line.length
  }
  return found
}

/**
 * Where `||` separates expressions in a line: in brackets it does not, so that it is one error that says so
 * (ruling R72).
 */
function separators(line: string): number[] {
  const found: number[] = []
  const open: number[] = []
  for (let at = 0; at < line.length; at++) {
    const character = line[at]
    if (character === '(' || character === '[') open.push(found.length)
    // What was found since the opening bracket is inside
    else if ((character === ')' || character === ']') && open.length > 0) found.length = open.pop()!
    else if (character === '|' && line[at + 1] === '|') found.push(at++)
  }
  return found
}
