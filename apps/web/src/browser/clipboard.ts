import { logger } from './logger.ts'

const log = logger('clipboard')

/** Copies a text; whether it worked. A failure is only logged, and the old way of copying is tried. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    log.warn('The clipboard took nothing', error)
    return copyBySelection(text)
  }
}

/** Copies a text that is selected in a hidden field, as browsers did before they had a clipboard for pages. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null
  const field = document.createElement('textarea')
  field.value = text
  field.setAttribute('aria-hidden', 'true')
  field.style.cssText = 'position: fixed; top: 0; left: 0; opacity: 0'
  // A dialog takes the focus back from what is outside it
  const place = focused?.closest('[role=dialog]') ?? document.body
  place.append(field)
  field.focus({ preventScroll: true })
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  focused?.focus({ preventScroll: true })
  return isCopied
}
