/** The look of a bubble's text, which is a button: it shows what went over the wire. */
export const bubbleButton = {
  display: 'block',
  width: '100%',
  m: 0,
  px: 1.25,
  py: 0.75,
  border: 0,
  borderRadius: 'inherit',
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  cursor: 'pointer',
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
} as const
