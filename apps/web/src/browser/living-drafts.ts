const lockOf = (id: string) => `draft ${id}`

/** Drafts of this tab that nobody works on any more; the browser takes a moment to let go of a lock. */
const left = new Set<string>()

/**
 * Marks a draft as that of a living tab by a Web Lock, which the browser lets go of when the tab closes or crashes. Returns
 * the way to take the mark away. Browsers offer locks on secure and loopback addresses only; elsewhere nothing is marked.
 */
export function markLiving(id: string): () => void {
  let release = () => {}
  const isLeft = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks?.request(lockOf(id), () => isLeft)
  return () => {
    left.add(id)
    release()
  }
}

/** Says which drafts belong to tabs that live, this one among them. */
export async function livingMarks(): Promise<(id: string) => boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const names = new Set(held.map(({ name }) => name))
  return (id) => names.has(lockOf(id)) && !left.has(id)
}
