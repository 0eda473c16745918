import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Paste } from '@sdp/domain/slots'
import { readableNumber } from '../../ui/numbers.ts'

/** More lines than anybody reads; the summary counts all. */
const maxShown = 200

/** What is refused comes first, since there is something to do about it. */
export function PastePreview({ paste: { added, refused } }: { paste: Paste }) {
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label="Preview"
      sx={{ overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1, p: 1, typography: 'body2' }}
    >
      {refused.length > 0 && (
        <>
          <Typography variant="h3" sx={{ color: 'error.main' }}>
            Refused
          </Typography>
          <Box component="ul" sx={{ m: 0, mb: 1.5, pl: 2 }}>
            {refused.slice(0, maxShown).map(({ line, column, text, message }) => (
              <li key={`${line} ${column} ${text}`}>
                Line {line}, column {column}: {message}
              </li>
            ))}
          </Box>
          <More count={refused.length - maxShown} />
        </>
      )}
      {added.length > 0 && (
        <>
          <Typography variant="h3">Added</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {added.slice(0, maxShown).map(({ name, literals, isNew }) => (
              <li key={name}>
                <Box component="span" sx={{ fontWeight: isNew ? 600 : 400 }}>
                  {name}
                </Box>
                {isNew && ' (new)'}
                {literals.length > 0 && (
                  <Box component="bdi" dir="auto" sx={{ color: 'text.secondary', ml: 1 }}>
                    {literals.join(', ')}
                  </Box>
                )}
              </li>
            ))}
          </Box>
          <More count={added.length - maxShown} />
        </>
      )}
      {added.length + refused.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          What is added shows here.
        </Typography>
      )}
    </Box>
  )
}

function More({ count }: { count: number }) {
  return count > 0 ? <p>and {readableNumber(count)} more</p> : null
}
