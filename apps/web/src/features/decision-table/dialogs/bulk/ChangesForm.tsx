import Typography from '@mui/material/Typography'
import {
  type InputKind,
  inputKinds,
  type NamesChange,
  type Rule,
  type RuleChanges,
} from '@sdp/domain/decision-table'
import { useEffect, useMemo, useState } from 'react'
import { NamesField } from '../../../../ui/NamesField.tsx'
import { useRuleNames } from '../../use-rule-names.ts'
import { ConditionList } from '../ConditionList.tsx'
import { kindNames } from '../kind-names.ts'
import { useInputOffers } from '../use-input-offers.ts'
import { Labelled } from './Labelled.tsx'
import { NamesChangeField } from './NamesChangeField.tsx'
import { TextChangeField } from './TextChangeField.tsx'
import { useDraftConditions } from './use-draft-conditions.ts'

interface ChangesFormProps {
  /** The rules that are changed, as they are now. */
  rules: readonly Rule[]
  disabledReason: string | undefined
  onChange: (changes: RuleChanges) => void
}

const kinds = Object.keys(inputKinds) as InputKind[]

/** What is to be done to each of the selected rules. */
export function ChangesForm({ rules, disabledReason, onChange }: ChangesFormProps) {
  const offers = useInputOffers()
  const names = useRuleNames()
  const [intent, setIntent] = useState<NamesChange>()
  const [request, setRequest] = useState<NamesChange>()
  const [uiAction, setUiAction] = useState<string>()
  const [apiAction, setApiAction] = useState<string>()
  const [comments, setComments] = useState<string>()
  const [removed, setRemoved] = useState<readonly string[]>([])
  const { rule, actions } = useDraftConditions()
  const used = useMemo(() => inputsIn(rules), [rules])

  useEffect(() => {
    onChange({
      ...(intent !== undefined && { intent }),
      ...(request !== undefined && { request }),
      ...(uiAction !== undefined && { uiAction }),
      ...(apiAction !== undefined && { apiAction }),
      ...(comments !== undefined && { comments }),
      conditions: kinds.flatMap((kind) =>
        rule[inputKinds[kind].field].map((condition) => ({ kind, condition })),
      ),
      withoutInputs: removed.flatMap((name) => used.get(name) ?? []),
    })
  }, [onChange, intent, request, uiAction, apiAction, comments, rule, removed, used])

  return (
    <>
      <Labelled label="User intent">
        <NamesChangeField
          label="User intents"
          offers={names.intentList}
          value={intent}
          disabledReason={disabledReason}
          onChange={setIntent}
        />
      </Labelled>
      <Labelled label="Request">
        <NamesChangeField
          label="Requests"
          offers={names.requestList}
          value={request}
          disabledReason={disabledReason}
          onChange={setRequest}
        />
      </Labelled>
      <Typography variant="h3">Conditions that every rule gets</Typography>
      <ConditionList
        rule={rule}
        kinds={kinds}
        offers={offers}
        actions={actions}
        disabledReason={disabledReason}
      />
      <Labelled label="Without inputs">
        <NamesField
          label="Without inputs"
          placeholder="Input"
          names={removed}
          offers={[...used.keys()]}
          unknown={(name) => `No selected rule asks for ${name}`}
          disabledReason={disabledReason}
          onAdd={(name) => setRemoved([...removed, name])}
          onRemove={(name) => setRemoved(removed.filter((one) => one !== name))}
        />
      </Labelled>
      <Labelled label="UI action">
        <TextChangeField
          label="UI action"
          offers={[...names.uiActions]}
          disabledReason={disabledReason}
          onChange={setUiAction}
        />
      </Labelled>
      <Labelled label="API action">
        <TextChangeField
          label="API action"
          offers={[...names.apiActions]}
          disabledReason={disabledReason}
          onChange={setApiAction}
        />
      </Labelled>
      <Labelled label="Comment">
        <TextChangeField label="Comment" disabledReason={disabledReason} onChange={setComments} />
      </Labelled>
    </>
  )
}

/** The inputs that rules ask for, by what they are called here: 'genre (user input)'. */
function inputsIn(rules: readonly Rule[]): ReadonlyMap<string, { kind: InputKind; input: string }> {
  const found = new Map<string, { kind: InputKind; input: string }>()
  for (const kind of kinds) {
    for (const rule of rules) {
      for (const { input } of rule[inputKinds[kind].field])
        found.set(`${input} (${kindNames[kind].one})`, { kind, input })
    }
  }
  return found
}
