import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { DomainReply } from '@sdp/api'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { SelectOne } from '../../ui/SelectOne.tsx'
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
        <Choices>
          <LinkButton to="/domains/create-edit" search={{ id: domain._id } as never} variant="contained">
            Open the domain data
          </LinkButton>
        </Choices>
      </>
    )
  }
  if (step === 2) {
    return (
      <>
        <Typography>
          Now the domain learns to understand something and to answer it. An exchange adds all of it at once:
        </Typography>
        <Box component="ol" sx={{ pl: 2.5, '& li': { mb: 0.75 } }}>
          <li>
            an <b>intent</b> such as <code>say_hello</code>, with <b>expressions</b>, which say how users put
            it: <code>(hello|hi|good morning) [car]</code>
          </li>
          <li>
            a <b>UI action</b>, which answers with a <b>text</b>: “Hello! What can I do for you?”
          </li>
          <li>
            a <b>rule</b> of the decision table, which answers the one with the other
          </li>
        </Box>
        <Typography>
          Try it in the chat at the bottom right, which answers from your draft, and save with Ctrl+S (⌘S).
          You can as well add each of them by itself, on its own tab.
        </Typography>
        <Choices>
          <LinkButton
            to="/domains/$domainId/dialog-editor"
            params={params}
            search={{ add: 'exchange' } as never}
            variant="contained"
          >
            Add an exchange
          </LinkButton>
          <LinkButton to="/domains/$domainId/intent-editor" params={params} variant="outlined">
            Intents
          </LinkButton>
          <LinkButton to="/domains/$domainId/system-actions-editor" params={params} variant="outlined">
            UI Actions
          </LinkButton>
          <LinkButton to="/domains/$domainId/dialog-editor" params={params} variant="outlined">
            Decision Table
          </LinkButton>
        </Choices>
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
        <Typography sx={{ mt: 1 }}>
          <b>Keep as test</b> below the answer keeps the conversation, which is said again after every change
          from now on. Try it: take the UI action out of the rule, and see the test fail on the tab{' '}
          <b>Tests</b>, with the reason. Undo with Ctrl+Z (⌘Z).
        </Typography>
        <Choices>
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
          <LinkButton to="/domains/$domainId/tests" params={params} variant="outlined">
            Tests
          </LinkButton>
        </Choices>
      </>
    )
  }
  return (
    <>
      <Typography>
        That is the whole way: <b>{domain.name}</b> understands, decides, answers, is published and stays
        right by its tests. From here on it grows sentence by sentence.
      </Typography>
      <Choices>
        <LinkButton to="/domains/$domainId/intent-editor" params={params} variant="contained">
          Go on with {domain.name}
        </LinkButton>
        <LinkButton to="/documentation/$guide" params={{ guide: 'tests' }} variant="outlined">
          About tests
        </LinkButton>
        <LinkButton to="/documentation" variant="outlined">
          Read the guides
        </LinkButton>
        <LinkButton to="/sample-domain-handlers" variant="outlined">
          Call a handler of your own
        </LinkButton>
      </Choices>
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
      <Choices>
        <LinkButton
          to="/domains/create-edit"
          variant={domain ? 'outlined' : 'contained'}
          onClick={() => changeTutorial({ isUnderWay: true })}
        >
          Create a domain
        </LinkButton>
        {own.length > 0 && (
          <SelectOne
            label="Or choose one of your domains"
            width={280}
            options={own.map(({ _id }) => _id)}
            labelOf={(id) => own.find(({ _id }) => _id === id)?.name ?? id}
            value={domain?._id ?? ''}
            onChange={(domainId) =>
              changeTutorial({ isUnderWay: true, domainId, hasAnswered: false, hasFailed: false })
            }
          />
        )}
      </Choices>
    </>
  )
}

function Choices({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>{children}</Box>
}
