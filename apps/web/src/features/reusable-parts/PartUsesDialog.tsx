import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReusableExpression } from '@sdp/domain/expressions'
import type { PartUse } from '@sdp/domain/reusable-expressions'
import { useEditing } from '../../editing/use-editing.ts'
import { ExpressionText } from '../../parts/ExpressionText.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { usesText } from './parts.ts'

interface PartUsesDialogProps {
  part: ReusableExpression
  uses: PartUse
  onOpenExpressions: (intent: string) => void
  onClose: () => void
}

/** Enough to see what is meant; the rest is found in the intent. */
const maxIntents = 100
const maxTexts = 5

/** Where a part is used; each intent leads to its expressions. */
export function PartUsesDialog({ part, uses, onOpenExpressions, onClose }: PartUsesDialogProps) {
  const language = useEditing((editing) => editing.language)
  const languages = useEditing((editing) => editing.languages)
  const open = (intent: string) => {
    onClose()
    onOpenExpressions(intent)
  }
  const more = uses.intents.length - maxIntents
  return (
    <Dialog
      open
      title={`Where ${part.name} is used`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>
        {usesText(uses)}
        {languages.length > 1 && `. Only expressions in ${language} are counted.`}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {uses.parts.map((name) => (
          <Box component="li" key={`part ${name}`} sx={{ py: 0.75 }}>
            Reusable part <ExpressionText text={`§${name}`} />
          </Box>
        ))}
        {uses.intents.slice(0, maxIntents).map(({ intent, texts }) => (
          <Box component="li" key={intent} sx={{ py: 0.75 }}>
            <Link component="button" onClick={() => open(intent)}>
              {intent}
            </Link>
            <Box component="ul" sx={{ my: 0.5, pl: 2.5, color: 'text.secondary' }}>
              {texts.slice(0, maxTexts).map((text) => (
                <li key={text}>
                  <ExpressionText text={text} />
                </li>
              ))}
              {texts.length > maxTexts && <li>and {texts.length - maxTexts} more</li>}
            </Box>
          </Box>
        ))}
      </Box>
      {more > 0 && <Typography>and {more} more intents</Typography>}
    </Dialog>
  )
}
