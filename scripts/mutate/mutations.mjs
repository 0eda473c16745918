// Mutants of a TypeScript source by the usual operators: each one a small change that some test should notice.
import { parseAst } from 'vitest/node'

/** Every mutation of a source, in the order of the file: where it is, what it puts there, and in words. */
export function mutationsOf(code, file) {
  const program = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  const found = []
  const lines = lineStarts(code)
  visit(program, (node, parent) => {
    for (const { from = node.start, to = node.end, text } of operatorsFor(node, parent, { code, file })) {
      const line = lines.findLastIndex((start) => start <= from) + 1
      const before = from === to ? 'the whole body' : inOneLine(code.slice(from, to))
      found.push({ from, to, text, line, what: `${before}  =>  ${inOneLine(text)}` })
    }
  })
  return found.sort((one, other) => one.from - other.from)
}

export function mutated(code, { from, to, text }) {
  return code.slice(0, from) + text + code.slice(to)
}

/** Some of the mutations of many files, the same for the same seed. Files first, so that a long table is not most of them. */
export function sampleOf(files, { count, seed }) {
  const random = mulberry32(seed)
  const oneOf = (list) => list[Math.floor(random() * list.length)]
  const rest = files.map((mutations) => [...mutations]).filter((mutations) => mutations.length > 0)
  const sample = []
  while (sample.length < count && rest.length > 0) {
    const mutations = oneOf(rest)
    const one = oneOf(mutations)
    mutations.splice(mutations.indexOf(one), 1)
    if (mutations.length === 0) rest.splice(rest.indexOf(mutations), 1)
    sample.push(one)
  }
  return sample
}

const otherComparison = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
}

function* operatorsFor(node, parent, { code, file }) {
  const sourceOf = ({ start, end }) => code.slice(start, end)
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
    case 'WhileStatement':
      // What a comparison or a negation says is turned round below
      if (!(node.test.type === 'BinaryExpression' && node.test.operator in otherComparison)) {
        yield { from: node.test.start, to: node.test.end, text: `!(${sourceOf(node.test)})` }
      }
      return
    case 'BinaryExpression': {
      const text = otherComparison[node.operator]
      if (text === undefined) return
      const at = code.indexOf(node.operator, node.left.end)
      yield { text: code.slice(node.start, at) + text + code.slice(at + node.operator.length, node.end) }
      return
    }
    case 'LogicalExpression':
      yield { text: sourceOf(node.left) }
      if (node.operator !== '??') yield { text: sourceOf(node.right) }
      return
    case 'ExpressionStatement':
      if (isRemovable(node.expression)) yield { text: ';' }
      return
    case 'BlockStatement':
      if (/Function/.test(parent?.type) && node.body.length > 1) {
        yield { from: node.start + 1, to: node.start + 1, text: ' return; ' }
      }
      return
    case 'Literal':
      if (typeof node.value === 'number' && !isLength(parent)) yield { text: String(node.value + 1) }
      if (typeof node.value === 'string' && !isName(node, parent) && !isLabel(node, parent, file)) {
        yield { text: node.value === '' ? "'mutated'" : "''" }
      }
  }
}

function isRemovable({ type, argument, callee }) {
  if (type === 'AwaitExpression' || (type === 'UnaryExpression' && argument.type !== 'Literal')) {
    return isRemovable(argument)
  }
  return type === 'CallExpression' && callee.type !== 'Super'
}

/** Whether a number says only where something is drawn, or how large. */
function isLength(parent) {
  return /^Property/.test(parent?.type) && lengths.test(parent.key.name ?? '')
}

const lengths =
  /^(x|y|d[xy]|r|top|left|right|bottom|size|gap|opacity|zIndex|columns?|.*([wW]idth|[hH]eight|[mM]argin|[pP]adding|[rR]adius|[oO]ffset))$/

/** Whether a call writes a log or makes a styled element, or a text is one that only people read: what it says is no decision. */
function isForPeople(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' && /\S\s+\S/.test(node.value)
  if (node.type === 'NewExpression') return /Error$/.test(node.callee.name ?? '')
  if (node.type !== 'CallExpression') return false
  if ((node.callee.callee ?? node.callee).name === 'styled') return true
  if (node.callee.type !== 'MemberExpression') return false
  const { object } = node.callee
  return /^(console|log|logger)$/.test(object.name ?? object.property?.name ?? '')
}

/** Whether a text is shown on a screen, as the names of buttons and columns do, or is a word of a message. */
function isLabel(node, parent, file) {
  if (file.includes('domain/src/messages/')) return true
  return file.endsWith('x') && /^[A-Z]/.test(node.value) && parent?.type !== 'BinaryExpression'
}

/** Whether all that is inside is about looks. */
function isStyle({ type, name, key, properties }) {
  if (type === 'ObjectExpression') return properties.some(({ key: one }) => styleNames.test(one?.name ?? ''))
  if (type === 'JSXAttribute')
    return /^(style|sx|className|width|height|size|viewBox|d|[xy]\d?|c[xy]|r)$/.test(name.name)
  return /^Property/.test(type) && /^(style|sx|className)$/.test(key.name ?? '')
}

const styleNames = /^(display|typography|alignItems|textAlign|overflow|position|bgcolor|[mp][xytrbl])$/

/** Whether a text is a key, a module, or what only the looks of an element depend on. */
function isName(node, parent) {
  if (/^(Import|Export)/.test(parent?.type) || parent?.type === 'JSXAttribute') return true
  return /^Property/.test(parent?.type) && parent.key === node
}

/** Types and imports are left out: nothing of them is left when the program runs. */
function visit(node, see, parent) {
  if (node.type.startsWith('TS') && !('expression' in node)) return
  if (node.type.startsWith('Import') || isStyle(node) || isForPeople(node)) return
  if (node.type === 'ExpressionStatement' && isForPeople(node.expression)) return
  see(node, parent)
  for (const [key, value] of Object.entries(node)) {
    if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'returnType') continue
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') visit(child, see, node)
    }
  }
}

function lineStarts(code) {
  return [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)]
}

function inOneLine(text) {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 100 ? `${line.slice(0, 99)}…` : line
}

/** A small generator of random numbers that a seed repeats. */
function mulberry32(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
