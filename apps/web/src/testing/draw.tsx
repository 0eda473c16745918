import { ThemeProvider } from '@mui/material/styles'
import { act, type RenderResult, render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { theme } from '../ui/theme.ts'

/** Draws something as the studio does: in its theme. */
export function draw(element: ReactElement): RenderResult {
  return render(element, { wrapper: Themed })
}

function Themed({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>
}

/** Gives an element the focus as Tab or a click would, and lets React draw what that changes. */
export function focusOn(element: HTMLElement): void {
  act(() => element.focus())
}
