import TablePagination from '@mui/material/TablePagination'
import { memo } from 'react'
import { prefer } from '../../browser/preferences.ts'
import { type PageSize, pageSizes } from './pages.ts'
import type { Pages } from './use-pages.ts'

const options = pageSizes.map((size) => ({ value: size, label: size === -1 ? 'all' : String(size) }))

/** Turns the pages of a content table; stays in sight at the foot of the window while the table is longer. */
export const Pager = memo(function Pager({ label, pages }: { label: string; pages: Pages }) {
  if (pages.count <= (pages.isSizeFixed ? pages.size : pageSizes[0])) return null
  return (
    <TablePagination
      component="nav"
      aria-label={`Pages of ${label}`}
      count={pages.count}
      page={pages.page}
      rowsPerPage={pages.size}
      rowsPerPageOptions={pages.isSizeFixed ? [] : options}
      onPageChange={(_, page) => pages.turnTo(page)}
      onRowsPerPageChange={({ target }) => {
        prefer({ [pages.sizedBy]: Number(target.value) as PageSize })
        pages.show(pages.first)
      }}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        bgcolor: 'background.default',
        // The button of the chat floats over the end
        '& .MuiTablePagination-toolbar': { minHeight: 40, paddingInlineEnd: 6 },
      }}
    />
  )
})
