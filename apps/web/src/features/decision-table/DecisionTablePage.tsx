import ReplaceIcon from '@mui/icons-material/FindReplace'
import FullScreenIcon from '@mui/icons-material/Fullscreen'
import FullScreenExitIcon from '@mui/icons-material/FullscreenExit'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import {
  addModule,
  addRule,
  checkModuleName,
  deleteRules,
  duplicateRules,
  type Rule,
  type RuleFilter,
  type RulePlace,
  rulePlaceOf,
} from '@sdp/domain/decision-table'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { entryKey } from '../../editing/entry-key.ts'
import { check, useEdit } from '../../editing/use-edit.ts'
import { AddField } from '../../ui/AddField.tsx'
import { useCommand } from '../../ui/commands.ts'
import type { GridHandle } from '../../ui/grid/grid-api.ts'
import { Pager } from '../../ui/grid/Pager.tsx'
import { TablePage } from '../../ui/grid/TablePage.tsx'
import { usePages } from '../../ui/grid/use-pages.ts'
import { useSelection } from '../../ui/grid/use-selection.ts'
import { AddExchangeDialog } from './dialogs/AddExchangeDialog.tsx'
import { ModuleMenu } from './ModuleMenu.tsx'
import { ReplaceInRulesDialog } from './ReplaceInRulesDialog.tsx'
import { RuleDialogs } from './RuleDialogs.tsx'
import { RuleFilters } from './RuleFilters.tsx'
import { RuleMenu, type ShowMentioned } from './RuleMenu.tsx'
import { RuleTable } from './RuleTable.tsx'
import type { RuleDialog } from './rule-dialog.ts'
import { SelectedRules } from './SelectedRules.tsx'
import { modulesOfPage } from './sections.ts'
import { useRuleAnalysis } from './use-rule-analysis.ts'
import { useRuleNames } from './use-rule-names.ts'
import { useRules } from './use-rules.ts'
import { useRulesClipboard } from './use-rules-clipboard.ts'
import { useShownRule } from './use-shown-rule.ts'

interface DecisionTablePageProps {
  filter: RuleFilter
  onFilter: (filter: RuleFilter) => void
  /** The rule to bring into sight, when somebody comes for it. */
  wanted: RulePlace | undefined
  onShow: ShowMentioned
  /** Whether an exchange is being added. */
  isAddingExchange: boolean
  onAddExchange: () => void
  onExchangeClosed: () => void
  /** What else can be done with the table, in addition to the filters. */
  tools?: ReactNode
}

export function DecisionTablePage(props: DecisionTablePageProps) {
  const { filter, onFilter, wanted, onShow, isAddingExchange, onAddExchange, onExchangeClosed, tools } = props
  const { edit, disabledReason } = useEdit()
  const { coreActions } = useRuleNames()
  useRuleAnalysis()
  const { shown, rules, count, isFiltered } = useRules(filter)
  const pages = usePages(rules.length, `${filter.intent ?? ''}\n${filter.slot ?? ''}`, {
    sizedBy: 'rulesPageSize',
  })
  const { first, end } = pages
  const onPage = useMemo(() => modulesOfPage(shown, { first, end }), [shown, first, end])
  const selection = useSelection(rules, entryKey)
  const table = useRef<GridHandle<Rule>>(null)
  const show = useShownRule({ table, rules, pages, wanted })
  const [dialog, setDialog] = useState<RuleDialog>()
  const [ruleMenu, setRuleMenu] = useState<{ rule: Rule; place: RulePlace; anchor: HTMLElement }>()
  const [moduleMenu, setModuleMenu] = useState<{ module: number; anchor: HTMLElement }>()
  const [isFull, setFull] = useState(false)
  const [addedRule, setAddedRule] = useState<RulePlace>()
  useEffect(() => {
    // The dialog gives the focus back to where it was when it closes
    if (isAddingExchange || addedRule === undefined) return
    setAddedRule(undefined)
    show(addedRule)
  }, [isAddingExchange, addedRule, show])
  const scroller = useRef<HTMLDivElement>(null)

  const placesOf = useCallback(
    (some: readonly Rule[]) => some.map((rule) => check(rulePlaceOf, rule)!).filter(Boolean),
    [],
  )
  const addRuleTo = useCallback(
    (module: number) => {
      const rule = check((domain) => domain.modules[module]!.rules.length)
      if (edit(addRule, { module })) show({ module, rule })
    },
    [edit, show],
  )
  const remove = useCallback(
    (some: readonly Rule[]) => void edit(deleteRules, { rules: placesOf(some) }),
    [edit, placesOf],
  )
  const openRuleMenu = useCallback((rule: Rule, anchor: HTMLElement) => {
    const place = check(rulePlaceOf, rule)
    if (place !== undefined) setRuleMenu({ rule, place, anchor })
  }, [])
  const openModuleMenu = useCallback(
    (module: number, anchor: HTMLElement) => setModuleMenu({ module, anchor }),
    [],
  )
  const clipboard = useRulesClipboard(remove)
  useCommand('Add an exchange', disabledReason === undefined ? onAddExchange : undefined)
  const { selected } = selection
  const page = (
    <TablePage
      title="Decision Table"
      shown={rules.length}
      all={count}
      isAlone={isFull}
      toolbar={
        <>
          <RuleFilters filter={filter} onFilter={onFilter} />
          <AddField
            label="Add new module"
            width={200}
            check={(name) => check(checkModuleName, name)}
            onAdd={(name) => edit(addModule, { name })}
            disabledReason={disabledReason}
          />
          <Tooltip
            title={
              disabledReason ?? 'What users say and what is answered: an intent, a UI action and their rule'
            }
          >
            <span>
              <Button variant="outlined" disabled={disabledReason !== undefined} onClick={onAddExchange}>
                Add exchange
              </Button>
            </span>
          </Tooltip>
          <Button onClick={() => setDialog({ kind: 'reset rules' })}>Reset rules</Button>
          {tools}
          <Tooltip title="Find and replace">
            <IconButton aria-label="Find and replace" onClick={() => setDialog({ kind: 'replace' })}>
              <ReplaceIcon />
            </IconButton>
          </Tooltip>
          <Tooltip title={isFull ? 'Leave full screen' : 'Full screen'}>
            <IconButton
              aria-label={isFull ? 'Leave full screen' : 'Full screen'}
              onClick={() => setFull(!isFull)}
            >
              {isFull ? <FullScreenExitIcon /> : <FullScreenIcon />}
            </IconButton>
          </Tooltip>
        </>
      }
    >
      <RuleTable
        // What scrolls is another element
        key={String(isFull)}
        ref={table}
        shown={onPage}
        selection={selection}
        clipboard={clipboard}
        isFiltered={isFiltered}
        scroller={isFull ? scroller : undefined}
        onAddRule={addRuleTo}
        onDelete={remove}
        onRuleMenu={openRuleMenu}
        onModuleMenu={openModuleMenu}
      />
      <Pager label="rules" pages={pages} />
    </TablePage>
  )
  return (
    <>
      {isFull ? (
        <Box
          ref={scroller}
          role="region"
          aria-label="Decision Table, full screen"
          sx={{
            position: 'fixed',
            inset: 0,
            zIndex: 'appBar',
            overflow: 'auto',
            bgcolor: 'background.default',
          }}
        >
          {page}
        </Box>
      ) : (
        page
      )}
      {selected.length > 0 && (
        <SelectedRules
          rules={selected}
          clipboard={clipboard}
          onDuplicate={(some) => edit(duplicateRules, { rules: placesOf(some) })}
          onMove={(some) => setDialog({ kind: 'move', at: placesOf(some) })}
          onIntents={(some) => setDialog({ kind: 'intent', which: 'intent', at: placesOf(some) })}
          onInputs={(some) => setDialog({ kind: 'inputs', at: placesOf(some) })}
          onEdit={(some) => {
            const at = placesOf(some)
            setDialog({ kind: 'bulk', module: at[0]!.module, at })
          }}
          onDelete={remove}
          onClear={selection.clear}
        />
      )}
      {ruleMenu && (
        <RuleMenu
          {...ruleMenu}
          coreActions={coreActions}
          onOpen={setDialog}
          onShow={onShow}
          onAdded={show}
          onClose={() => setRuleMenu(undefined)}
        />
      )}
      {moduleMenu && (
        <ModuleMenu
          module={check((domain) => domain.modules[moduleMenu.module]!)}
          place={moduleMenu.module}
          anchor={moduleMenu.anchor}
          onAddRule={() => addRuleTo(moduleMenu.module)}
          onOpen={setDialog}
          onClose={() => setModuleMenu(undefined)}
        />
      )}
      {dialog?.kind === 'replace' && <ReplaceInRulesDialog onClose={() => setDialog(undefined)} />}
      {isAddingExchange && <AddExchangeDialog onAdded={setAddedRule} onClose={onExchangeClosed} />}
      <RuleDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  )
}
