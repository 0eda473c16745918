import Alert from '@mui/material/Alert'

/** Says of a part of the template that no form can show it. */
export function KeptAsJson({ what }: { what: string }) {
  return (
    <Alert severity="info" sx={{ py: 0 }}>
      {what} is kept as it is. Change it in the JSON Editor.
    </Alert>
  )
}
