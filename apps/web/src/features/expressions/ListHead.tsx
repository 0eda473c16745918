import { CheckBox } from '../../ui/CheckBox.tsx'
import { Head } from './list-frame.ts'
import type { ExpressionListState } from './use-expression-list.ts'

/** What stands above the columns of the list. */
export function ListHead({ list: { shown, selected, select } }: { list: ExpressionListState }) {
  const isAll = shown.length > 0 && selected.length === shown.length
  return (
    <Head>
      <CheckBox
        label="Select all that are shown"
        checked={isAll || (selected.length > 0 && 'some')}
        whyNot={shown.length === 0 ? 'No expression is shown' : undefined}
        onChange={(isChecked) => select(shown, isChecked)}
      />
      <span>Expression</span>
      <span>Weight</span>
    </Head>
  )
}
