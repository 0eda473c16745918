import { messages } from '@sdp/domain'
import {
  type Approval,
  approversNeeded,
  type Item,
  type PublishingConfiguration,
  type PublishState,
  pipelineSteps,
} from '@sdp/domain/publishing'
import type { LastRun, PlaceState, RequestRow } from './places.ts'

interface Surroundings {
  configuration: PublishingConfiguration
  /** What the asked save point would publish here; undefined where it has nothing for it. */
  savedHash: string | undefined
  savePointName: string
  /** Whether the open request is about something else than what is there now. */
  hasChanged: boolean
}

const words = messages.publishing

/** The state of one item. */
export function stateOf(item: Item, place: PlaceState, surroundings: Surroundings): PublishState {
  return {
    ...item,
    resourceState: resourceStateOf(place, surroundings),
    approval: approvalOf(place, surroundings),
    pipeline: pipelineOf(item, place, surroundings),
  }
}

function resourceStateOf(
  { active, run }: PlaceState,
  { savedHash }: Surroundings,
): PublishState['resourceState'] {
  const isActive = active !== undefined
  if (run?.state === 'failed') {
    return {
      state: 'error',
      msgShort: words.lastFailed(run.action),
      msgLong: run.message,
      savePointName: active?.savePointName ?? run.savePointName,
      user: run.by,
      date: run.updatedAt,
      isActive,
    }
  }
  if (!isActive) {
    const last = run?.state === 'done' ? { user: run.by, date: run.updatedAt } : { user: '', date: '' }
    return { state: 'unpublished', msgShort: '', msgLong: '', savePointName: '', ...last, isActive }
  }
  const isOutdated = savedHash !== active.contentHash
  return {
    state: isOutdated ? 'outdated' : 'published',
    msgShort: words.publishedFrom(active.savePointName),
    msgLong: isOutdated ? words.outdated : '',
    savePointName: active.savePointName,
    user: active.by,
    date: active.at,
    isActive,
  }
}

const noApproval: Approval = {
  requester: '',
  requesterSub: '',
  comment: '',
  approver: '',
  approverSubs: [],
  missing: 0,
  message: '',
}

function approvalOf(
  { environment, request }: PlaceState,
  { configuration, hasChanged, savePointName }: Surroundings,
): Approval {
  const needed = approversNeeded(configuration, environment)
  if (needed === 0) return noApproval
  const required = { ...noApproval, state: 'required', missing: needed } as const
  if (request === undefined) return required
  if (request.state !== 'requested' && request.state !== 'approved') {
    return { ...required, message: whatBecameOf(request) }
  }
  if (hasChanged) return { ...required, message: words.contentChanged(request.requesterName) }
  return {
    state: request.state,
    action: request.action,
    requester: request.requesterName,
    requesterSub: request.requesterSub,
    comment: request.comment,
    approver: request.approvers.map(({ name }) => name).join(', '),
    approverSubs: request.approvers.map(({ sub }) => sub),
    missing: Math.max(0, needed - request.approvers.length),
    message: whatIsAsked(request, savePointName),
  }
}

function whatBecameOf({ state, decidedBy, reason, requesterName }: RequestRow): string {
  if (state === 'refused') return words.refusedBy(decidedBy, reason)
  return state === 'void' ? words.contentChanged(requesterName) : ''
}

function whatIsAsked(request: RequestRow, savePointName: string): string {
  if (request.artifact !== null) return words.againFrom(request.savePointName)
  return request.savePointName === savePointName ? '' : words.otherSavePoint(request.savePointName)
}

function pipelineOf(
  item: Item,
  { run, logs }: PlaceState,
  { configuration }: Surroundings,
): PublishState['pipeline'] {
  if (run === undefined) {
    const steps = pipelineSteps(configuration, item).map(({ code }) => ({ code, state: 'inactive' as const }))
    return { steps, currentStep: '', logs: [] }
  }
  const steps = run.steps.map(({ code, state, failing }) => ({ code, state, ...(failing && { failing }) }))
  return { steps, currentStep: currentStepOf(run), logs }
}

/** A run that waits has its first step before it. */
function currentStepOf({ state, currentStep, steps }: LastRun): string {
  if (state !== 'waiting' && state !== 'running') return ''
  return currentStep !== '' ? currentStep : (steps[0]?.code ?? '')
}
