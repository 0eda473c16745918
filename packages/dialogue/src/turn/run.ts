import type { Memory } from '../decide/memory.ts'
import type { ResetOf } from '../decide/resets.ts'
import type { TurnContext } from '../model/context.ts'
import type { Reply, ReplyAction } from '../model/reply.ts'
import type { State } from '../model/state.ts'
import type { Round, Trace } from '../model/trace.ts'
import type { Program } from '../program/program.ts'
import type { Rotation } from '../respond/respond.ts'

/** What a turn is made with, and what has come of it so far. */
export interface Run {
  program: Program
  context: TurnContext
  memory: Memory
  rotation: Rotation
  heldAtStart: ReadonlySet<ResetOf>
  rounds: Round[]
  actions: ReplyAction[]
}

/** What a turn leads to. */
export interface TurnResult {
  state: State
  reply: Reply
  trace: Trace
}
