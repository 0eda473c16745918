// Runs before the first paint, so that nobody who works in the dark sees a white flash. The key is the one of
// src/browser/storage.ts.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('sdp.theme')
  } catch {
    // Storage can be forbidden; then the system decides.
  }
  const followsSystem = chosen !== 'light' && chosen !== 'dark'
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.setAttribute('data-theme', followsSystem ? system : chosen)
})()

// Zod would try whether it may run texts as programs, which the pages' policy forbids and browsers report. It does so while
// it is loaded, before any module could tell it not to.
globalThis.__zod_globalConfig = { jitless: true }
