import { type CompileOptions, compile, type Program, recompile } from '@sdp/dialogue'
import { applyChanges, fromWire, type WireDomain } from '@sdp/domain/wire'
import type { ProgramName } from './protocol.ts'
import { sharing } from './shared-structure.ts'

/** What is kept of a place: its stored content, and the program as it was when somebody spoke with it last. */
export interface KeptProgram {
  base: string
  changes: string
  wire: WireDomain
  program: Program
}

export function readWire(text: Uint8Array): WireDomain {
  return JSON.parse(Buffer.from(text.buffer, text.byteOffset, text.byteLength).toString()) as WireDomain
}

/** Compiles what a place says now; what is the same as in its last program is taken from there. */
export function compileProgram(
  { base, changes, updates, language }: ProgramName,
  wire: WireDomain,
  { last, options }: { last: KeptProgram | undefined; options: CompileOptions },
): KeptProgram {
  const { domain } = fromWire(applyChanges(wire, updates), { freeze: false })
  const before = last?.program
  const program =
    before === undefined
      ? compile(domain, language, options)
      : recompile(before, sharing(before.domain, domain), language)
  return { base, changes, wire, program }
}
