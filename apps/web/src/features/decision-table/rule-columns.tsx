import { messages } from '@sdp/domain'
import { checkApiActionName } from '@sdp/domain/api-actions'
import {
  addApiActionInRules,
  addUiActionInRules,
  completeConditions,
  completeIntent,
  isInvalidRow,
  type Rule,
  type RuleCell,
  type RulePlace,
  readConditions,
  readIntent,
  ruleApiActionProblem,
  ruleUiActionProblem,
  setRuleApiAction,
  setRuleComments,
  setRuleConditions,
  setRuleIntent,
  setRuleRequest,
  setRuleUiAction,
  writeConditions,
  writeIntent,
  writeRequest,
} from '@sdp/domain/decision-table'
import { checkUiActionName } from '@sdp/domain/ui-actions'
import { type ApplyEdit, check } from '../../editing/use-edit.ts'
import { useRuleFindings } from '../../parts/rule-findings.ts'
import { CompletedText } from '../../ui/CompletedText.tsx'
import { type Completion, type CompletionOption, completionsOf } from '../../ui/completions.ts'
import { EditableText } from '../../ui/EditableText.tsx'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import { CellIcon } from '../../ui/grid/CellIcon.tsx'
import { type Column, emptyColumn } from '../../ui/grid/columns.ts'
import { completionOf } from './completions.ts'
import { conditionChips } from './condition-chips.tsx'
import type { RuleNames } from './use-rule-names.ts'

export interface RuleColumnsOptions {
  names: RuleNames
  /** Whether any rule has a request, or comments; without, their columns give their room to the inputs. */
  hasRequests: boolean
  hasComments: boolean
  placeOf: (rule: Rule) => RulePlace
  /** What a rule is called, also among those of other modules. */
  nameOf: (rule: Rule) => string
  disabledReason: string | undefined
  edit: ApplyEdit
  onMenu: (rule: Rule, at: HTMLElement) => void
}

/** The cell of a rule that a column shows, for filling down. */
export const cellOfColumn: Readonly<Record<string, RuleCell>> = {
  Intent: 'intent',
  Request: 'request',
  Inputs: 'inputs',
  'UI action': 'uiAction',
  'API action': 'apiAction',
  Comments: 'comments',
}

export function ruleColumns(options: RuleColumnsOptions): Column<Rule>[] {
  const { names, placeOf, nameOf, disabledReason, edit, onMenu } = options
  const readOnly = disabledReason !== undefined
  const at = (rule: Rule) => [placeOf(rule)]
  const numberOf = (rule: Rule) => placeOf(rule).rule + 1
  const isIntent = (name: string) => names.intents.has(name)
  const isRequest = (name: string) => names.requests.has(name)
  return [
    {
      name: '#',
      width: 44,
      kind: 'number',
      className: 'quiet',
      cell: numberOf,
    },
    {
      name: 'Analysis',
      hint: 'What is worth a look: rules that never fire',
      heading: '',
      width: 26,
      kind: 'check',
      cell: (rule) => <FindingMark rule={rule} name={nameOf(rule)} />,
    },
    {
      name: 'Intent',
      hint: 'What the user wants. The first rule whose intent, request and inputs all fit is the one that counts',
      width: '13%',
      cell: (rule) => (
        <CompletedText
          field="intent"
          label={`Intent of ${nameOf(rule)}`}
          value={writeIntent(rule.intent)}
          readOnly={readOnly}
          isWrong={isInvalidRow(rule) || rule.intent.arguments.some((name) => !names.anyIntent.has(name))}
          check={(text) =>
            readIntent(text, (name) => isIntent(name) || rule.intent.arguments.includes(name)).problem
          }
          complete={(text) => completionOf(completeIntent(text, names.intentList))}
          onCommit={(text) => {
            const read = readIntent(text, () => true)
            if (read.problem === undefined) edit(setRuleIntent, { at: at(rule), intent: read.value })
          }}
        />
      ),
    },
    {
      name: 'Request',
      hint: 'What the user asks for while the intent goes on',
      width: options.hasRequests ? '9%' : emptyColumn,
      cell: (rule) => (
        <CompletedText
          field="request"
          label={`Request of ${nameOf(rule)}`}
          value={writeRequest(rule.request)}
          shown={writeRequest(rule.request) || <span className="quiet">NOT SET</span>}
          title={writeRequest(rule.request) || 'Fires only while no request is open'}
          readOnly={readOnly}
          isWrong={rule.request.arguments.some((name) => !names.anyIntent.has(name))}
          check={(text) =>
            readIntent(text, (name) => isRequest(name) || rule.request.arguments.includes(name)).problem
          }
          complete={(text) => completionOf(completeIntent(text, names.requestList))}
          onCommit={(text) => {
            const read = readIntent(text, () => true)
            if (read.problem === undefined) edit(setRuleRequest, { at: at(rule), request: read.value })
          }}
        />
      ),
    },
    {
      name: 'Inputs',
      className: 'inputs',
      hint: 'What else has to hold, separated by semicolons: destination IS SET; speed > 50',
      cell: (rule) => (
        <CompletedText
          field="inputs"
          label={`Inputs of ${nameOf(rule)}`}
          value={writeConditions(rule, names.inputs)}
          shown={conditionChips(rule)}
          placeholder="Any input"
          isList
          readOnly={readOnly}
          check={(text) => readConditions(text, names.inputs).problem}
          complete={(text) =>
            completionOf(check((domain) => completeConditions(text, { names: names.inputs, domain })))
          }
          onCommit={(text) => {
            const read = readConditions(text, names.inputs)
            if (read.problem === undefined) edit(setRuleConditions, { at: at(rule), conditions: read.value })
          }}
        />
      ),
    },
    {
      name: 'UI action',
      hint: 'What the assistant says and shows',
      width: '14%',
      cell: (rule) => {
        const problem = ruleUiActionProblem(rule, names.uiActions)
        return (
          <CompletedText
            field="uiAction"
            label={`UI action of ${nameOf(rule)}`}
            value={rule.uiAction}
            placeholder={readOnly ? undefined : 'Add UI action'}
            title={problem}
            isWrong={problem !== undefined}
            readOnly={readOnly}
            check={(text) =>
              text === '' || names.uiActions.has(text) ? undefined : messages.uiActions.noSuchAction(text)
            }
            complete={(text) =>
              actionCompletion(text, names.uiActions, 'UI action', (name) => ({
                problem: check(checkUiActionName, name),
                onTake: () => edit(addUiActionInRules, { at: at(rule), name }),
              }))
            }
            onCommit={(name) => edit(setRuleUiAction, { at: at(rule), name })}
          />
        )
      },
    },
    {
      name: 'API action',
      hint: 'What is asked of a handler, or of the car',
      width: '11%',
      cell: (rule) => {
        const problem = ruleApiActionProblem(rule, names.apiActions)
        const { coreActions } = names
        return (
          <CompletedText
            field="apiAction"
            label={`API action of ${nameOf(rule)}`}
            value={rule.apiAction.name}
            placeholder={readOnly ? undefined : 'Add API action'}
            title={problem}
            isWrong={problem !== undefined}
            readOnly={readOnly}
            check={(text) =>
              text === '' || names.apiActions.has(text) ? undefined : messages.apiActions.noSuchAction(text)
            }
            complete={(text) =>
              actionCompletion(text, names.apiActions, 'API action', (name) => ({
                problem: check(checkApiActionName, name, { coreActions }),
                onTake: () => edit(addApiActionInRules, { at: at(rule), name, coreActions }),
              }))
            }
            onCommit={(name) => edit(setRuleApiAction, { at: at(rule), name, coreActions })}
          />
        )
      },
    },
    {
      name: 'Comments',
      width: options.hasComments ? '9%' : emptyColumn,
      className: 'quiet',
      cell: (rule) => (
        <EditableText
          field="comments"
          label={`Comments on ${nameOf(rule)}`}
          value={rule.comments}
          readOnly={readOnly}
          multiline
          onCommit={(comments) => edit(setRuleComments, { at: at(rule), comments })}
        />
      ),
    },
    {
      name: 'Menu',
      heading: '',
      width: 40,
      kind: 'check',
      cell: (rule) => (
        <CellButton
          aria-label={`Menu of ${nameOf(rule)}`}
          aria-haspopup="menu"
          style={{ margin: 0 }}
          onClick={({ currentTarget }) => onMenu(rule, currentTarget)}
        >
          <CellIcon name="menu" />
        </CellButton>
      ),
    },
  ]
}

/** It asks for itself: a mark that comes or goes draws nothing else again. */
function FindingMark({ rule, name }: { rule: Rule; name: string }) {
  const findings = useRuleFindings((state) => state.byRule.get(rule))
  if (findings === undefined) return null
  const text = findings.map(({ message }) => message).join('\n')
  return (
    <span className="finding" role="img" aria-label={`Analysis of ${name}: ${text}`} title={text}>
      !
    </span>
  )
}

/** Names of actions; one that there is not yet can be made. */
function actionCompletion(
  text: string,
  known: ReadonlySet<string>,
  kind: string,
  create: (name: string) => { problem: string | undefined; onTake: () => void },
): Completion {
  const options: CompletionOption[] = completionsOf([...known], text).shown.map((name) => ({
    label: name,
    kind,
    text: name,
  }))
  const name = text.trim()
  if (name === '' || known.has(name)) return { from: 0, options }
  const { problem, onTake } = create(name)
  const creation = { label: `Create ${kind} "${name}"`, kind: 'new', text: name, onTake }
  return { from: 0, options: problem === undefined ? [...options, creation] : options }
}
