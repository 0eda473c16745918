import { own } from '../own.ts'

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
  const begin = remembered(`<(\\w{0,20}:)?${name}(?=[\\s/>])([^<>]*)>`)
  let at = 0
  for (;;) {
    begin.lastIndex = at
    const found = begin.exec(xml)
    if (found === null) return
    const [whole, prefix = '', attributes = ''] = found
    const from = found.index
    const inside = from + whole.length
    if (attributes.endsWith('/')) {
      at = inside
      yield { attributes: attributes.slice(0, -1), body: '', from, to: at }
      continue
    }
    const close = `</${prefix}${name}>`
    const end = xml.indexOf(close, inside)
    if (end < 0) return
    at = end + close.length
    yield { attributes, body: xml.slice(inside, end), from, to: at }
  }
}

const patterns = new Map<string, RegExp>()

/** To make a pattern takes longer than to look for it in a cell. */
function remembered(pattern: string): RegExp {
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'g')
  patterns.set(pattern, known)
  return known
}

/** What stands in the first element of a name. */
export function contentIn(xml: string, name: string): string | undefined {
  for (const { body } of elementsIn(xml, name)) return body
  return undefined
}

/** The value of an attribute. */
export function attributeIn(attributes: string, name: string): string | undefined {
  const attribute = remembered(`(?<![\\w:])${name}\\s*=\\s*["']([^"']*)["']`)
  attribute.lastIndex = 0
  return attribute.exec(attributes)?.[1]
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Text as it is meant: entities of XML, and `_x0041_`, with which a workbook writes letters that XML cannot hold. */
export function plainText(xml: string): string {
  const text = xml.includes('&')
    ? xml.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (whole, hex, decimal, name) => {
        if (name !== undefined) return own(entities, name) ?? whole
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
      })
    : xml
  const lines = text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text
  return lines.includes('_x')
    ? lines.replaceAll(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : lines
}
