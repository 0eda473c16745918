import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { DomainReply } from '@sdp/api'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { changeTutorial } from './tutorial-store.ts'

interface StepContentProps {
  step: number
  own: readonly DomainReply[]
  domain: DomainReply | undefined
}

/** What a step is about, and the ways to where it is done. */
export function StepContent({ step, own, domain }: StepContentProps) {
  if (step === 0 || domain === undefined) return <CreateDomain own={own} domain={domain} />
  const params = { domainId: domain._id }
  if (step === 1) {
    return (
      <>
        <Typography>
          The general data describe the domain. Others find it by its tags, and its picture makes it easy to
          recognise in the list. Open the data of <b>{domain.name}</b>, write a sentence on what it does, add
          a tag and save.
        </Typography>
        <Ways>
          <LinkButton to="/domains/create-edit" search={{ id: domain._id } as never} variant="contained">
            Open the domain data
          </LinkButton>
        </Ways>
      </>
    )
  }
  if (step === 2) {
    return (
      <>
        <Typography>Now the domain learns to understand something and to answer it.</Typography>
        <Box component="ol" sx={{ pl: 2.5, '& li': { mb: 0.75 } }}>
          <li>
            On the tab <b>Intents</b>, add an intent such as <code>say_hello</code>. Open its expressions and
            add some sentences: <code>(hello|hi|good morning) [car]</code>.
          </li>
          <li>
            On the tab <b>UI Actions</b>, add <code>greeting</code> and write a text for it: “Hello! What can
            I do for you?”
          </li>
          <li>
            On the tab <b>Decision Table</b>, add a module and a rule with the intent <code>say_hello</code>{' '}
            and the UI action <code>greeting</code>.
          </li>
          <li>
            Save with Ctrl+S (⌘S). Before that, the chat at the bottom right already answers from your draft.
          </li>
        </Box>
        <Ways>
          <LinkButton to="/domains/$domainId/intent-editor" params={params} variant="contained">
            Intents
          </LinkButton>
          <LinkButton to="/domains/$domainId/system-actions-editor" params={params} variant="outlined">
            UI Actions
          </LinkButton>
          <LinkButton to="/domains/$domainId/dialog-editor" params={params} variant="outlined">
            Decision Table
          </LinkButton>
        </Ways>
      </>
    )
  }
  if (step === 3) {
    return (
      <>
        <Typography sx={{ mb: 1 }}>
          Publishing uploads the language model to the NLU provider of a market and the rules to the dialog
          runtime. Open the tab <b>Publish</b>, select your language in the environment dev and publish it.
        </Typography>
        <Typography>
          Then open the chat, choose the stage of that market, for instance <code>ece-dev</code>, and say one
          of your sentences. <b>Why?</b> below the answer tells how it came about.
        </Typography>
        <Ways>
          <LinkButton to="/domains/$domainId/publish" params={params} variant="contained">
            Publish
          </LinkButton>
          <LinkButton
            to="/documentation/$guide"
            params={{ guide: 'publishing-and-approvals' }}
            variant="outlined"
          >
            About publishing
          </LinkButton>
        </Ways>
      </>
    )
  }
  return (
    <>
      <Typography>
        That is the whole way: <b>{domain.name}</b> understands, decides, answers and is published. From here
        on it grows sentence by sentence.
      </Typography>
      <Ways>
        <LinkButton to="/domains/$domainId/intent-editor" params={params} variant="contained">
          Go on with {domain.name}
        </LinkButton>
        <LinkButton to="/documentation" variant="outlined">
          Read the guides
        </LinkButton>
        <LinkButton to="/sample-domain-handlers" variant="outlined">
          Call a handler of your own
        </LinkButton>
      </Ways>
    </>
  )
}

function CreateDomain({ own, domain }: Pick<StepContentProps, 'own' | 'domain'>) {
  return (
    <>
      <Typography>
        A domain is what your assistant knows about one subject: music, the weather, the seats of the car.
        Give it a name without spaces and the language that you write first. It opens by itself; a line at the
        top of the page brings you back here.
      </Typography>
      <Ways>
        <LinkButton
          to="/domains/create-edit"
          variant={domain ? 'outlined' : 'contained'}
          onClick={() => changeTutorial({ isUnderWay: true })}
        >
          Create a domain
        </LinkButton>
        {own.length > 0 && (
          <TextField
            select
            label="Or choose one of your domains"
            value={domain?._id ?? ''}
            onChange={({ target }) =>
              changeTutorial({ isUnderWay: true, domainId: target.value, hasAnswered: false })
            }
            sx={{ maxWidth: 280 }}
          >
            {own.map(({ _id, name }) => (
              <MenuItem key={_id} value={_id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Ways>
    </>
  )
}

function Ways({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>{children}</Box>
}
