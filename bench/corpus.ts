import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { aLargeWireDomain } from '@sdp/domain/testing'

/** Expressions to measure with, and what they may mention. */
export interface Corpus {
  name: string
  expressions: string[]
  /** The value of each reusable part, by name. */
  parts: Map<string, string>
  slots: Set<string>
}

interface CorpusFile {
  slots: { name: string }[]
  reusable?: { name: string; value: string }[]
  intents: { expressions: string[] }[]
}

const folder = new URL('../../shared/data/', import.meta.url)

/** The real expressions that lie next to the project, or generated ones where there are none. */
export function readCorpora(): Corpus[] {
  if (!existsSync(folder)) return [generatedCorpus()]
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const {
        slots,
        reusable = [],
        intents,
      } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as CorpusFile
      return {
        name: file,
        expressions: intents.flatMap(({ expressions }) => expressions),
        parts: new Map(reusable.map(({ name, value }) => [name, value])),
        slots: new Set(slots.map(({ name }) => name)),
      }
    })
}

function generatedCorpus(): Corpus {
  const wire = aLargeWireDomain({ intents: 200, expressions: 50, rules: 1, languages: ['eng-USA'] })
  return {
    name: 'generated',
    expressions: [
      ...wire.nlu_interpretations!.flatMap(({ expressions = [] }) =>
        expressions.map(({ expression }) => expression),
      ),
      ...Array.from({ length: 50 }, (_, index) => manyWays(index)),
    ],
    parts: new Map(),
    slots: new Set(wire.user_inputs!.map(({ name }) => name)),
  }
}

/** An expression with thousands of sentences, as those of real assistants have. */
function manyWays(index: number): string {
  const verbs = ['play', 'start', 'put on', 'turn on', 'switch on', 'give me', 'let me hear']
  const things = ['some music', 'a song', 'the radio', 'an album', 'my playlist', `channel ${index}`]
  const places = ['here', 'in the car', 'in the back', 'for everybody', 'for the driver', 'for the kids']
  return `[(please|hey|okay|now)] (${verbs.join('|')}) (${things.join('|')}) [(${places.join('|')})] [(now|please|quickly|right away|at once|today|tonight)]`
}
