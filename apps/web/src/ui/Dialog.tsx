import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import MuiDialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useId } from 'react'
import { isPressed } from './shortcuts.ts'
import { useFocusKept } from './use-focus-kept.ts'

interface DialogProps {
  open: boolean
  title: string
  onClose: () => void
  /** What a click outside the dialog does, where it shall not close it. */
  onClickOutside?: (() => void) | undefined
  children: ReactNode
  /** The buttons; the one that confirms comes last. */
  actions?: ReactNode
  /** While something is on its way the dialog stays open and says so. */
  busy?: boolean
  /** 'full' is the whole window, a number the most that it has in pixels. */
  width?: 'xs' | 'sm' | 'md' | 'lg' | 'full' | number
  /** Makes the dialog a form, so that Enter in a field confirms, and Ctrl+Enter anywhere in it. */
  onSubmit?: () => void
  /** The language of the domain that the dialog shows; then what it edits is also saved from inside it, by Ctrl+S. */
  language?: string
}

/** The one dialog frame: Esc and the cross close it, focus stays inside and returns to where it was. */
export function Dialog(props: DialogProps) {
  const {
    open,
    title,
    onClose,
    onClickOutside,
    children,
    actions,
    busy = false,
    width = 'sm',
    onSubmit,
    language,
  } = props
  const titleId = useId()
  useFocusKept()
  const close = () => {
    if (!busy) onClose()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A dialog opened from inside another one is its child for React; its submit is not meant for the outer form.
    event.stopPropagation()
    if (!busy) onSubmit?.()
  }

  const submitByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (!isPressed(event, 'confirm') || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    const button = event.currentTarget.querySelector<HTMLButtonElement>('button[type=submit]')
    if (!busy && button?.disabled !== true) onSubmit?.()
  }

  const inside = (
    <>
      {/* The head of a table stays at the top of the dialog, not below the bars of the page */}
      <DialogContent aria-busy={busy} sx={{ '--table-top': '0px' }}>
        {children}
      </DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </>
  )
  const column = { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 } as const
  return (
    <MuiDialog
      open={open}
      onClose={(_, reason) => (reason === 'backdropClick' && onClickOutside ? onClickOutside() : close())}
      maxWidth={width === 'full' || typeof width === 'number' ? false : width}
      fullScreen={width === 'full'}
      fullWidth
      aria-labelledby={titleId}
      slotProps={{
        paper: {
          ...(language !== undefined && { 'data-edits-content': true }),
          // What is inside scrolls. Were the frame to clip it, its round corners would be cut out of every row that moves
          sx: { overflow: 'visible', ...(typeof width === 'number' && { maxWidth: width }) },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5 }}>
        <DialogTitle id={titleId} sx={{ flex: '0 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        {language !== undefined && (
          <Chip variant="outlined" label={language} title="The language that this dialog shows" />
        )}
        <Box sx={{ flex: 1 }} />
        <IconButton aria-label="Close" onClick={close} disabled={busy} size="small">
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ height: 2 }}>{busy && <LinearProgress aria-label="Working" sx={{ height: 2 }} />}</Box>
      {onSubmit ? (
        <Box component="form" noValidate onSubmit={submit} onKeyDown={submitByKey} sx={column}>
          {inside}
        </Box>
      ) : (
        inside
      )}
    </MuiDialog>
  )
}
