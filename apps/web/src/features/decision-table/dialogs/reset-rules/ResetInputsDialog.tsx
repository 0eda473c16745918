import { useMemo, useState } from 'react'
import { useDomain } from '../../../../editing/use-editing.ts'
import { type Choice, ChoiceList } from '../../../../ui/ChoiceList.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { countedIfAny } from '../../../../ui/numbers.ts'
import { ResetRulesDialog } from './ResetRulesDialog.tsx'

interface ResetChoice extends Choice {
  input: { kind: 'user' | 'api'; name: string }
}

/** The slots and API inputs with how many reset rules each has (ruling R106); one is chosen to edit its own. */
export function ResetInputsDialog({ onClose }: { onClose: () => void }) {
  const slots = useDomain((domain) => domain.slots)
  const apiInputs = useDomain((domain) => domain.apiInputs)
  const [input, setInput] = useState<ResetChoice['input']>()
  const choices = useMemo(() => {
    const asChoice = (
      kind: 'user' | 'api',
      { name, resetRules }: (typeof slots | typeof apiInputs)[number],
    ) => ({
      key: `${kind} ${name}`,
      name,
      detail: `${kind === 'user' ? 'user input' : 'API input'}, ${countedIfAny(resetRules.length, 'reset rule') ?? 'no reset rules'}`,
      input: { kind, name },
    })
    return [
      ...slots.map((slot) => asChoice('user', slot)),
      ...apiInputs.map((apiInput) => asChoice('api', apiInput)),
    ]
  }, [slots, apiInputs])
  return (
    <>
      <Dialog open title="Reset rules" onClose={onClose}>
        <ChoiceList
          label="Inputs"
          search="Search inputs"
          choices={choices}
          chosen={nothing}
          isFocused
          onChoose={(choice) => setInput((choice as ResetChoice).input)}
          none={choices.length === 0 ? 'There are no inputs' : 'No input is found'}
        />
      </Dialog>
      {input !== undefined && <ResetRulesDialog input={input} onClose={() => setInput(undefined)} />}
    </>
  )
}

const nothing: ReadonlySet<string> = new Set()
