import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../server.ts'

const maxWaitMs = 30_000
const tallestScreen = { x: 0, y: 0, width: 1440, height: 900 }

/** Keys that write nothing, as WebDriver calls them. */
export const key = { Control: '\uE009', Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' }

/** The elements of a role, for the roles that are asked for. */
const elementsOf = {
  button: 'button, [role=button]',
  grid: '[role=grid]',
  heading: 'h1, h2',
  radio: 'input[type=radio]',
  textbox: 'input[type=text], textarea, [role=textbox]',
}

/** How WebDriver hands over an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
type Element = Record<typeof elementKey, string>

/** The WebKit of GTK on a screen that nobody sees, driven by WebDriver: Playwright has nothing for it (ruling R352). */
export class WebKit {
  readonly #session: string
  readonly #processes: readonly ChildProcess[]

  private constructor(session: string, processes: readonly ChildProcess[]) {
    this.#session = session
    this.#processes = processes
  }

  static async launch(): Promise<WebKit> {
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const [display] = await once(screen.stdio[3]!, 'data')
    const port = await freePort()
    const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
      stdio: 'ignore',
    })
    const processes = [driver, screen]
    const sessions = `http://127.0.0.1:${port}/session`
    try {
      await until(() => fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined))
      const { sessionId } = await call<{ sessionId: string }>('POST', sessions, { capabilities: {} })
      const webKit = new WebKit(`${sessions}/${sessionId}`, processes)
      await call('POST', `${webKit.#session}/window/rect`, tallestScreen)
      return webKit
    } catch (error) {
      end(processes)
      throw error
    }
  }

  async close(): Promise<void> {
    await call('DELETE', this.#session)
    end(this.#processes)
  }

  async goto(url: string): Promise<void> {
    await call('POST', `${this.#session}/url`, { url })
  }

  /** What the body of a function returns in the page. */
  #run<T>(body: string, ...args: unknown[]): Promise<T> {
    return call('POST', `${this.#session}/execute/sync`, { script: body, args })
  }

  /** What the page says. */
  text(): Promise<string> {
    return this.#run('return document.body.innerText')
  }

  /** The element of a role whose name begins so, as soon as it is there. */
  async find(role: keyof typeof elementsOf, name: string): Promise<Element> {
    const found = await until(async () => {
      const element = await this.#run<Element | null>(findByName, elementsOf[role], name)
      return element ?? undefined
    })
    if (found === undefined) throw new Error(`No ${role} ${name} in:\n${await this.text()}`)
    return found
  }

  async click(role: keyof typeof elementsOf, name: string): Promise<void> {
    const element = await this.find(role, name)
    await call('POST', `${this.#session}/element/${element[elementKey]}/click`, {})
  }

  async focus(role: keyof typeof elementsOf, name: string): Promise<void> {
    await this.#run('arguments[0].focus()', await this.find(role, name))
  }

  /** Writes where the focus is, key by key. */
  async type(...texts: string[]): Promise<void> {
    await this.#keys(
      [...texts.join('')].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    )
  }

  /** Presses keys together. */
  async press(...values: string[]): Promise<void> {
    await this.#keys([
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ])
  }

  async #keys(actions: { type: string; value: string }[]): Promise<void> {
    await call('POST', `${this.#session}/actions`, { actions: [{ type: 'key', id: 'keys', actions }] })
  }
}

const findByName = `
  const [selector, name] = arguments
  const nameOf = (element) =>
    element.ariaLabel ??
    document.getElementById(element.getAttribute('aria-labelledby'))?.textContent ??
    (element.labels?.length > 0 ? element.labels[0].textContent : element.textContent)
  return [...document.querySelectorAll(selector)].find((element) => nameOf(element).trim().startsWith(name)) ?? null`

async function call<T>(method: string, url: string, body?: unknown): Promise<T> {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { value: T }
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`)
  return value
}

/** What is there as soon as it is; undefined when that takes too long. */
async function until<T>(look: () => Promise<T | undefined>): Promise<T | undefined> {
  const endAt = Date.now() + maxWaitMs
  while (Date.now() < endAt) {
    const found = await look()
    if (found !== undefined) return found
    await sleep(50)
  }
  return undefined
}

function end(processes: readonly ChildProcess[]): void {
  for (const one of processes) one.kill()
}
