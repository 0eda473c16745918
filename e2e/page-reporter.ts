import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const mostCharacters = 6000

/** Prints what the page showed when a journey failed: of a run on another machine, only what was printed is left. */
export default class PageReporter implements Reporter {
  readonly #shown: string[] = []

  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || path === undefined) continue
      const text = readFileSync(path, 'utf8')
      const from = Math.max(0, text.indexOf('```yaml'))
      this.#shown.push(`${title}\n${text.slice(from, from + mostCharacters)}`)
    }
  }

  onEnd(): void {
    for (const text of this.#shown) console.log(`\nThe page of: ${text}`)
  }
}
