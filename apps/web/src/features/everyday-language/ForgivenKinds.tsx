import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Tooltip from '@mui/material/Tooltip'
import { forgivenIn } from '@sdp/dialogue/everyday-language'
import {
  everydayTitles,
  type ForgivenKind,
  forgivenKinds,
  forgivenKindTitles,
  forgivenLists,
  isForgiven,
  setForgiven,
} from '@sdp/domain/everyday-language'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { EverydaySection } from './EverydaySection.tsx'
import { OwnWords } from './OwnWords.tsx'
import { WordGroup } from './WordGroup.tsx'

const texts: Readonly<Record<ForgivenKind, string>> = {
  contractions: 'A short form is read as the long one, and back, where an expression says the other.',
  courtesy: 'These are left out where no expression says them.',
  digraphs: 'One is read as the other where the domain has the word so.',
  spelling:
    'A word of at least five letters that the domain does not have is read as one of its words if a single letter differs.',
}

/** What is forgiven, kind by kind, each with its switch. */
export function ForgivenKinds({ search }: { search: string }) {
  const language = useEditing((editing) => editing.language)
  const builtIn = forgivenIn(language)
  return forgivenKinds.map((kind) => {
    const lists = builtIn.find((one) => one.kind === kind)?.lists
    const isThere = lists !== undefined || kind === 'courtesy'
    return (
      <EverydaySection
        key={kind}
        title={forgivenKindTitles[kind]}
        text={lists === undefined ? missingText(kind, language) : texts[kind]}
        action={isThere && <ForgivenSwitch kind={kind} />}
      >
        {lists?.map(({ title, entries }) => (
          <WordGroup key={title} title={title} builtIn={entries} search={search} />
        ))}
        {kind === 'courtesy' &&
          forgivenLists.map((list) => (
            <WordGroup
              key={list}
              title={`Own ${everydayTitles[list].toLowerCase()}`}
              builtIn={[]}
              search={search}
            >
              <OwnWords list={list} search={search} />
            </WordGroup>
          ))}
      </EverydaySection>
    )
  })
}

function missingText(kind: ForgivenKind, language: string): string {
  return kind === 'courtesy'
    ? `No words are built in for ${language}. Those that you add are left out where no expression says them.`
    : `Nothing of this is forgiven in ${language}.`
}

function ForgivenSwitch({ kind }: { kind: ForgivenKind }) {
  const isOn = useDomain(({ everydayLanguage }) => isForgiven(everydayLanguage, kind))
  const { disabledReason, edit } = useEdit()
  return (
    <Tooltip title={disabledReason ?? ''}>
      <FormControlLabel
        labelPlacement="start"
        disabled={disabledReason !== undefined}
        control={
          <Switch
            size="small"
            checked={isOn}
            onChange={({ target }) => edit(setForgiven, { kind, isForgiven: target.checked })}
            slotProps={{ input: { 'aria-label': `Forgive: ${forgivenKindTitles[kind]}` } }}
          />
        }
        label={isOn ? 'Forgiven' : 'Switched off'}
        slotProps={{ typography: { variant: 'body2', sx: { mr: 0.5, color: 'text.secondary' } } }}
        sx={{ mr: 0 }}
      />
    </Tooltip>
  )
}
