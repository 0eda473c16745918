import type { Noun } from '../../model/noun.ts'
import type { Module } from '../../model/rule.ts'
import { moduleEntryProblems } from './problems.ts'

export const moduleNoun: Noun<Module> = {
  needs: ['intent', 'slot', 'API input', 'API action', 'UI action'],
  problems: moduleEntryProblems,
  blank: () => ({ name: '', comments: '', rules: [] }),
}
