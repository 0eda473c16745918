/** An element of a large XML text, and where it ends. */
export interface XmlElement {
  attributes: string
  body: string
  from: number
  to: number
}

/**
 * The elements of one name that are whole in a text; none of them lies inside another one of its name. Everything is looked
 * at once, so that a text made of beginnings without an end takes no longer than another.
 */
export function* elementsIn(xml: string, name: string): Generator<XmlElement, void> {
  const begin = new RegExp(`<(\\w{0,20}:)?${name}(?=[\\s/>])([^<>]*)>`, 'g')
  for (let found = begin.exec(xml); found !== null; found = begin.exec(xml)) {
    const [whole, prefix = '', attributes = ''] = found
    const from = found.index
    if (attributes.endsWith('/')) {
      yield { attributes: attributes.slice(0, -1), body: '', from, to: from + whole.length }
      continue
    }
    const close = `</${prefix}${name}>`
    const end = xml.indexOf(close, begin.lastIndex)
    if (end < 0) return
    const to = end + close.length
    yield { attributes, body: xml.slice(from + whole.length, end), from, to }
    begin.lastIndex = to
  }
}

/** What stands in the first element of a name. */
export function contentIn(xml: string, name: string): string | undefined {
  for (const { body } of elementsIn(xml, name)) return body
  return undefined
}

/** The value of an attribute. */
export function attributeIn(attributes: string, name: string): string | undefined {
  return new RegExp(`(?<![\\w:])${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1]
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Text as it is meant: entities of XML, and `_x0041_`, with which a workbook writes letters that XML cannot hold. */
export function plainText(xml: string): string {
  const text = xml.includes('&')
    ? xml.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (whole, hex, decimal, name) => {
        if (name !== undefined) return entities[name] ?? whole
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
      })
    : xml
  const lines = text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text
  return lines.includes('_x')
    ? lines.replaceAll(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : lines
}
