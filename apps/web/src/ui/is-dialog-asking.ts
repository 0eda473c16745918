/**
 * Whether a dialog is open that has to be answered first; those that edit the content at once can be left
 * (ruling R360).
 */
export function isDialogAsking(): boolean {
  return document.querySelector('[role=dialog][aria-modal=true]:not([data-edits-content])') !== null
}
