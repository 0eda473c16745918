import type { ApiAction } from '@sdp/domain/api-actions'
import {
  apiValueOf,
  apiValuesIn,
  forgetApiInput,
  type Memory,
  setApiInput,
  valuesIn,
} from '../decide/memory.ts'
import type { TurnContext } from '../model/context.ts'
import type { HandlerAnswer, HandlerCall, HandlerReply } from '../model/handler.ts'
import type { CallTrace } from '../model/trace.ts'
import type { Program } from '../program/program.ts'

/** What a handler that does not answer fills its API input with, where that is one of the return values. */
const failureValue = 'failure'

/** Calls the handler for an API action and takes its answer in. */
export async function callHandler(
  program: Program,
  { memory, context, action }: { memory: Memory; context: TurnContext; action: ApiAction },
): Promise<CallTrace> {
  const call = callFor(program, { memory, context, action })
  const start = context.clock?.() ?? 0
  const answer = await answerTo(context, call)
  const millis = (context.clock?.() ?? 0) - start
  return {
    apiAction: action.name,
    request: call.body,
    answer,
    millis,
    ...takeIn(program, memory, action.name, answer),
  }
}

function callFor(
  { domain, language, handlers }: Program,
  { memory, context, action }: { memory: Memory; context: TurnContext; action: ApiAction },
): HandlerCall {
  const { situation } = memory
  const nameOf = (key: 'intent' | 'request') => (situation.get(key)?.value as string | undefined) ?? null
  return {
    handler: handlers.get(action.handler),
    path: action.path,
    requiredAuthLevel: action.requiredAuthLevel,
    body: {
      version: 1,
      domain: domain.name,
      language,
      ...(context.car !== undefined && { car: context.car }),
      apiAction: action.name,
      apiActionDomain: action.domain,
      intent: nameOf('intent'),
      request: nameOf('request'),
      slots: Object.fromEntries(valuesIn(situation, 'slots')),
      apiInputs: Object.fromEntries(
        apiValuesIn(memory).map(([name, { value, data }]) => [name, value ?? data]),
      ),
      vehicleInputs: Object.fromEntries(valuesIn(situation, 'vehicleInputs')),
      contextInputs: Object.fromEntries(valuesIn(situation, 'contextInputs')),
      featureFlags: { ...context.featureFlags },
    },
  }
}

async function answerTo(context: TurnContext, call: HandlerCall): Promise<HandlerAnswer> {
  try {
    return await context.callHandler(call)
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

/** Fills API inputs with an answer. */
function takeIn(
  { apiInputs }: Program,
  memory: Memory,
  action: string,
  answer: HandlerAnswer,
): Pick<CallTrace, 'filled' | 'remarks'> {
  const own = apiInputs.get(action)
  const filled: string[] = []
  const remarks: string[] = []
  const reply: HandlerReply = 'failure' in answer ? { returnValue: failureValue } : answer
  const { returnValue, data, inputs = {} } = reply
  const isListed = own?.returnValue.some((one) => String(one) === String(returnValue)) ?? false
  const isFilled = returnValue !== undefined || data !== undefined
  if ('failure' in answer && !isListed) return { filled, remarks }
  if (isFilled && own === undefined) remarks.push(`There is no API input '${action}' to fill.`)
  if (isFilled && own !== undefined) {
    setApiInput(memory, action, { value: returnValue, data }, true)
    filled.push(action)
    if (returnValue !== undefined && own.returnValue.length > 0 && !isListed) {
      remarks.push(`'${String(returnValue)}' is not one of the return values of '${action}'.`)
    }
  }
  for (const [name, value] of Object.entries(inputs)) {
    if (!apiInputs.has(name)) {
      remarks.push(`There is no API input '${name}' to fill.`)
      continue
    }
    if (value === null) forgetApiInput(memory, name)
    else setApiInput(memory, name, apiValueOf(value), true)
    filled.push(name)
  }
  return { filled, remarks }
}
