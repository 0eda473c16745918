import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const maxOfPage = 6000
const maxOfError = 1500

/**
 * Prints what the page showed when a journey failed, and last of all why it did: of a run on another machine, only the
 * end of what was printed is left.
 */
export default class PageReporter implements Reporter {
  readonly #shown: string[] = []
  readonly #errors: string[] = []

  onTestEnd({ title, location }: TestCase, { attachments, errors }: TestResult): void {
    for (const { message = '' } of errors) {
      const text = stripVTControlCharacters(message).slice(0, maxOfError)
      this.#errors.push(`${location.file}:${location.line} ${title}\n${text}`)
    }
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || path === undefined) continue
      const text = readFileSync(path, 'utf8')
      const from = Math.max(0, text.indexOf('```yaml'))
      this.#shown.push(`${title}\n${text.slice(from, from + maxOfPage)}`)
    }
  }

  onEnd(): void {
    for (const text of this.#shown) console.log(`\nThe page of: ${text}`)
    for (const text of this.#errors) console.log(`\nFailed: ${text}`)
  }
}
