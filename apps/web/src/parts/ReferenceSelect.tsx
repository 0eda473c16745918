import { prefer } from '../browser/preferences.ts'
import { PlainSelect } from '../ui/PlainSelect.tsx'

const none = 'None'

/** Chooses the language that is shown next to the one being written, for all places that show one. */
export function ReferenceSelect({
  language,
  others,
}: {
  language: string | undefined
  others: readonly string[]
}) {
  return (
    <PlainSelect
      label="Reference language"
      value={language ?? none}
      options={[none, ...others]}
      onChange={(chosen) => prefer({ referenceLanguage: chosen === none ? '' : chosen })}
    />
  )
}
