/** What is used of it here: it comes without types. */
declare module '@nlpjs/basic' {
  interface Nlp {
    container: { use(plugin: unknown): void }
    addLanguage(language: string): void
    addDocument(language: string, text: string, intent: string): void
    train(): Promise<void>
    process(language: string, text: string): Promise<{ intent: string }>
  }
  export const dock: { containers: Record<string, unknown> }
  export function dockStart(configuration: object): Promise<{ get(name: 'nlp'): Nlp }>
}

declare module '@nlpjs/lang-de' {
  export const LangDe: unknown
}
