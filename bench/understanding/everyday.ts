import { missedAnswers } from '../../examples/everyday/answers.ts'
import { readLines, sampleCar } from '../../examples/everyday/car.ts'
import { hearAll, hearTurnedRound, isRight, isWrongAction } from '../../examples/everyday/heard.ts'
import type { Line } from '../report.ts'
import { rightAtLeast, wrongAgainst } from './lines.ts'

/** What the four samples make of sentences that were written without looking at them. */
export async function everydaySentences(): Promise<Line[]> {
  const lines: Line[] = []
  for (const language of ['eng-USA', 'deu-DEU']) {
    const heard = await hearAll(sampleCar(language), readLines(`${language}.txt`))
    const share = (count: number) => (100 * count) / heard.length
    lines.push(
      wrongAgainst(
        `own in-car sentences, ${language}: wrong actions`,
        share(heard.filter(isWrongAction).length),
        {
          name: '5 %',
          share: 5,
        },
      ),
      rightAtLeast(
        `own in-car sentences, ${language}: right or rightly refused`,
        share(heard.filter(isRight).length),
        90,
      ),
    )
  }
  const { said, acted } = await hearTurnedRound()
  const unwanted = acted.filter(({ isUnwanted }) => isUnwanted)
  for (const { text, intent } of unwanted) console.log(`carried out: ${text} (${intent})`)
  const { asked, missed } = missedAnswers()
  lines.push(
    // Against none: a line needs a floor to be divided by
    wrongAgainst(`negated, ended or asked, of ${said}: carried out`, unwanted.length, {
      name: 'none',
      share: 0.5,
    }),
    wrongAgainst(`answers to an open question, of ${asked}: missed`, missed.length, {
      name: '2 of 23',
      share: (2 * asked) / 23,
    }),
  )
  return lines
}
