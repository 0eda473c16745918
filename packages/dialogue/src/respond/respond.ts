import { namesAround, spokenText } from '@sdp/domain/responses'
import type { UiAction } from '@sdp/domain/ui-actions'
import type { SaidText, ShownResponse, UiReply } from '../model/reply.ts'
import type { Program } from '../program/program.ts'
import type { ConceptWords } from './concepts.ts'
import type { Filler } from './fill.ts'
import { goesOn } from './waiting.ts'

/** Which text of a response comes next: each has its turn, and the seed says which is first. */
export interface Rotation {
  seed: number
  /** How often each response was said; counted on. */
  said: Map<string, number>
}

/** What makes a stored text one of this moment. */
interface Wording {
  filler: Filler
  words: ConceptWords
  rotation: Rotation
}

/** What a UI action says, plays and shows now. */
export function respond(program: Program, name: string, wording: Wording): UiReply {
  const action = program.uiActions.get(name)
  if (action === undefined) return { ...nothing, kind: 'ui', name, isOfDomain: false }
  const [before = '', after = ''] = namesAround(name)
  const say = (responses: readonly string[], kind: 'tts' | 'audio') =>
    responses.flatMap((response) => textOf(program, { response, kind, ...wording }) ?? [])
  const gui = shown(program, action, wording)
  return {
    kind: 'ui',
    name,
    isOfDomain: true,
    before: action.preTtsText === '' ? [] : say([before], 'tts'),
    texts: say(action.ttsResponses, 'tts'),
    after: action.postTtsText === '' ? [] : say([after], 'tts'),
    audio: say(action.audioResponses, 'audio'),
    ...(gui && { gui }),
    ...(action.dialogAct && {
      dialogAct: { type: action.dialogAct.type, slots: action.dialogAct.slots },
    }),
    whiteList: action.whiteList,
    followUp: goesOn(action),
    flags: action.clientBehaviourFlags,
    emotionAnimation: action.emotionAnimation,
    speakingStyle: action.speakingStyle,
    useCloudTts: action.useCloudTts,
    ...(action.soundFocus && { soundFocus: action.soundFocus }),
  }
}

const nothing: Omit<UiReply, 'kind' | 'name' | 'isOfDomain'> = {
  before: [],
  texts: [],
  after: [],
  audio: [],
  whiteList: [],
  followUp: false,
  flags: {},
  emotionAnimation: '',
  speakingStyle: '',
  useCloudTts: false,
}

function textOf(
  { ttsTexts, audioTexts, isSsml }: Program,
  {
    response,
    kind,
    filler,
    words,
    rotation: { seed, said },
  }: { response: string; kind: 'tts' | 'audio' } & Wording,
): SaidText | undefined {
  const texts = ((kind === 'tts' ? ttsTexts : audioTexts).get(response) ?? []).map(words.said)
  if (texts.length === 0) return undefined
  const key = `${kind} ${response}`
  const count = said.get(key) ?? 0
  said.set(key, count + 1)
  const turns = texts.map((_, at) => (((seed + count + at) % texts.length) + texts.length) % texts.length)
  // Better another text than one with a hole in it
  const index = turns.find((at) => filler.canFill(texts[at]!)) ?? turns[0]!
  const text = texts[index]!
  return {
    response,
    index,
    written: filler.text(text, isSsml && kind === 'tts' ? inSsml : undefined),
    spoken: spokenText(text, (words) => filler.text(words)),
  }
}

/** A value is never a tag, and inside one it does not end the attribute. */
function inSsml(value: string, isInTag: boolean): string {
  const text = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return isInTag ? text.replaceAll('"', '&quot;').replaceAll("'", '&apos;') : text
}

function shown(
  { guiTemplates }: Program,
  { guiResponse: setting }: UiAction,
  { filler, words }: Wording,
): ShownResponse | undefined {
  if (setting === undefined || setting.type === 'UNKNOWN' || setting.type === '') return undefined
  const { name, type, payload, labels, screenType, proactiveType } = setting
  const template = guiTemplates.get(name)
  return {
    name,
    type,
    ...(template !== undefined && { template: filler.template(words.shown(template)) }),
    ...(payload !== undefined && { payload }),
    ...(labels && { labels: words.shown(labels) }),
    ...(screenType !== undefined && { screenType }),
    ...(proactiveType !== undefined && { proactiveType }),
  }
}
