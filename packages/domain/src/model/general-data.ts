import type { Creator } from './access.ts'

/** The DISS setting of a domain: disabled, the latest definition (no version), or a pinned version. */
export interface DissSetting {
  enabled: boolean
  version: string | null
}

/** What the domain form edits: the same in all save points of a domain. */
export interface GeneralData {
  description: string
  tags: string[]
  picture: string
  platforms: string[]
  contributors: string[]
  handlerUrl: string
  volatile: boolean
  isTestDomain: boolean
  diss: DissSetting
}

/** What it takes to make a domain. */
export interface NewDomain extends GeneralData {
  name: string
  language: string
  embedded: boolean
}

export interface DomainHead extends GeneralData {
  name: string
  embedded: boolean
  creator: Creator
  isAwaitingCert: boolean
}

export const limits = {
  name: 50,
  handlerUrl: 100,
  description: 280,
  picture: 300,
  // Of saves and of sessions, on the server as well (ruling R31)
  message: 1000,
} as const
