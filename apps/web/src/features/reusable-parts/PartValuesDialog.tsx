import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReusableExpression } from '@sdp/domain/expressions'
import { useEditing } from '../../editing/use-editing.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { TableFrame } from '../../ui/grid/TableFrame.tsx'
import { PartValue } from './PartValue.tsx'

/** What a part says in each language of the domain, side by side. */
export function PartValuesDialog({ part, onClose }: { part: ReusableExpression; onClose: () => void }) {
  const languages = useEditing((editing) => editing.languages)
  return (
    <Dialog
      open
      title={`Values of ${part.name}`}
      width="md"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Box sx={{ '& th': { position: 'static' } }}>
        <TableFrame aria-label={`Values of ${part.name}`}>
          <colgroup>
            <col style={{ width: 120 }} />
            <col />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">Language</th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            {languages.map(({ language }, at) => (
              <tr key={language} className="row" aria-rowindex={at + 2}>
                <td className="quiet">{language}</td>
                <td>
                  <PartValue part={part} language={language} />
                </td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </Box>
    </Dialog>
  )
}
