import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import { type LanguageUses, uses as usesCalls } from '@sdp/api'
import { messages, type Used, type Uses } from '@sdp/domain'
import { Fragment, useEffect, useState } from 'react'
import { call } from '../server/calls.ts'
import { allLanguagesText, useLines } from './use-lines.ts'

interface UsesDetailsProps {
  domainId: string
  language: string
  /** Where it is used in the open domain as it is now. */
  uses: Uses
  /** The same under the names that the server knows; undefined where there is no other language to ask for. */
  saved: Used | undefined
}

const Lines = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '4px 16px',
  maxHeight: 260,
  overflow: 'auto',
  margin: '12px 0 0',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}))

/** Where something is used: here at once, in the other languages as soon as the server has looked. */
export function UsesDetails({ domainId, language, uses, saved }: UsesDetailsProps) {
  const [others, setOthers] = useState<readonly LanguageUses[] | 'asking' | 'failed'>('asking')
  useEffect(() => {
    if (saved === undefined) return
    const leaving = new AbortController()
    const body =
      saved.kind === 'canonical'
        ? { ...saved, names: [...saved.names] }
        : { ...saved, names: [...saved.names] }
    call(usesCalls.find, { params: { id: domainId }, body, signal: leaving.signal }).then(
      ({ languages }) => setOthers(languages.filter((one) => one.language !== language)),
      () => leaving.signal.aborted || setOthers('failed'),
    )
    return () => leaving.abort()
  }, [domainId, language, saved])

  const isAnswered = typeof others !== 'string'
  return (
    <>
      <Lines aria-label="Where it is used" tabIndex={0}>
        {useLines(language, uses, isAnswered ? others : []).map(({ label, text }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </Lines>
      {saved !== undefined && (
        <Alert
          role="status"
          severity={others === 'failed' ? 'warning' : 'info'}
          icon={false}
          sx={{ mt: 1.5, py: 0 }}
        >
          {others === 'asking' && messages.uses.asking}
          {others === 'failed' && messages.uses.notAsked}
          {isAnswered && allLanguagesText(uses, others)}
        </Alert>
      )}
    </>
  )
}
