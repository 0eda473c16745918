import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Domain } from '@sdp/domain'
import { fromWire, type WireDomain } from '@sdp/domain/wire'

/** A sample in one of its languages: the wire domain put together from both files, and the domain it loads as. */
export interface Sample {
  /** Name and language, for the title of a test. */
  title: string
  language: string
  wire: WireDomain
  domain: Domain
}

const folder = path.join(import.meta.dirname, 'domains')

/** Every sample domain in each of its languages. */
export function readSamples(): Sample[] {
  return readdirSync(folder).flatMap((name) => {
    const general = readJson(name, 'domain')
    return general.languages!.map(({ language }) => {
      const wire = { ...general, ...readJson(name, language) }
      return { title: `${name} in ${language}`, language, wire, domain: fromWire(wire).domain }
    })
  })
}

/** The files of every sample domain, by their path below the domains folder. */
export function sampleFiles(): string[] {
  return readdirSync(folder).flatMap((name) =>
    readdirSync(path.join(folder, name)).map((file) => `${name}/${file}`),
  )
}

export function sampleText(file: string): string {
  return readFileSync(path.join(folder, file), 'utf8')
}

function readJson(name: string, file: string): WireDomain {
  return JSON.parse(sampleText(`${name}/${file}.json`)) as WireDomain
}
