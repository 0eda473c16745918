import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import type { Coordinates, SoundFocus, UiAction } from '../../model/ui-action.ts'
import { unlessSame } from '../../toolbox/lists.ts'
import { checkReserved } from '../../toolbox/names.ts'
import { own } from '../../toolbox/own.ts'
import { Refused, refuse } from '../../toolbox/refused.ts'
import { emotionAnimations, isChinaStyle, referencePoints, speakingStylesFor } from './choices.ts'
import { changeUiAction, changeUiActions, getUiAction } from './find.ts'
import { checkSoundFocus } from './sound-focus.ts'

/** What is wrong with the name of a client behaviour flag, or nothing. */
export function checkFlagName(flags: UiAction['clientBehaviourFlags'], flag: string): string | undefined {
  if (flag.trim() === '') return messages.uiActions.flagEmpty
  if (Object.hasOwn(flags, flag)) return messages.uiActions.flagTaken(flag)
  return checkReserved(flag)
}

/** Adds a client behaviour flag, which is off at first; UI actions that have it already keep theirs. */
export function addFlag(domain: Domain, { names, flag }: { names: readonly string[]; flag: string }): Domain {
  refuse(checkFlagName({}, flag))
  return changeFlags(domain, names, (flags) =>
    Object.hasOwn(flags, flag) ? flags : { ...flags, [flag]: false },
  )
}

/** Switches a client behaviour flag; UI actions without it get it. */
export function setFlag(
  domain: Domain,
  { names, flag, isOn }: { names: readonly string[]; flag: string; isOn: boolean },
): Domain {
  refuse(checkFlagName({}, flag))
  return changeFlags(domain, names, (flags) =>
    own(flags, flag) === isOn ? flags : { ...flags, [flag]: isOn },
  )
}

/** Takes a client behaviour flag away. */
export function deleteFlag(
  domain: Domain,
  { names, flag }: { names: readonly string[]; flag: string },
): Domain {
  return changeFlags(domain, names, (flags) => {
    if (!Object.hasOwn(flags, flag)) return flags
    const { [flag]: _, ...left } = flags
    return left
  })
}

type Flags = UiAction['clientBehaviourFlags']

function changeFlags(domain: Domain, names: readonly string[], change: (flags: Flags) => Flags): Domain {
  return changeUiActions(domain, names, ({ clientBehaviourFlags }) => ({
    clientBehaviourFlags: change(clientBehaviourFlags),
  }))
}

/** Sets the intents that stay understood while a UI action runs. */
export function setWhiteList(domain: Domain, { name, intents }: { name: string; intents: string[] }): Domain {
  const { whiteList } = getUiAction(domain, name)
  const known = new Set([...domain.intents.map((intent) => intent.name), ...whiteList])
  const unknown = intents.find((intent) => !known.has(intent))
  if (unknown !== undefined) throw new Refused('missing', messages.intents.notFound(unknown))
  return changeUiAction(domain, name, { whiteList: unlessSame(whiteList, intents) })
}

/** Sets how UI actions are spoken. */
export function setSpeakingStyle(
  domain: Domain,
  { names, style }: { names: readonly string[]; style: string },
): Domain {
  refuse(checkSpeakingStyle(domain, style))
  return changeUiActions(domain, names, () => ({ speakingStyle: style }))
}

/** What is wrong with a speaking style of a domain, or nothing. */
function checkSpeakingStyle(domain: Pick<Domain, 'languages'>, style: string): string | undefined {
  if (speakingStylesFor(domain).includes(style)) return undefined
  return isChinaStyle(style)
    ? messages.uiActions.styleOnlyInChina(style)
    : messages.uiActions.noSuchStyle(style)
}

/** Sets what the assistant looks like while UI actions run. */
export function setEmotionAnimation(
  domain: Domain,
  { names, animation }: { names: readonly string[]; animation: string },
): Domain {
  const isKnown = emotionAnimations.some((one) => one === animation)
  refuse(isKnown ? undefined : messages.uiActions.noSuchAnimation(animation))
  return changeUiActions(domain, names, () => ({ emotionAnimation: animation }))
}

/** Sets whether UI actions are spoken by the voice of the cloud. */
export function setCloudTts(
  domain: Domain,
  { names, isOn }: { names: readonly string[]; isOn: boolean },
): Domain {
  return changeUiActions(domain, names, () => ({ useCloudTts: isOn }))
}

/** Sets where UI actions are heard; without a place they are heard everywhere. */
export function setSoundFocus(
  domain: Domain,
  { names, focus }: { names: readonly string[]; focus: SoundFocus | undefined },
): Domain {
  if (focus !== undefined) {
    const isKnown = focus.referencePoint === '' || referencePoints.some((one) => one === focus.referencePoint)
    refuse(isKnown ? undefined : messages.uiActions.sound.noSuchPoint(focus.referencePoint))
    refuse(checkSoundFocus(focus)[0]?.message)
  }
  return changeUiActions(domain, names, (action) =>
    isSameFocus(action.soundFocus, focus) ? {} : { soundFocus: focus },
  )
}

function isSameFocus(before: SoundFocus | undefined, after: SoundFocus | undefined): boolean {
  if (before === undefined || after === undefined) return before === after
  return (
    before.referencePoint === after.referencePoint &&
    before.coordinates.length === after.coordinates.length &&
    before.coordinates.every((one, at) => isSamePlace(one, after.coordinates[at]!))
  )
}

function isSamePlace(a: Coordinates, b: Coordinates): boolean {
  return a.x === b.x && a.y === b.y && a.z === b.z && a.t === b.t
}
