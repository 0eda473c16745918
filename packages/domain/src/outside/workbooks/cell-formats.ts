import { readPart, type WorkbookPart } from './read-part.ts'

/** The formats that a workbook need not describe: percentages, dates and times. */
const knownFormats: readonly (readonly [from: number, to: number])[] = [
  [9, 10],
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
]

/**
 * Reads for each style of cells whether it shows a number as a date, time or percentage: what the cell holds is then
 * not what somebody typed (ruling R371).
 */
export function* readCellFormats(part: WorkbookPart): Generator<undefined, boolean[]> {
  const described = new Map<number, string>()
  const formats: number[] = []
  let isInStyles = false
  yield* readPart(part, () => ({
    open: ({ name, attributes }) => {
      if (name === 'numFmt') described.set(Number(attributes.numFmtId), attributes.formatCode ?? '')
      else if (name === 'cellXfs') isInStyles = true
      else if (name === 'xf' && isInStyles) formats.push(Number(attributes.numFmtId ?? 0))
    },
    text: () => {},
    close: (name) => {
      if (name === 'cellXfs') isInStyles = false
    },
  }))
  return formats.map((id) => {
    const code = described.get(id)
    if (code !== undefined) return convertsNumbers(code)
    return knownFormats.some(([from, to]) => id >= from && id <= to)
  })
}

/** Whether a format has parts of a date or time, or a percent sign, outside of texts, colours and conditions. */
function convertsNumbers(code: string): boolean {
  const signs = code.replaceAll(/"[^"]*"|\\.|_.|\*./g, '').replaceAll(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
  return /[dmyhs%]/i.test(signs.replaceAll(/general/gi, ''))
}
