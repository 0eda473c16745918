import type { Noun } from '../noun.ts'
import { moduleWiring } from '../wire/modules.ts'
import { moduleMentions } from './mentions.ts'
import { moduleEntryProblems } from './problems.ts'
import type { Module } from './rule.ts'

/** Nothing mentions a module by its name, and two may share one until their author puts it right. */
export const moduleNoun: Noun<Module> = {
  wire: moduleWiring,
  namedBy: 'name',
  mentions: moduleMentions,
  needs: ['intent', 'slot', 'API input', 'API action', 'UI action'],
  problems: moduleEntryProblems,
  blank: () => ({ name: '', comments: '', rules: [] }),
}
