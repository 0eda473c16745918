import { type Intent, moveIntent } from '@sdp/domain'
import { useEditing } from '../../editing/use-editing.ts'
import { type Column, ContentTable } from '../../ui/table/ContentTable.tsx'
import { Pager } from '../../ui/table/Pager.tsx'
import type { Pages } from '../../ui/table/use-pages.ts'
import { IntentCells } from './IntentCells.tsx'

const columns: readonly Column[] = [
  { name: 'Intent', width: '26%' },
  { name: 'Type', width: 96 },
  { name: 'Arbitration', width: 116 },
  { name: 'Expressions', width: 108, kind: 'number' },
  { name: 'First expression' },
  { name: 'Comments', width: '22%' },
  { name: 'Actions', heading: '', width: 44 },
]

interface IntentTableProps {
  intents: readonly Intent[]
  pages: Pages
  onOpenExpressions: ((intent: string) => void) | undefined
}

export function IntentTable({ intents, pages, onOpenExpressions }: IntentTableProps) {
  const { domain, canEdit, edit } = useEditing()
  const move = ({ name, to }: { name: string; to: number }) => {
    const neighbour = intents[to]
    if (neighbour !== undefined) edit(moveIntent, { name, to: domain.intents.indexOf(neighbour) })
  }
  return (
    <>
      <ContentTable
        label="Intents"
        columns={columns}
        rows={intents}
        first={pages.first}
        end={pages.end}
        nameOf={nameOf}
        onMove={canEdit ? move : undefined}
        none="No intents"
      >
        {(intent) => <IntentCells intent={intent} onOpenExpressions={onOpenExpressions} />}
      </ContentTable>
      <Pager label="intents" pages={pages} />
    </>
  )
}

function nameOf({ name }: Intent): string {
  return name
}
