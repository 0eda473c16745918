import { z } from 'zod'
import { create } from 'zustand'
import { readStored, storageKeys, writeStored } from './storage.ts'

const PageSize = z.union([z.literal(50), z.literal(100), z.literal(150), z.literal(200), z.literal(-1)])

const Preferences = z.object({
  notifications: z.boolean().default(true),
  /** Whether the button that opens the chat is shown. */
  chat: z.boolean().default(true),
  /** Whether the list of domains offers the tutorial: until it was finished, or somebody does not want it. */
  offersTutorial: z.boolean().default(true),
  /** Whether answers of the chat can be heard. */
  ttsButton: z.boolean().default(true),
  /** How the chat window behaves. */
  chatAutoScroll: z.boolean().default(true),
  chatOrientation: z.enum(['upright', 'wide']).default('upright'),
  /** Whether an upright chat is next to the page, which makes room for it, or floats above it. */
  chatDocked: z.boolean().default(true),
  /** Where the floating chat was moved to: how far its corner is from that of the window. */
  chatPosition: z.object({ right: z.number(), bottom: z.number() }).default({ right: 16, bottom: 16 }),
  chatKeepsSession: z.boolean().default(true),
  chatDumpsRequests: z.boolean().default(false),
  /** The stage whose published domains listen together with a draft; empty where it listens alone. */
  chatDraftAmong: z.string().default(''),
  /** Rows of a content table on one page; -1 shows all. */
  pageSize: PageSize.default(50),
  /** The same for the decision table (ruling R76). */
  rulesPageSize: PageSize.default(-1),
  /** Whether the reusable parts below the intents are shown. */
  showsReusableParts: z.boolean().default(true),
  /** Whether the dialog of expressions says how they are written. */
  showsSyntax: z.boolean().default(true),
  /** The language that is shown next to the one being written; empty for none. */
  referenceLanguage: z.string().default(''),
  /** Whether tables have a column with what tests reach. */
  showsCoverage: z.boolean().default(false),
  /** The widths that columns were given, by grid and column. */
  columnWidths: z.record(z.string(), z.record(z.string(), z.number())).default({}),
})
type Preferences = z.infer<typeof Preferences>

/** What a person chose for this browser. */
export const usePreferences = create<Preferences>(
  () => readStored(storageKeys.preferences, Preferences) ?? Preferences.parse({}),
)

export function prefer(change: Partial<Preferences>): void {
  usePreferences.setState(change)
  writeStored(storageKeys.preferences, { ...kept(), ...change })
}

/** Keeps the widths that the columns of a grid were given. */
export function preferWidths(grid: string, widths: Preferences['columnWidths'][string]): void {
  prefer({ columnWidths: { ...kept().columnWidths, [grid]: widths } })
}

/** What is kept now: another tab may have changed it since this one read it (ruling R347). */
function kept(): Preferences {
  return readStored(storageKeys.preferences, Preferences) ?? usePreferences.getState()
}
