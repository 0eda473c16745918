const partTimeout = 120_000

/** A part of the program could not be loaded: the network is gone, or the server has a newer program. */
export class ChunkLoadError extends Error {
  constructor(cause?: unknown) {
    super('A part of the program could not be loaded.', { cause })
    this.name = 'ChunkLoadError'
  }
}

/** Loads a part of the program, and gives up after two minutes. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError()), partTimeout)
  })
  try {
    return await Promise.race([load(), timeout])
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(error)
  } finally {
    clearTimeout(timer)
  }
}
