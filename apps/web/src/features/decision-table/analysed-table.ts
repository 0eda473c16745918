import type { Domain } from '@sdp/domain'
import type { Module, Rule } from '@sdp/domain/decision-table'
import { changedList, changeOfList, type ListChange } from '../../ui/list-change.ts'

/*
 * What goes to the worker that analyses the rules, and how it is put together there. Copying 10,000 rules at every edit
 * would stop the page, so only those that changed are sent.
 */

/** What the analysis looks at. */
export type Analysed = Pick<Domain, 'intents' | 'slots' | 'uiActions' | 'apiActions' | 'modules'>

/** How a module becomes another one: some of its rules are replaced. */
interface ModuleChange extends ListChange<Rule> {
  /** The place that it had before; a module that was not there has none. */
  from: number | undefined
  name: string
}

export interface AnalysedChange {
  /** The answer says which change it is about. */
  id: number
  /** Those that changed. */
  lists: Partial<Omit<Analysed, 'modules'>>
  modules: ModuleChange[]
}

export const nothingAnalysed: Analysed = {
  intents: [],
  slots: [],
  uiActions: [],
  apiActions: [],
  modules: [],
}

/** What has to be sent of a domain when another one was sent before. */
export function changeOf(before: Analysed, after: Analysed, id: number): AnalysedChange {
  const { intents, slots, uiActions, apiActions } = after
  return {
    id,
    lists: {
      // What people say is none of the analysis, and most of a domain
      ...(intents !== before.intents && { intents: intents.map((one) => ({ ...one, expressions: [] })) }),
      ...(slots !== before.slots && {
        slots: slots.map((slot) => ({
          ...slot,
          canonicals: slot.canonicals.map(({ name }) => ({ name, literals: [] })),
          resetRules: [],
        })),
      }),
      ...(uiActions !== before.uiActions && { uiActions: uiActions.map((one) => ({ ...one })) }),
      ...(apiActions !== before.apiActions && { apiActions: apiActions.map((one) => ({ ...one })) }),
    },
    modules: after.modules.map((module, place) => moduleChange(before.modules, module, place)),
  }
}

function moduleChange(before: readonly Module[], module: Module, place: number): ModuleChange {
  const same = before.indexOf(module)
  if (same !== -1) return { from: same, name: module.name, start: 0, removed: 0, added: [] }
  return {
    from: before[place] === undefined ? undefined : place,
    name: module.name,
    ...changeOfList(before[place]?.rules ?? [], module.rules, Object.is),
  }
}

/** What was sent before, with a change; what did not change stays the same object. */
export function withChange(before: Analysed, { lists, modules }: AnalysedChange): Analysed {
  return {
    ...before,
    ...lists,
    modules: modules.map(({ from, name, ...change }) => {
      const earlier = from === undefined ? undefined : before.modules[from]
      const isSame = change.removed === 0 && change.added.length === 0
      if (earlier !== undefined && isSame && earlier.name === name) return earlier
      return { name, comments: '', rules: changedList(earlier?.rules ?? [], change) }
    }),
  }
}
