import { z } from 'zod'
import { create } from 'zustand'
import { readStored, storageKeys, writeStored } from './storage.ts'

/** From what must be looked at to what helps in a search. */
export const logLevels = ['error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof logLevels)[number]

export const logSearchModes = ['tag', 'message', 'all'] as const

export interface LogEntry {
  at: number
  level: LogLevel
  /** Which part of the page speaks. */
  tag: string
  message: string
}

const defaultLogLevel: LogLevel = 'warn'

const LogSettings = z.object({
  /** Whether what is found also goes to the browser's console. */
  enabled: z.boolean().default(true),
  /** Whether all loggers write everything, unless set otherwise (ruling R225). */
  debugMode: z.boolean().default(false),
  /** The loggers that write more or less than the default. */
  levels: z.record(z.string(), z.enum(logLevels)).default({}),
  searchIn: z.enum(logSearchModes).default('all'),
  query: z.string().default(''),
})
export type LogSettings = z.infer<typeof LogSettings>

/** How this browser logs. */
export const useLogSettings = create<LogSettings>(
  () => readStored(storageKeys.logger, LogSettings) ?? LogSettings.parse({}),
)

export function setLogSettings(change: Partial<LogSettings>): void {
  useLogSettings.setState(change)
  writeStored(storageKeys.logger, useLogSettings.getState())
}

const maxEntries = 10_000
const maxMessageLength = 2000

/** What was logged, the oldest first; a new list at each change. */
export const useLogEntries = create<readonly LogEntry[]>(() => [])

// A list of 10,000 is not copied for each entry: entries gather here and are published once a task.
let gathered: LogEntry[] = []
let mayReport = true

function keep(entry: LogEntry): void {
  gathered.push(entry)
  if (gathered.length > 2 * maxEntries) gathered = gathered.slice(-maxEntries)
  if (!mayReport) return
  mayReport = false
  queueMicrotask(() => {
    mayReport = true
    const all = [...useLogEntries.getState(), ...gathered]
    gathered = []
    useLogEntries.setState(all.slice(-maxEntries), true)
  })
}

export function purgeLog(): void {
  gathered = []
  useLogEntries.setState([], true)
}

/** How much a logger writes. */
export function logLevelOf(tag: string, { levels, debugMode }: LogSettings): LogLevel {
  return levels[tag] ?? (debugMode ? 'debug' : defaultLogLevel)
}

/** Whether an entry is what is looked for, whatever the case. */
export function isLookedFor(
  { tag, message }: LogEntry,
  { query, searchIn }: Pick<LogSettings, 'query' | 'searchIn'>,
): boolean {
  const wanted = query.trim().toLowerCase()
  const places = { tag: [tag], message: [message], all: [tag, message] }[searchIn]
  return places.some((place) => place.toLowerCase().includes(wanted))
}

/** The log as text, a line an entry. */
export function logText(entries: readonly LogEntry[]): string {
  return entries.map((entry) => `${lineOf(entry)}\n`).join('')
}

function lineOf({ at, level, tag, message }: LogEntry): string {
  return `${new Date(at).toISOString()} ${level.padEnd(5)} [${tag}] ${message.replaceAll('\n', '\\n')}`
}

type Log = (message: string, cause?: unknown) => void
type Logger = Record<LogLevel, Log>

const tags = new Set<string>()

/** The loggers of this page. */
export function loggerTags(): string[] {
  return [...tags].sort()
}

/** Writes for one part of the page. What is below its level is not kept. */
export function logger(tag: string): Logger {
  tags.add(tag)
  const at = (level: LogLevel): Log => {
    return (message, cause) => {
      const settings = useLogSettings.getState()
      if (logLevels.indexOf(level) > logLevels.indexOf(logLevelOf(tag, settings))) return
      const text = cause === undefined ? message : `${message}: ${textOf(cause)}`
      const entry = { at: Date.now(), level, tag, message: text.slice(0, maxMessageLength) }
      keep(entry)
      if (settings.enabled && isLookedFor(entry, settings)) console[level](`[${tag}]`, message, cause ?? '')
    }
  }
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') }
}

function textOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
