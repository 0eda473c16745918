import { expect, type Locator, type Page } from '@playwright/test'

const maxSteps = 200

/** Goes to a control as somebody without a mouse does: by Tab until it has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await pressUntilFocused(page, control, 'Tab')
}

/** Goes on by an arrow key until a control has the focus. */
export async function arrowTo(page: Page, control: Locator, key = 'ArrowDown'): Promise<void> {
  await pressUntilFocused(page, control, key)
}

async function pressUntilFocused(page: Page, control: Locator, key: string): Promise<void> {
  await expect(control).toBeVisible()
  const isFocused = (element: Element) => element === document.activeElement
  // To find a control by its role takes longer than a key does
  let found = await control.elementHandle()
  for (let step = 0; step < maxSteps; step++) {
    const isElsewhere = await found?.evaluate(
      (element) => element.isConnected && element !== document.activeElement,
    )
    // A table gives its elements to other rows
    if (!isElsewhere && (await control.evaluate(isFocused))) return
    if (isElsewhere) await page.keyboard.press(key)
    else found = await control.elementHandle()
  }
  throw new Error(`${key} does not lead to ${control}`)
}

/** Goes to a control in a table: by Tab into the table, by arrow keys to its row, by Tab along it. */
export async function goInTable(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  await expect
    .poll(
      async () => {
        const key = await control.evaluate((element) => {
          const { activeElement } = document
          const row = element.closest('tr')
          const at = activeElement?.closest('tr')
          if (element === activeElement) return null
          if (!row || !at || !row.closest('tbody')?.contains(activeElement)) return 'Tab'
          if (row !== at) return row.rowIndex > at.rowIndex ? 'ArrowDown' : 'ArrowUp'
          const isBefore = element.compareDocumentPosition(activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING
          return isBefore ? 'Shift+Tab' : 'Tab'
        })
        if (key !== null) await page.keyboard.press(key)
        return key
      },
      { intervals: [0], timeout: 30_000 },
    )
    .toBeNull()
}

/** Goes to a button, link or field and presses a key there. */
export async function pressOn(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** Goes to a field and types; each line is ended by Enter. */
export async function typeInto(page: Page, field: Locator, ...lines: string[]): Promise<void> {
  await tabTo(page, field)
  await typeLines(page, lines)
}

export async function typeLines(page: Page, lines: string[]): Promise<void> {
  for (const line of lines) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
}
