/** Work that can be left after each of its steps and gone on with later. */
export type Steps<Made> = Generator<undefined, Made, undefined>

/** Does all steps that are left. */
export function finish<Made>(steps: Steps<Made>): Made {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
