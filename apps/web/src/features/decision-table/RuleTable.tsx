import {
  fillRules,
  isInvalidRow,
  type Module,
  moveModule,
  moveRules,
  type Rule,
  type RulePlace,
  rulePlaceOf,
} from '@sdp/domain/decision-table'
import { type RefObject, useMemo, useState } from 'react'
import { entryKey } from '../../editing/entry-key.ts'
import { check, useEdit } from '../../editing/use-edit.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { testedRule } from '../../parts/test-runs/tested-texts.ts'
import { useTestedColumn } from '../../parts/test-runs/use-tested-column.tsx'
import { Grid } from '../../ui/grid/Grid.tsx'
import type { GridHandle } from '../../ui/grid/grid-api.ts'
import type { Section } from '../../ui/grid/layout.ts'
import { placeIn, type RowMove, type SectionMove } from '../../ui/grid/moves.ts'
import { useColumns } from '../../ui/grid/use-columns.ts'
import type { Selected } from '../../ui/grid/use-selection.ts'
import './decision-table.css'
import { ModuleHeading } from './ModuleHeading.tsx'
import { NoRules } from './NoRules.tsx'
import { cellOfColumn, ruleColumns } from './rule-columns.tsx'
import { useRuleNames } from './use-rule-names.ts'
import type { ShownModule } from './use-rules.ts'
import type { RulesClipboard } from './use-rules-clipboard.ts'

interface RuleTableProps {
  ref: RefObject<GridHandle<Rule> | null>
  shown: readonly ShownModule[]
  selection: Selected<Rule>
  clipboard: RulesClipboard
  isFiltered: boolean
  scroller: RefObject<HTMLElement | null> | undefined
  onAddRule: (module: number) => void
  onDelete: (rules: readonly Rule[]) => void
  onRuleMenu: (rule: Rule, at: HTMLElement) => void
  onModuleMenu: (module: number, at: HTMLElement) => void
}

/** The modules and their rules, as far as they are shown. */
export function RuleTable(props: RuleTableProps) {
  const { ref, shown, selection, clipboard, isFiltered, onAddRule, onRuleMenu, onModuleMenu } = props
  const isSaving = useEditing((editing) => editing.isSaving)
  const { canEdit, disabledReason, edit } = useEdit()
  const names = useRuleNames()
  const moduleNames = useDomain(namesOfModules)
  const nameOf = useMemo(() => {
    const names = moduleNames.split('\n')
    return (rule: Rule) => ruleName(rule, names)
  }, [moduleNames])
  const own = useColumns(ruleColumns, {
    names,
    hasRequests: useDomain(hasRequests),
    hasComments: useDomain(hasComments),
    placeOf,
    nameOf,
    disabledReason,
    edit,
    onMenu: onRuleMenu,
  })
  const columns = useTestedColumn(own, testedRule)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const repeated = useDomain(repeatedNames)
  const isAnySelected = selection.selected.length > 0
  const sections = useMemo(
    () =>
      shown.map((one): Section<Rule> => {
        const chosen = isAnySelected ? one.rules.filter(selection.isSelected).length : 0
        return {
          key: one.key,
          label: one.module.name,
          rows: one.rules,
          isFolded: folded.has(one.key),
          heading: (
            <ModuleHeading
              shown={one}
              isTwice={repeated.split('\n').includes(one.module.name)}
              selected={chosen > 0 && chosen < one.rules.length ? 'some' : chosen > 0}
              onSelect={(isSelected) => selection.selectSome(one.rules, isSelected)}
              onAddRule={() => onAddRule(one.place)}
              onMenu={(at) => onModuleMenu(one.place, at)}
            />
          ),
        }
      }),
    [
      shown,
      folded,
      repeated,
      isAnySelected,
      selection.isSelected,
      selection.selectSome,
      onAddRule,
      onModuleMenu,
    ],
  )
  const moduleOf = (section: string) => shown.find(({ key }) => key === section)!.place
  const move = (rowMove: RowMove<Rule>) => {
    const module = moduleOf(rowMove.section)
    const rows = check((domain) => domain.modules[module]!.rules)
    const rest = placeIn(rows, rowMove)
    // The place among all rows of the module, of which the moved ones are still some
    const stays = rows.filter((rule) => !rowMove.rows.includes(rule))
    const before = stays[rest]
    const rule = before === undefined ? rows.length : rows.indexOf(before)
    edit(moveRules, { rules: rowMove.rows.map(placeOf), to: { module, rule } })
  }
  const moveSection = ({ section, before }: SectionMove) => {
    const from = moduleOf(section)
    const to = before === undefined ? Number.MAX_SAFE_INTEGER : moduleOf(before)
    edit(moveModule, { from, to: to > from ? to - 1 : to })
  }
  const fill = (column: string, rules: readonly Rule[]) => {
    const cell = cellOfColumn[column]
    const [first, ...rest] = rules
    if (cell === undefined || first === undefined || rest.length === 0) return
    edit(fillRules, { at: rest.map(placeOf), cell, from: placeOf(first) })
  }
  return (
    <Grid
      ref={ref}
      label="Decision Table"
      columns={columns}
      sections={sections}
      onFold={(key, isFolded) => setFolded((before) => withKey(before, key, isFolded))}
      nameOf={nameOf}
      keyOf={entryKey}
      scroller={props.scroller}
      selection={selection}
      selectAll="Select all rules"
      classOf={(rule) => (isInvalidRow(rule) ? 'invalid' : undefined)}
      onMove={canEdit || isSaving ? move : undefined}
      onMoveSection={canEdit || isSaving ? moveSection : undefined}
      isLocked={isSaving}
      onDelete={canEdit ? props.onDelete : undefined}
      onCopy={clipboard.copy}
      onCut={canEdit ? clipboard.cut : undefined}
      onPaste={
        canEdit ? (text, { row, section }) => clipboard.paste(text, moduleOf(section), row) : undefined
      }
      onFill={canEdit ? fill : undefined}
      none={isFiltered ? 'No rules found' : <NoRules />}
    />
  )
}

function hasRequests({ modules }: { modules: readonly Module[] }): boolean {
  return modules.some((module) => columnsUsedIn(module).requests)
}

function hasComments({ modules }: { modules: readonly Module[] }): boolean {
  return modules.some((module) => columnsUsedIn(module).comments)
}

interface ColumnsUsed {
  requests: boolean
  comments: boolean
}

const columnsUsed = new WeakMap<Module, ColumnsUsed>()

/** Which columns a module has something in: each is walked once, and not again when another one changes. */
function columnsUsedIn(module: Module): ColumnsUsed {
  const known = columnsUsed.get(module)
  if (known !== undefined) return known
  const used = {
    requests: module.rules.some(({ request }) => request.matcher !== 'NotCollectedMatcher'),
    comments: module.rules.some(({ comments }) => comments !== ''),
  }
  columnsUsed.set(module, used)
  return used
}

/** The names of modules, one on a line: a text, so that it is the same until it changes. */
function namesOfModules({ modules }: { modules: readonly { name: string }[] }): string {
  return modules.map(({ name }) => name).join('\n')
}

/** What a rule is called: its number begins again in each module. */
function ruleName(rule: Rule, moduleNames: readonly string[]): string {
  const place = placeOf(rule)
  return `rule ${place.rule + 1} of ${moduleNames[place.module] ?? ''}`
}

/** The names that several modules have, one on a line. */
function repeatedNames({ modules }: { modules: readonly { name: string }[] }): string {
  const seen = new Set<string>()
  return modules
    .map(({ name }) => name)
    .filter((name) => seen.has(name) || !seen.add(name))
    .join('\n')
}

function withKey(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const after = new Set(keys)
  if (isIn) after.add(key)
  else after.delete(key)
  return after
}

/** The current place of a rule; a row that is just leaving the screen has none. */
function placeOf(rule: Rule): RulePlace {
  return check(rulePlaceOf, rule) ?? { module: -1, rule: -1 }
}
