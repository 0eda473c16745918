import { limits } from '@sdp/domain/general-data'
import { CountedField } from '../../ui/CountedField.tsx'

interface CommentFieldProps {
  value: string
  onChange: (value: string) => void
  hint: string
  autoFocus?: boolean
}

/** What is said with a request, or with the answer to it. */
export function CommentField(props: CommentFieldProps) {
  return <CountedField {...props} label="Comment" minRows={1} max={limits.message} problem={undefined} />
}
