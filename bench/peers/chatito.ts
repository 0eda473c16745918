import { astFromString, datasetFromString, definitionsFromAST } from 'chatito'
import { parseExpression } from '../../packages/domain/src/expressions/parse.ts'
import type { ExpressionTree, Item, Sequence } from '../../packages/domain/src/expressions/tree.ts'

/** An expression in the language of chatito, with all it uses; every group becomes an alias of its own. */
export function toChatito(tree: ExpressionTree, parts: ReadonlyMap<string, string>, samples: number): string {
  const aliases = new Map<string, string[]>()
  const ofSequence = (sequence: Sequence) => sequence.map(ofItem).join(' ')
  const alias = (name: string, options: Sequence[]) => {
    aliases.set(name, [])
    aliases.set(name, options.map(ofSequence))
    return name
  }

  function ofItem(item: Item): string {
    switch (item.kind) {
      case 'word':
        return item.text
      case 'wildcard':
        return item.parts.join(' ')
      case 'slot':
        return `slot ${item.name}`
      case 'part':
        return `~[${ofPart(item.name)}]`
      case 'group':
        return `~[${alias(`a${aliases.size}`, item.options)}]`
      case 'optional':
        return `~[${alias(`a${aliases.size}`, item.options)}?]`
    }
  }

  function ofPart(name: string): string {
    const key = `part ${name}`
    if (!aliases.has(key)) alias(key, parseExpression(parts.get(name)!).tree!.options)
    return key
  }

  const whole = tree.options.map(ofSequence)
  const define = (name: string, lines: string[]) =>
    `${name}\n${lines.map((line) => `    ${line}\n`).join('')}`
  return [
    define(`%[all]('training': '${samples}')`, whole),
    ...Array.from(aliases, ([name, lines]) => define(`~[${name}]`, lines)),
  ].join('\n')
}

/** How many sentences chatito counts, as far as a number holds that. */
export function countWithChatito(dsl: string): number {
  return definitionsFromAST(astFromString(dsl))!.Intent.all!.cardinality!
}

/** The distinct samples that chatito makes. */
export async function sampleWithChatito(dsl: string): Promise<string[]> {
  const samples: string[] = []
  await datasetFromString(dsl, (tokens) => samples.push(tokens.map(({ value }) => value).join('')))
  return samples
}
