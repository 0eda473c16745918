import fc, { type IAsyncProperty, type IProperty, type Parameters, type RunDetails } from 'fast-check'

/** Values that once broke a property, as fast-check names them: they are drawn again as long as the arbitraries stay. */
interface FailedRun {
  seed: number
  path: string
}

type Options<Ts> = Parameters<Ts> & {
  /** What broke the property before; every run tries it first. */
  found?: readonly FailedRun[]
}

/** Throws when a property does not hold, and says what to keep in the test so that this is tried ever after. */
export function assertProperty<Ts>(property: IAsyncProperty<Ts>, options?: Options<Ts>): Promise<void>
export function assertProperty<Ts>(property: IProperty<Ts>, options?: Options<Ts>): void
export function assertProperty<Ts>(
  property: IProperty<Ts> | IAsyncProperty<Ts>,
  { found = [], ...parameters }: Options<Ts> = {},
): Promise<void> | void {
  const runs = [...found.map((one) => ({ ...parameters, ...one, numRuns: 1 })), parameters]
  let before: Promise<void> | undefined
  for (const run of runs) {
    const check = () => fc.assert(property as IProperty<Ts>, { ...run, reporter }) as Promise<void> | void
    if (before !== undefined) before = before.then(check)
    else before = check() ?? undefined
  }
  return before
}

function reporter<Ts>(details: RunDetails<Ts>): void {
  if (!details.failed) return
  const { seed, counterexamplePath, errorInstance } = details
  const keep = `{ seed: ${seed}, path: '${counterexamplePath}' }`
  throw new Error(`${fc.defaultReportMessage(details)}\n\nKeep it in this test: found: [${keep}]`, {
    cause: errorInstance,
  })
}
