import type { Domain } from '@sdp/domain'
import {
  aDomain,
  aModule,
  anApiInput,
  anExpression,
  anIntent,
  aRule,
  aSlot,
  aUiAction,
} from '@sdp/domain/testing'
import { compile } from '../program/compile.ts'
import type { Program } from '../program/program.ts'
import { noGuesses } from './no-guesses.ts'

/** A small domain in two languages, of which one can say less. */

const equals = (value: string) => ({ matcher: 'EqualsMatcher', arguments: [value] })

function climate(
  language: string,
  expressions: Record<string, string[]>,
  literals: [string, string],
): Domain {
  return aDomain({
    languages: [{ id: 'e', language, isDefault: true }],
    intents: Object.entries(expressions).map(([name, texts]) =>
      anIntent(name, { expressions: texts.map((text) => anExpression(text)) }),
    ),
    slots: [
      aSlot('zone', { driver: [literals[0]], passenger: [literals[1]] }),
      aSlot('degrees', {}, { type: 'Number', valueType: 'Number' }),
    ],
    apiInputs: [anApiInput('heat', { volatile: true, returnValue: ['ok', 'hot'] })],
    apiActions: [{ name: 'heat', comments: '', handler: '', path: [], domain: '', requiredAuthLevel: 0 }],
    modules: [
      aModule(
        'Climate',
        aRule(['warmer'], { apiInputs: [{ input: 'heat', ...equals('ok') }], uiAction: 'done' }),
        aRule(['warmer'], { apiInputs: [{ input: 'heat', ...equals('hot') }], uiAction: 'hot' }),
        aRule(['warmer'], {
          slots: [{ input: 'zone', matcher: 'NotCollectedMatcher', arguments: [] }],
          uiAction: 'ask',
        }),
        aRule(['warmer'], { apiAction: { name: 'heat' } }),
        aRule(['open'], {
          vehicleInputs: [{ input: 'speed', matcher: 'GreaterThanMatcher', arguments: ['10'] }],
          uiAction: 'tooFast',
        }),
        aRule(['open'], { uiAction: 'open', apiAction: { name: 'openApp', parameters: { app: 'roof' } } }),
      ),
    ],
    uiActions: [
      aUiAction('done', { ttsResponses: ['done'] }),
      aUiAction('hot'),
      aUiAction('ask', { dialogAct: { type: 'askForInput', slots: { zone: '' } } }),
      aUiAction('tooFast'),
      aUiAction('open'),
    ],
    ttsResponses: [{ name: 'done', texts: ['Done.', 'It is {{degrees}} now.', 'There you are.'] }],
  })
}

export const english = programOf(
  climate(
    'eng-USA',
    {
      warmer: ['warmer [(for|at) the $(zone)]', 'set the $(zone) to $(degrees) [degrees]'],
      open: ['open the roof'],
    },
    ['driver', 'passenger'],
  ),
  'eng-USA',
)
export const german = programOf(
  climate('deu-DEU', { warmer: ['(wärmer|heizen) beim $(zone)', 'wärmer'], open: ['dach auf'] }, [
    'fahrer',
    'beifahrer',
  ]),
  'deu-DEU',
)

function programOf(domain: Domain, language: string): Program {
  return { ...compile(domain, language), guesses: noGuesses }
}
