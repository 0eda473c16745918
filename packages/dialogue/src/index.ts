export type { Reading, ReadingOrigin, SpokenSlot } from './reading.ts'
