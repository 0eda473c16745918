import peggy from 'peggy'
import { type Parse, wordClass } from './tree.ts'

const grammar = `
start = options:options { return { options } }
options = first:sequence rest:("|" @sequence)* { return [first, ...rest] }
sequence = first:item rest:(" " @item)* { return [first, ...rest] }
item = group / optional / slot / part / wildcard / word
group = "(" options:options ")" { return { kind: 'group', from: offset(), to: range().end, options } }
optional = "[" options:options "]" { return { kind: 'optional', from: offset(), to: range().end, options } }
slot = "$(" name:name ")" { return { kind: 'slot', from: offset(), to: range().end, name } }
part = "§" name:name { return { kind: 'part', from: offset(), to: range().end, name } }
wildcard = parts:joined &{ return parts.length <= 3 && parts.includes('*') }
  { return { kind: 'wildcard', from: offset(), to: range().end, parts } }
joined = first:piece rest:("+" @piece)+ { return [first, ...rest] }
piece = "*" / $[${wordClass}]u+
word = text:$[${wordClass}]u+ ![+*] { return { kind: 'word', from: offset(), to: range().end, text } }
name = $[${wordClass}_]u+
`

/** The same grammar in peggy. */
export function peggyParser(): Parse {
  const { parse } = peggy.generate(grammar)
  return (text) => parse(text)
}
