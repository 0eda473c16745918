import { useColorScheme } from '@mui/material/styles'

/** Whether the product is dark now, and the way to choose; until somebody does, the system decides. */
export function useDarkMode(): { isDark: boolean; setDark: (isDark: boolean) => void } {
  const { mode, systemMode, setMode } = useColorScheme()
  return {
    isDark: (mode === 'system' ? systemMode : mode) === 'dark',
    setDark: (isDark) => setMode(isDark ? 'dark' : 'light'),
  }
}
