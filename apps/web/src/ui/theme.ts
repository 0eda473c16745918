import { createTheme, type Theme } from '@mui/material/styles'
import type {} from '@mui/material/themeCssVarsAugmentation'

/** Below this width the drawer makes room for the page. */
export const mobileBreakpoint = 1400

const fontFamily = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif"

const floating = ({ theme }: { theme: Theme }) => ({
  border: `1px solid ${theme.vars!.palette.divider}`,
  boxShadow: '0 10px 32px rgb(8 11 20 / 18%), 0 2px 6px rgb(8 11 20 / 10%)',
})

/** One calm, dense theme in two lights. The page is a shade darker than what lies on it. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#3a55c4', dark: '#2f46a5', light: '#6b82dc' },
        error: { main: '#c0322f' },
        warning: { main: '#9a5b00', light: '#d26900' },
        success: { main: '#22763a' },
        background: { default: '#f6f7f9', paper: '#ffffff' },
        text: { primary: '#1b1f27', secondary: '#5a6270' },
        divider: '#e1e4ea',
      },
    },
    dark: {
      palette: {
        primary: { main: '#8ea2f5', dark: '#7389e8', light: '#b3c0f9', contrastText: '#10131c' },
        error: { main: '#f08a86', contrastText: '#1c0f0f' },
        warning: { main: '#e3b35c', light: '#f0a03c' },
        success: { main: '#6cc487' },
        background: { default: '#111318', paper: '#191c23' },
        text: { primary: '#e6e8ee', secondary: '#9aa3b2' },
        divider: '#2b303b',
      },
    },
  },
  motion: { reducedMotion: 'system' },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: mobileBreakpoint, xl: 1800 } },
  spacing: 8,
  shape: { borderRadius: 6 },
  focusVisible: true,
  typography: {
    fontFamily,
    fontSize: 13,
    htmlFontSize: 16,
    h1: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.01em' },
    h2: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
    h3: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.4 },
    h6: { fontSize: '1rem', fontWeight: 600 },
    body1: { fontSize: '0.875rem', lineHeight: 1.45 },
    body2: { fontSize: '0.8125rem', lineHeight: 1.45 },
    caption: { fontSize: '0.75rem', lineHeight: 1.4 },
    button: { textTransform: 'none', fontWeight: 500, fontSize: '0.8125rem' },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: { defaultProps: { disableElevation: true, size: 'small' } },
    MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme }) => ({
          // A field that cannot be written in is no box to click into
          '&.Mui-disabled': { background: theme.vars!.palette.action.hover },
          '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars!.palette.divider },
        }),
      },
    },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiSelect: { defaultProps: { size: 'small' } },
    MuiSwitch: { defaultProps: { size: 'small' } },
    MuiCheckbox: { defaultProps: { size: 'small' } },
    MuiChip: { defaultProps: { size: 'small' }, styleOverrides: { root: { borderRadius: 5 } } },
    MuiCssBaseline: {
      // Inherited, as is the default, a change of any element's style would make its children be styled again
      styleOverrides: { '*, *::before, *::after': { boxSizing: 'border-box' } },
    },
    MuiTooltip: { defaultProps: { enterDelay: 400 }, styleOverrides: { tooltip: { fontSize: '0.75rem' } } },
    // What floats is set off by a line and a shadow; lightening it as well would make dark dialogs grey.
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiPopover: { styleOverrides: { paper: floating } },
    MuiMenu: { styleOverrides: { list: { padding: 4 } } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 32, borderRadius: 5, fontSize: '0.8125rem' } } },
    MuiAutocomplete: { defaultProps: { size: 'small' }, styleOverrides: { paper: floating } },
    MuiDialog: { styleOverrides: { paper: floating } },
    MuiDialogTitle: { styleOverrides: { root: { padding: '14px 20px' } } },
    MuiDialogContent: { styleOverrides: { root: { padding: '10px 20px 20px' } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '0 20px 18px' } } },
    MuiBackdrop: {
      styleOverrides: {
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(10 13 22 / 45%)' } },
      },
    },
    MuiListItemButton: {
      styleOverrides: {
        root: {
          minHeight: 34,
          padding: '4px 10px',
          borderRadius: 6,
          fontFamily,
          fontSize: '0.8125rem',
        },
      },
    },
    MuiToggleButton: {
      styleOverrides: { root: ({ theme }) => ({ color: theme.vars!.palette.text.secondary }) },
    },
    MuiFormControlLabel: { styleOverrides: { label: { fontSize: '0.8125rem' } } },
  },
})
