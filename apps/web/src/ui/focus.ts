/**
 * Keeps the keyboard in the page when what had the focus went, or cannot have it now: the focus would else be nowhere, and
 * the next Tab would begin at the top of the window. It goes back to what had it, or else to the dialog or page around.
 */
export function keepFocus(held?: Element | null): void {
  // After React has drawn, and a dialog has given the focus back
  requestAnimationFrame(() => {
    const aim = held?.isConnected ? held : document.body
    // The page or dialog around it has the focus only because nothing else could have it
    if (!document.activeElement?.contains(aim)) return
    if (aim instanceof HTMLElement) aim.focus({ preventScroll: true })
    if (document.activeElement !== document.body) return
    const dialogs = document.querySelectorAll<HTMLElement>('[role=dialog]')
    const place = [...dialogs].at(-1)?.closest<HTMLElement>('[tabindex]') ?? document.querySelector('main')
    place?.focus({ preventScroll: true })
  })
}
