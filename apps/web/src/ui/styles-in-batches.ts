import type { EmotionCache } from '@emotion/react'

type Sheet = EmotionCache['sheet']

/**
 * Gives styles that are first needed later, by a chip for example, an element of their own. With all of them in one, each
 * further rule makes the browser find the styles of the whole page again, while somebody waits for a letter.
 */
export function sheetInBatches(sheet: Sheet): Sheet {
  let isOpen = false
  return Object.assign(Object.create(sheet) as Sheet, {
    insert(rule: string) {
      if (!isOpen) {
        isOpen = true
        // At a count of 0 a sheet begins another element
        sheet.ctr = 0
        requestAnimationFrame(() => {
          isOpen = false
        })
      }
      sheet.insert(rule)
    },
  })
}
