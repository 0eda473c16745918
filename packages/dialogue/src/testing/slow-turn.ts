import { type Domain, firstByName } from '@sdp/domain'
import { type InputKey, type Known, matches, newRule, type ResetRule } from '@sdp/domain/decision-table'
import { markReader } from '../meaning/marks.ts'
import type { HandlerReply } from '../model/handler.ts'
import type { Reading } from '../model/reading.ts'
import type { State } from '../model/state.ts'
import { askedValue } from '../understand/asked-value.ts'
import { kindOfSlot } from '../words/slot-values.ts'
import { slowReading } from './slow-reading.ts'

/*
 * One turn as docs/rulings/dialogue.md describes it, step by step and with nothing prepared. The real turn is compared
 * with it, so it shares no code with it but what a rule matching means, and how a value is found inside an answer.
 */

export interface SlowTurn {
  reading: Reading | undefined
  /** Module and rule, round by round; null where no rule fired. */
  fired: (readonly [module: number, rule: number] | null)[]
  said: string[]
  state: State
}

export function slowTurn(
  domain: Domain,
  before: State,
  text: string,
  answer: (apiAction: string, round: number) => HandlerReply,
): SlowTurn {
  const known = new Map<InputKey, Known>()
  const data = new Map<string, unknown>()
  const old = (value: Known['value']): Known => ({ collected: true, updated: false, value })
  const fresh = (value: Known['value']): Known => ({ collected: true, updated: true, value })
  if (before.intent !== undefined) known.set('intent', old(before.intent))
  if (before.request !== undefined) known.set('request', old(before.request))
  for (const [name, value] of Object.entries(before.slots)) known.set(`slots ${name}`, old(value))
  for (const [name, { value, data: more }] of Object.entries(before.apiInputs)) {
    known.set(`apiInputs ${name}`, old(value))
    if (more !== undefined) data.set(name, more)
  }

  const reading = chosen()
  if (reading !== undefined) {
    const intent = domain.intents.find(({ name }) => name === reading.intent)
    if (intent?.slotOnly === false && intent.dialogActType === 'request') {
      known.set('request', fresh(intent.name))
      known.delete('intent')
    } else if (intent?.slotOnly === false) known.set('intent', fresh(intent.name))
    for (const { slot, value } of reading.slots) {
      known.set(`slots ${slot}`, fresh(value === true ? 'yes' : value === false ? 'no' : value))
    }
  }
  resetEarlier()
  let heldAtStart = holdingNow()

  const fired: SlowTurn['fired'] = []
  const said: string[] = []
  const counts = new Map(Object.entries(before.said))
  const run: { ui: string[]; api: string[] } = { ui: [], api: [] }
  let isEnded = false
  for (let rounds = 0; rounds < 10 && !isEnded; ) {
    const place = firstRule()
    fired.push(place)
    if (place === null) {
      const request = known.get('request')
      if (rounds > 0 || request === undefined || request.updated) break
      known.delete('request')
      resetEarlier()
      heldAtStart = holdingNow()
      continue
    }
    rounds++
    const rule = domain.modules[place[0]]!.rules[place[1]]!
    if (rule.uiAction !== '') say(rule.uiAction)
    if (rule.apiAction.name === '' || rule.apiAction.parameters !== undefined) isEnded = true
    else call(rule.apiAction.name, rounds)
  }

  const waits = waitingAfter()
  const request = known.get('request')?.value
  const toForget = new Set<InputKey>()
  for (const [input, index] of resetRules()) {
    const isNew = !heldAtStart.has(`${input} ${index}`)
    if (isNew && holds(input, index)) toForget.add(input)
  }
  for (const input of toForget) forget(input)
  for (const { name, volatile } of domain.slots) if (volatile) forget(`slots ${name}`)
  for (const { name, volatile } of domain.apiInputs) if (volatile) forget(`apiInputs ${name}`)
  const { fulfilledBy } = domain.intents.find(({ name }) => name === request) ?? {}
  const isFulfilled =
    run.ui.some((name) => fulfilledBy?.uiActions.includes(name)) ||
    run.api.some((name) => fulfilledBy?.apiActions.includes(name))
  const staysOpen = waits !== undefined && (waits.slots.length > 0 || !isFulfilled)

  const inputsOf = (field: string) =>
    [...known]
      .filter(([key]) => key.startsWith(`${field} `))
      .map(([key, one]) => [key.split(' ')[1]!, one] as const)
  return {
    reading,
    fired,
    said,
    state: {
      version: 1,
      ...(waits !== undefined && known.has('intent') && { intent: String(known.get('intent')!.value) }),
      ...(request !== undefined && staysOpen && { request: String(request) }),
      slots: Object.fromEntries(inputsOf('slots').map(([name, { value }]) => [name, value!])),
      apiInputs: Object.fromEntries(
        inputsOf('apiInputs').map(([name, { value }]) => [
          name,
          { ...(value !== undefined && { value }), ...(data.has(name) && { data: data.get(name) }) },
        ]),
      ),
      ...(waits && { waits }),
      said: Object.fromEntries(counts),
      seen: { vehicleInputs: {}, contextInputs: {} },
    },
  }

  function chosen(): Reading | undefined {
    const { waits: asked } = before
    const spoken = slowReading(domain, 'eng-USA')
      .read(text)
      .filter(({ intent, slots }) => {
        if (asked?.whiteList.includes(intent)) return true
        if (asked !== undefined && asked.whiteList.length > 0) return false
        const isForSlots = domain.intents.find(({ name }) => name === intent)!.slotOnly
        return !isForSlots || slots.some(({ slot }) => asked?.slots.includes(slot))
      })
    if (spoken[0] !== undefined || asked === undefined) return spoken[0]
    const bare = domain.slots
      .filter(({ name, type }) => type === 'yesNo' || isAskedFor(name))
      .map(({ name }) => ({
        ...domain.intents[0]!,
        name: `bare ${name}`,
        expressions: [{ text: `$(${name})`, weight: 100, restrictions: [] }],
      }))
    const answers = slowReading({ ...domain, intents: bare }, 'eng-USA')
      .read(text)
      .filter(({ slots }) => slots.some(({ slot }) => asked.slots.includes(slot)))
    const slots = firstByName(domain.slots)
    const isClosed = (name: string) => kindOfSlot(slots.get(name)!, 'eng-USA') !== 'free'
    if (answers.some((reading) => reading.slots.every(({ slot }) => isClosed(slot)))) return answers[0]
    const program = { slots, language: 'eng-USA', marks: markReader('eng-USA', domain.everydayLanguage) }
    const inside = askedValue(program, asked.slots, text)
    return inside === undefined ? answers[0] : { ...inside, intent: `bare ${inside.intent}` }
  }

  function isAskedFor(slot: string): boolean {
    return domain.uiActions.some(
      ({ dialogAct }) =>
        ['askForInput', 'select'].includes(dialogAct?.type ?? '') && Object.hasOwn(dialogAct!.slots, slot),
    )
  }

  function firstRule(): readonly [number, number] | null {
    for (const [module, { rules }] of domain.modules.entries()) {
      for (const [rule, one] of rules.entries()) if (matches(one, known)) return [module, rule]
    }
    return null
  }

  function resetRules(): [input: InputKey, index: number][] {
    return (['slots', 'apiInputs'] as const).flatMap((field) =>
      domain[field].flatMap(({ name, resetRules: rules }) =>
        rules.map((_, index): [InputKey, number] => [`${field} ${name}`, index]),
      ),
    )
  }

  function holds(input: InputKey, index: number): boolean {
    const [field, name] = input.split(' ') as ['slots' | 'apiInputs', string]
    const rule: ResetRule = domain[field].find((one) => one.name === name)!.resetRules[index]!
    return matches({ ...newRule(), ...rule }, known)
  }

  function holdingNow(): Set<string> {
    const held = resetRules().filter(([input, index]) => holds(input, index))
    return new Set(held.map(([input, index]) => `${input} ${index}`))
  }

  function resetEarlier(): void {
    const going = resetRules().filter(
      ([input, index]) => known.get(input)?.updated === false && holds(input, index),
    )
    for (const [input] of going) forget(input)
  }

  function forget(input: InputKey): void {
    known.delete(input)
    if (input.startsWith('apiInputs ')) data.delete(input.split(' ')[1]!)
  }

  function say(uiAction: string): void {
    run.ui.push(uiAction)
    const action = domain.uiActions.find(({ name }) => name === uiAction)!
    for (const name of action.ttsResponses) {
      const { texts } = domain.ttsResponses.find((one) => one.name === name)!
      const count = counts.get(`tts ${name}`) ?? 0
      counts.set(`tts ${name}`, count + 1)
      const order = texts.map((_, at) => texts[(count + at) % texts.length]!)
      said.push(filled(order.find((one) => isFillable(one)) ?? order[0]!))
    }
  }

  function isFillable(written: string): boolean {
    return [...written.matchAll(/\{\{(.*?)\}\}/g)].every(([, mention]) => valueOfMention(mention!) !== '')
  }

  function filled(written: string): string {
    return written
      .replaceAll(/\{\{(.*?)\}\}/g, (_, mention: string) => valueOfMention(mention))
      .replaceAll(/\s+/g, ' ')
      .trim()
  }

  function valueOfMention(mention: string): string {
    const [name = '', ...path] = mention.split('.')
    const slot = known.get(`slots ${name}`)?.value
    if (slot !== undefined && path.length === 0) {
      const canonical = domain.slots
        .find((one) => one.name === name)!
        .canonicals.find((one) => one.name === slot)
      return canonical?.literals[0] ?? String(slot)
    }
    let found: unknown = path.length === 0 ? known.get(`apiInputs ${name}`)?.value : data.get(name)
    for (const key of path) found = (found as Record<string, unknown> | undefined)?.[key]
    return found === undefined ? '' : String(found)
  }

  function call(apiAction: string, round: number): void {
    run.api.push(apiAction)
    const { returnValue, data: more, inputs = {} } = answer(apiAction, round)
    known.set(`apiInputs ${apiAction}`, fresh(returnValue))
    if (more === undefined) data.delete(apiAction)
    else data.set(apiAction, more)
    for (const [name, value] of Object.entries(inputs)) {
      if (value === null) forget(`apiInputs ${name}`)
      else known.set(`apiInputs ${name}`, fresh(value as number))
    }
  }

  function waitingAfter(): State['waits'] {
    const last = run.ui.at(-1)
    const action = domain.uiActions.find(({ name }) => name === last)
    const type = action?.dialogAct?.type ?? ''
    const isAsking = ['askForInput', 'select', 'confirm'].includes(type)
    const yesNo = domain.slots.filter((slot) => slot.type === 'yesNo').map(({ name }) => name)
    const [confirmed] = Object.entries(action?.dialogAct?.slots ?? {})
    const after: State['waits'] =
      action !== undefined && (isAsking || action.clientBehaviourFlags.followUp)
        ? {
            uiAction: action.name,
            act: type,
            slots: type === 'confirm' ? yesNo : isAsking ? Object.keys(action.dialogAct!.slots) : [],
            ...(type === 'confirm' &&
              confirmed && { confirms: { apiInput: confirmed[0], value: confirmed[1] } }),
            whiteList: action.whiteList,
          }
        : undefined
    if (reading !== undefined || isAsking) return after
    if (action !== undefined && after === undefined) return undefined
    return before.waits ?? after
  }
}
