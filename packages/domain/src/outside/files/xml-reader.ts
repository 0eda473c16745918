import { type SaxesAttributeNS, SaxesParser, type SaxesTag } from 'saxes'
import { messages } from '../../messages/messages.ts'
import { Refused } from '../../toolbox/refused.ts'
import type { FileBudget } from './budget.ts'

/** The beginning of an element. */
export interface XmlTag {
  /** Without its prefix. */
  name: string
  /** Empty where namespaces are not looked at. */
  namespace: string
  /** By their names as they are written. */
  attributes: Readonly<Record<string, string>>
}

/** What is called while XML is read. */
export interface XmlEvents {
  open: (tag: XmlTag) => void
  close: (name: string) => void
  text: (text: string) => void
}

export interface XmlReader {
  write: (piece: string) => void
  finish: () => void
  /** The line that was read last. */
  line: () => number
  /** Refuses the file, with the place that was read last. */
  refuse: (message: string) => never
}

interface XmlReading {
  budget: FileBudget
  events: XmlEvents
  /** Checks prefixes and resolves them; takes twice as long. */
  hasNamespaces: boolean
  /** The sentence for a place in the file. */
  at: (line: number, column: number, message: string) => string
}

/** Deeper than any tool nests. */
const maxDepth = 30
/** Of one text, tag or comment. */
const maxCharacters = 1024 * 1024
const atOnce = 64 * 1024

/**
 * The one reader of XML from people: a streaming (SAX) parser that keeps nothing but the open elements and the text or tag
 * that it is in. Refuses what is not well-formed, document types, and what goes beyond the budget of the file.
 */
export function xmlReader({ budget, events, hasNamespaces, at }: XmlReading): XmlReader {
  const parser = new SaxesParser({ xmlns: hasNamespaces })
  let depth = 0
  /** Characters since the last event: how long the text or tag is that the parser collects. */
  let collected = 0
  const refuse = (message: string): never => {
    throw new Refused('invalid', at(parser.line, parser.column, message))
  }
  parser.on('error', ({ message }) => refuse(messages.files.notXml(message.replace(/^[\d:]+\s*/, ''))))
  // What a document type declares can grow without end when it is read
  parser.on('doctype', () => refuse(messages.files.doctype))
  parser.on('opentag', (tag) => {
    collected = 0
    budget.takeElement()
    if (++depth > maxDepth) refuse(messages.files.tooDeep)
    events.open(toTag(tag))
  })
  parser.on('closetag', ({ name }) => {
    collected = 0
    depth--
    events.close(withoutPrefix(name))
  })
  const text = (piece: string) => {
    collected = 0
    events.text(piece)
  }
  parser.on('text', text)
  parser.on('cdata', text)

  return {
    write: (piece) => {
      for (let from = 0; from < piece.length; from += atOnce) {
        const part = piece.slice(from, from + atOnce)
        collected += part.length
        parser.write(part)
        if (collected > maxCharacters) refuse(messages.files.longText(maxCharacters))
      }
    },
    finish: () => {
      parser.close()
    },
    line: () => parser.line,
    refuse,
  }
}

function toTag({ name, local, uri = '', attributes }: SaxesTag): XmlTag {
  if (local === undefined) {
    return { name: withoutPrefix(name), namespace: '', attributes: attributes as Record<string, string> }
  }
  const values = Object.entries(attributes as Record<string, SaxesAttributeNS>)
  return {
    name: local,
    namespace: uri,
    attributes: Object.fromEntries(values.map(([key, { value }]) => [key, value])),
  }
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
