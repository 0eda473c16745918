import { mapApiActionMentions } from '../../mentions/references.ts'
import { messages } from '../../messages/messages.ts'
import {
  type ApiAction,
  type ApiActionDomain,
  type AuthLevel,
  apiActionDomains,
  authLevels,
  newApiAction,
} from '../../model/api-action.ts'
import type { Domain } from '../../model/domain.ts'
import { nameOfCopy } from '../../toolbox/copy-name.ts'
import { filterSame, mapSame, moveSomeInList, unlessSame, withFields } from '../../toolbox/lists.ts'
import { Refused, refuse, refuseName } from '../../toolbox/refused.ts'
import { checkApiActionName } from './checks.ts'
import { addHandler, getHandler } from './handler-edits.ts'
import { checkPath } from './path.ts'

interface Names {
  coreActions: readonly string[]
}

/** Adds an API action at the end of the list; the first one of a domain brings the default handler. */
export function addApiAction(domain: Domain, { name, coreActions }: { name: string } & Names): Domain {
  refuseName(checkApiActionName(domain, name, { coreActions }), messages.apiActions.actionTaken)
  const { handlers } = domain.handlers.length === 0 ? addHandler(domain) : domain
  return { ...domain, handlers, apiActions: [...domain.apiActions, newApiAction(name, handlers)] }
}

/** Renames an API action and every mention of it. */
export function renameApiAction(
  domain: Domain,
  { from, to, coreActions }: { from: string; to: string } & Names,
): Domain {
  getApiAction(domain, from)
  if (from === to) return domain
  refuseName(checkApiActionName(domain, to, { coreActions }), messages.apiActions.actionTaken)
  const renamed = changeApiAction(domain, from, { name: to })
  return mapApiActionMentions(renamed, (name) => (name === from ? to : name))
}

/** Deletes API actions. Rules show that they are gone, unless they are cleared with them (ruling R116). */
export function deleteApiActions(
  domain: Domain,
  { names, clearRules = false }: { names: readonly string[]; clearRules?: boolean },
): Domain {
  const removed = new Set(names.map((name) => getApiAction(domain, name).name))
  const left = filterSame(domain.apiActions, ({ name }) => !removed.has(name))
  const cleared = mapApiActionMentions(withFields(domain, { apiActions: left }), (one) =>
    removed.has(one) ? undefined : one,
  )
  return clearRules ? cleared : withFields(cleared, { modules: domain.modules })
}

/** Puts API actions together at a place among the others. */
export function moveApiActions(
  domain: Domain,
  { names, to }: { names: readonly string[]; to: number },
): Domain {
  const moved = new Set(names.map((name) => getApiAction(domain, name)))
  return withFields(domain, { apiActions: moveSomeInList(domain.apiActions, moved, to) })
}

/** Puts a copy of an API action after it, under a name of its own. */
export function duplicateApiAction(domain: Domain, { name }: { name: string }): Domain {
  const original = getApiAction(domain, name)
  const copy = { ...original, name: nameOfCopy(name, domain.apiActions) }
  return {
    ...domain,
    apiActions: domain.apiActions.toSpliced(domain.apiActions.indexOf(original) + 1, 0, copy),
  }
}

/** Sets the comments on an API action. */
export function setApiActionComments(
  domain: Domain,
  { name, comments }: { name: string; comments: string },
): Domain {
  return changeApiAction(domain, name, { comments })
}

/** Sets the path that an API action adds to the base URL, segment by segment. */
export function setApiActionPath(domain: Domain, { name, path }: { name: string; path: string[] }): Domain {
  refuse(checkPath(path))
  return changeApiAction(domain, name, { path: unlessSame(getApiAction(domain, name).path, path) })
}

/** Sets the domain of an API action. */
export function setApiActionDomain(
  domain: Domain,
  { name, domain: to }: { name: string; domain: ApiActionDomain },
): Domain {
  if (!apiActionDomains.includes(to)) throw new Refused('invalid', messages.apiActions.unknownDomain(to))
  return changeApiAction(domain, name, { domain: to })
}

/** Sets how strongly the user of an API action has to be authenticated. */
export function setRequiredAuthLevel(
  domain: Domain,
  { name, level }: { name: string; level: AuthLevel },
): Domain {
  if (!authLevels.includes(level)) {
    throw new Refused('invalid', messages.apiActions.unknownAuthLevel(level))
  }
  return changeApiAction(domain, name, { requiredAuthLevel: level })
}

/** Chooses the handler of an API action; an empty id is none. */
export function chooseHandler(domain: Domain, { name, handler }: { name: string; handler: string }): Domain {
  if (handler !== '') getHandler(domain, handler)
  return changeApiAction(domain, name, { handler })
}

function getApiAction(domain: Domain, name: string): ApiAction {
  const action = domain.apiActions.find((one) => one.name === name)
  if (action === undefined) throw new Refused('missing', messages.apiActions.noSuchAction(name))
  return action
}

function changeApiAction(domain: Domain, name: string, fields: Partial<ApiAction>): Domain {
  getApiAction(domain, name)
  const apiActions = mapSame(domain.apiActions, (action) =>
    action.name === name ? withFields(action, fields) : action,
  )
  return withFields(domain, { apiActions })
}
