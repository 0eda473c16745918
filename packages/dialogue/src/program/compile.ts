import { type Domain, firstByName } from '@sdp/domain'
import { textsByName, ttsTypeOf } from '@sdp/domain/responses'
import { resetsOf } from '../decide/resets.ts'
import { ruleTable } from '../decide/rule-table.ts'
import { forgivingReader } from '../forgive/forgiving-reader.ts'
import { guessesFor } from '../guess/guesses.ts'
import { markReader } from '../meaning/marks.ts'
import { compileRecogniser } from '../recognise/recogniser.ts'
import { answersOf } from './answers.ts'
import type { CompileOptions, Program } from './program.ts'

/** Makes a domain ready for conversations in its language. */
export function compile(domain: Domain, language: string, options: CompileOptions = {}): Program {
  return build(domain, language, options)
}

/** The program of a domain after an edit: only what the edit touched is made again. Another language makes all of it again. */
export function recompile(program: Program, domain: Domain, language = program.language): Program {
  if (language !== program.language) return build(domain, language, program.options)
  return domain === program.domain ? program : build(domain, language, program.options, program)
}

function build(domain: Domain, language: string, options: CompileOptions, earlier?: Program): Program {
  const before = earlier?.domain
  const isSame = (...parts: (keyof Domain)[]) => parts.every((part) => domain[part] === before?.[part])
  const kept = <Made>(made: Made | undefined, parts: (keyof Domain)[], make: () => Made): Made =>
    made !== undefined && isSame(...parts) ? made : make()

  const exact = kept(earlier?.exact, ['intents', 'slots', 'reusableExpressions'], () =>
    compileRecogniser(domain, language, earlier?.exact),
  )
  return {
    domain,
    language,
    options,
    exact,
    forgiving:
      exact === earlier?.exact && isSame('everydayLanguage')
        ? earlier.forgiving
        : forgivingReader(exact, domain.everydayLanguage),
    marks: kept(earlier?.marks, ['everydayLanguage'], () => markReader(language, domain.everydayLanguage)),
    answers: kept(earlier?.answers, ['slots', 'uiActions', 'reusableExpressions'], () =>
      compileRecogniser(answersOf(domain), language, earlier?.answers),
    ),
    guesses: kept(earlier?.guesses, ['intents', 'slots', 'reusableExpressions'], () =>
      guessesFor(domain, language, { earlier: earlier?.guesses }),
    ),
    table: kept(earlier?.table, ['modules'], () => ruleTable(domain.modules)),
    resets: kept(earlier?.resets, ['slots', 'apiInputs'], () => resetsOf(domain)),
    yesNoSlots: kept(earlier?.yesNoSlots, ['slots'], () =>
      domain.slots.filter(({ type }) => type === 'yesNo').map(({ name }) => name),
    ),
    intents: kept(earlier?.intents, ['intents'], () => firstByName(domain.intents)),
    slots: kept(earlier?.slots, ['slots'], () => firstByName(domain.slots)),
    apiInputs: kept(earlier?.apiInputs, ['apiInputs'], () => firstByName(domain.apiInputs)),
    apiActions: kept(earlier?.apiActions, ['apiActions'], () => firstByName(domain.apiActions)),
    handlers: kept(
      earlier?.handlers,
      ['handlers'],
      // Of two with one id the first counts, as by names
      () => new Map(domain.handlers.toReversed().map((handler) => [handler.id, handler])),
    ),
    uiActions: kept(earlier?.uiActions, ['uiActions'], () => firstByName(domain.uiActions)),
    ttsTexts: kept(earlier?.ttsTexts, ['ttsResponses', 'uiActions'], () => textsByName(domain, 'tts')),
    audioTexts: kept(earlier?.audioTexts, ['audioResponses'], () => textsByName(domain, 'audio')),
    isSsml:
      ttsTypeOf({ platforms: domain.platforms, ssmlTransition: options.ssmlTransition ?? false }) === 'SSML',
    guiTemplates: kept(
      earlier?.guiTemplates,
      ['guiResponses'],
      () => new Map(Array.from(firstByName(domain.guiResponses), ([name, { template }]) => [name, template])),
    ),
  }
}
