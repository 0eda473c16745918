const lockOf = (id: string) => `draft ${id}`

/** Drafts that this tab works on. */
const own = new Set<string>()
/** Those that it does not work on any more; the browser takes a moment to let go of a lock. */
const left = new Set<string>()

/**
 * Marks a draft as that of a living tab by a Web Lock, which the browser lets go of when the tab closes or crashes
 * (ruling R414). Returns the way to take the mark away. Browsers offer locks on secure and loopback addresses only;
 * elsewhere nothing is marked.
 */
export function markLiving(id: string): () => void {
  let release = () => {}
  const isLeft = new Promise<void>((resolve) => {
    release = resolve
  })
  own.add(id)
  void navigator.locks?.request(lockOf(id), () => isLeft)
  return () => {
    own.delete(id)
    left.add(id)
    release()
  }
}

/** Says which tab works on a draft; undefined when no tab does. */
export async function livingMarks(): Promise<(id: string) => 'this tab' | 'another tab' | undefined> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const names = new Set(held.map(({ name }) => name))
  return (id) => {
    if (own.has(id)) return 'this tab'
    return names.has(lockOf(id)) && !left.has(id) ? 'another tab' : undefined
  }
}
