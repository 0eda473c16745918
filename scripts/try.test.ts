import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = path.dirname(import.meta.dirname)

function tryOut(...args: string[]) {
  const command = ['--import', 'tsx', path.join(root, 'examples', 'try.ts'), ...args]
  return promisify(execFile)(process.execPath, command, { cwd: root })
}

test('`npm run try` says what is answered and why, turn by turn', async () => {
  const { stdout } = await tryOut('preheat the car', 'at seven', '--domain', 'climate')
  expect(stdout).toContain('> preheat the car\n< When do you want to leave?')
  expect(stdout).toContain('- Rule 6 of Preconditioning fits: all its conditions hold.')
  expect(stdout).toContain('> at seven\n< Shall I have the car ready at seven?')
  expect(stdout).toContain(
    'goes on listening for confirmation (confirm), and hears only provide_confirmation, cancel.',
  )
})

test('`npm run try` says so when no sample speaks a language', async () => {
  await expect(tryOut('bonjour', '--language', 'fra-FRA')).rejects.toMatchObject({
    stderr: 'No sample domain speaks fra-FRA.\n',
  })
})
