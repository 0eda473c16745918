import { mapIntentMentions } from '../../mentions/references.ts'
import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { type Arbitration, type Intent, newIntent } from '../../model/intent.ts'
import { filterSame, firstByName, mapSame, moveSomeInList, withFields } from '../../toolbox/lists.ts'
import { Refused, refuseName } from '../../toolbox/refused.ts'
import { checkIntentName } from './checks.ts'

/** Adds an intent as a new one is. */
export function addIntent(domain: Domain, { name }: { name: string }): Domain {
  refuseName(checkIntentName(domain, name), messages.intents.nameTaken(name))
  return { ...domain, intents: [...domain.intents, newIntent(domain, name)] }
}

/** Renames an intent and every mention of it. */
export function renameIntent(domain: Domain, { from, to }: { from: string; to: string }): Domain {
  const intent = getIntent(domain, from)
  if (from === to) return domain
  refuseName(checkIntentName(domain, to, from), messages.intents.nameTaken(to))
  const mentioned = mapIntentMentions(domain, (name) => (name === from ? to : name))
  return withIntent(mentioned, intent, { ...intent, name: to })
}

/** Deletes intents and every mention of them. */
export function deleteIntents(domain: Domain, { names }: { names: readonly string[] }): Domain {
  const deleted = new Set(getIntents(domain, names).map(({ name }) => name))
  const mentioned = mapIntentMentions(domain, (name) => (deleted.has(name) ? undefined : name))
  return withFields(mentioned, { intents: filterSame(domain.intents, ({ name }) => !deleted.has(name)) })
}

/** Puts intents together at a place among the others. */
export function moveIntents(domain: Domain, { names, to }: { names: readonly string[]; to: number }): Domain {
  const moved = new Set(names.map((name) => getIntent(domain, name)))
  return withFields(domain, { intents: moveSomeInList(domain.intents, moved, to) })
}

/** Makes an intent a request, or one that informs. */
export function setRequest(
  domain: Domain,
  { name, isRequest }: { name: string; isRequest: boolean },
): Domain {
  return setIntents(domain, [name], { dialogActType: isRequest ? 'request' : 'inform' })
}

/** Makes an intent a slot-only one, or a regular one. */
export function setSlotOnly(domain: Domain, { name, slotOnly }: { name: string; slotOnly: boolean }): Domain {
  return setIntents(domain, [name], { slotOnly })
}

/** Lets the assistant ask back where it is not certain that an intent is meant, or act. */
export function setAsksBack(domain: Domain, { name, asksBack }: { name: string; asksBack: boolean }): Domain {
  return setIntents(domain, [name], { asksBack: asksBack ? undefined : false })
}

/** Sets the comments of an intent. */
export function setIntentComments(
  domain: Domain,
  { name, comments }: { name: string; comments: string },
): Domain {
  return setIntents(domain, [name], { comments })
}

/** Chooses the arbitration of some intents. */
export function setArbitration(
  domain: Domain,
  { names, arbitration }: { names: readonly string[]; arbitration: Arbitration },
): Domain {
  return setIntents(domain, names, { arbitration })
}

/** Turns just-talk on or off for some intents. */
export function setJustTalk(
  domain: Domain,
  { names, justTalk }: { names: readonly string[]; justTalk: boolean },
): Domain {
  return setIntents(domain, names, { justTalk })
}

function setIntents(domain: Domain, names: readonly string[], fields: Partial<Intent>): Domain {
  const chosen = new Set(getIntents(domain, names))
  return withFields(domain, {
    intents: mapSame(domain.intents, (intent) => (chosen.has(intent) ? withFields(intent, fields) : intent)),
  })
}

function getIntents(domain: Domain, names: readonly string[]): Intent[] {
  const byName = firstByName(domain.intents)
  return names.map((name) => {
    const intent = byName.get(name)
    if (intent === undefined) throw new Refused('missing', messages.intents.notFound(name))
    return intent
  })
}

/** The intent of this name; refuses when there is none. */
export function getIntent(domain: Domain, name: string): Intent {
  const intent = domain.intents.find((one) => one.name === name)
  if (intent === undefined) throw new Refused('missing', messages.intents.notFound(name))
  return intent
}

/** The domain with another intent in the place of one. */
export function withIntent(domain: Domain, intent: Intent, after: Intent): Domain {
  return withFields(domain, {
    intents: mapSame(domain.intents, (one) => (one === intent ? after : one)),
  })
}
