import type { Page } from '@playwright/test'
import { middle } from './median.ts'
import type { Line } from './report.ts'

const scrolling = { rounds: 5, frames: 120, pixels: 60 }

interface ScrolledList {
  rows: number
  rowHeight: number
  /** What scrolls; the page itself by default. */
  scroller?: string
}

/** By turns with a list of as many rows of the same height that draws nothing but their boxes. */
export async function droppedFrames(
  page: Page,
  { rows, rowHeight, scroller = 'html' }: ScrolledList,
): Promise<Line> {
  const empty = await page.context().newPage()
  await empty.setContent(emptyList(rows, rowHeight))
  const dropped = { rows: [] as number[], empty: [] as number[] }
  for (let round = -1; round < scrolling.rounds; round++) {
    for (const [kind, one, scrolled] of [
      ['empty', empty, 'html'],
      ['rows', page, scroller],
    ] as const) {
      await one.bringToFront()
      // As an author has it, ever other rows are under the mouse
      await one.mouse.move(700, 500)
      const count = await scrollAndCount(one, scrolled)
      if (round >= 0) dropped[kind].push(count)
    }
  }
  await empty.close()
  return {
    what: `frames dropped of ${scrolling.frames} while scrolling`,
    millis: middle(dropped.rows),
    against: 'an empty virtual list, or 1',
    floor: Math.max(1, middle(dropped.empty)),
    limit: 1,
  }
}

function scrollAndCount(page: Page, scroller: string): Promise<number> {
  return page.locator(scroller).evaluate(async (list, { frames, pixels }) => {
    list.scrollTop = 0
    await new Promise((resolve) => setTimeout(resolve, 300))
    let dropped = 0
    let before = await new Promise<number>(requestAnimationFrame)
    for (let frame = 0; frame < frames; frame++) {
      list.scrollBy(0, pixels)
      const now = await new Promise<number>(requestAnimationFrame)
      dropped += Math.max(0, Math.round(((now - before) * 60) / 1000) - 1)
      before = now
    }
    return dropped
  }, scrolling)
}

/** The least that a virtual list does: on every scroll it puts the boxes of the rows near the window in their places. */
function emptyList(rows: number, rowHeight: number): string {
  return `<!doctype html><body style="margin:0"><div id="list" style="position:relative;height:${rows * rowHeight}px"></div>
<script>
  const list = document.getElementById('list')
  const draw = () => {
    const first = Math.max(0, Math.floor(scrollY / ${rowHeight}) - 10)
    const end = Math.min(${rows}, first + Math.ceil(innerHeight / ${rowHeight}) + 20)
    const drawn = []
    for (let row = first; row < end; row++) {
      const box = document.createElement('div')
      box.style.cssText = 'position:absolute;left:0;right:0;height:${rowHeight - 1}px;border-bottom:1px solid #ddd;top:' + row * ${rowHeight} + 'px'
      drawn.push(box)
    }
    list.replaceChildren(...drawn)
  }
  addEventListener('scroll', draw)
  draw()
</script>`
}
