import { randomUUID } from 'node:crypto'
import type { Run } from '../run-record.ts'

/** A run as targets see it, with an artifact of the same number. */
export function aRun(number: number, change: Partial<Run> = {}): Run & { artifactId: string } {
  return {
    id: randomUUID(),
    number,
    name: 'Radio',
    domainId: randomUUID(),
    node: 'ECE',
    environment: 'prod',
    resource: 'dialog',
    provider: 'runtime',
    language: '',
    action: 'publish',
    savePointName: 'Original',
    revision: randomUUID(),
    manifest: '',
    contentHash: `hash ${number}`,
    askedBy: 'paul@sdp.example',
    askedByName: 'Paul',
    steps: [],
    attempts: 1,
    message: '',
    ...change,
    artifactId: change.artifactId ?? `artifact-${number}`,
  }
}

export const filesOf = (number: number) => [{ name: 'Radio.meta.json', text: `{"number":${number}}\n` }]
export const artifactOf = (run: Run) => ({ id: run.artifactId!, contentHash: run.contentHash })
