/** Gives a file to the user, as if a link to it had been followed. */
export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: the browser fetches it after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
