import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  checkRulesToGenerate,
  countRules,
  type InputKind,
  inputKinds,
  placeRules,
  type Rule,
  type RulesToGenerate,
} from '@sdp/domain/decision-table'
import { useState } from 'react'
import { useEdit } from '../../../../editing/use-edit.ts'
import { useDomain } from '../../../../editing/use-editing.ts'
import { NamesField } from '../../../../ui/NamesField.tsx'
import { notify } from '../../../../ui/notifications.tsx'
import { counted } from '../../../../ui/numbers.ts'
import { useRuleNames } from '../../use-rule-names.ts'
import { ConditionList } from '../ConditionList.tsx'
import { useInputOffers } from '../use-input-offers.ts'
import { Columns } from './Columns.tsx'
import { combinationText } from './combination-text.ts'
import { GeneratedRules } from './GeneratedRules.tsx'
import { Labelled } from './Labelled.tsx'
import { useDraftConditions } from './use-draft-conditions.ts'
import { useGeneration } from './use-generation.ts'

const kinds = Object.keys(inputKinds) as InputKind[]

/** One rule for each combination of what is chosen. */
export function GenerateMode({ module, onClose }: { module: number; onClose: () => void }) {
  const { edit, disabledReason } = useEdit()
  const names = useRuleNames()
  const offers = useInputOffers()
  const moduleNames = useDomain((domain) => domain.modules).map(({ name }) => name)
  const [intents, setIntents] = useState<readonly string[]>([])
  const [requests, setRequests] = useState<readonly string[]>([])
  const [place, setPlace] = useState(module)
  const { rule, actions } = useDraftConditions('EqualsMatcher')
  const { generated, isRunning, generate, stop, leaveOut } = useGeneration()

  const choice: RulesToGenerate = { intents, requests, inputs: chosenInputs(rule) }
  const problem = checkRulesToGenerate(choice)
  const count = countRules(choice)
  const put = (how: 'replace' | 'append') => {
    const rules = generated?.rules ?? []
    if (!edit(placeRules, { module: place, rules, how })) return
    const name = moduleNames[place] ?? ''
    notify(
      'success',
      how === 'append'
        ? `${counted(rules.length, 'rule')} appended to ${name}`
        : `${counted(rules.length, 'rule')} replace those of ${name}`,
    )
    onClose()
  }
  return (
    <Columns
      left={
        <>
          <Labelled label="User intents">
            <NamesField
              label="User intents"
              placeholder="Add intent"
              names={intents}
              offers={names.intentList}
              unknown={(name) => `There is no intent ${name}`}
              disabledReason={disabledReason}
              onAdd={(name) => setIntents([...intents, name])}
              onRemove={(name) => setIntents(intents.filter((one) => one !== name))}
            />
          </Labelled>
          <Labelled label="Requests">
            <NamesField
              label="Requests"
              placeholder="Add request"
              names={requests}
              offers={names.requestList}
              unknown={(name) => `There is no request ${name}`}
              disabledReason={disabledReason}
              onAdd={(name) => setRequests([...requests, name])}
              onRemove={(name) => setRequests(requests.filter((one) => one !== name))}
            />
          </Labelled>
          <ConditionList
            rule={rule}
            kinds={kinds}
            offers={offers}
            actions={actions}
            disabledReason={disabledReason}
            isEquals
          />
        </>
      }
      right={
        <>
          <div>
            <Typography
              variant="body2"
              role="status"
              color={problem === undefined ? 'textSecondary' : 'error'}
            >
              {problem ?? combinationText(choice)}
            </Typography>
            <Button
              variant="contained"
              disabled={disabledReason !== undefined || count === 0 || problem !== undefined}
              onClick={() => void generate(choice)}
              sx={{ mt: 1 }}
            >
              {count === 0 ? 'Generate' : `Generate ${counted(count, 'rule')}`}
            </Button>
          </div>
          <GeneratedRules
            generated={generated}
            isRunning={isRunning}
            modules={moduleNames}
            place={place}
            disabledReason={disabledReason}
            onPlace={setPlace}
            onLeaveOut={leaveOut}
            onStop={stop}
            onPut={put}
          />
        </>
      }
    />
  )
}

function chosenInputs(rule: Rule): RulesToGenerate['inputs'] {
  return kinds.flatMap((kind) =>
    rule[inputKinds[kind].field].map(({ input, arguments: args }) => ({
      kind,
      input,
      values: [...new Set(args)].filter((value) => value !== ''),
    })),
  )
}
