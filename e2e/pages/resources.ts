import { inflateRawSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { domains } from '@sdp/api'
import { writeResources } from '@sdp/domain/resources'
import type { WireDomain } from '@sdp/domain/wire'
import { callAs } from './studio.ts'

interface TextFile {
  name: string
  text: string
}

export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Dialog resources' }).click()
  return page.getByRole('menu', { name: 'Dialog resources' })
}

export async function openUpload(page: Page): Promise<Locator> {
  const menu = await openMenu(page)
  await menu.getByRole('menuitem', { name: 'Upload JSON files (alpha)' }).click()
  return uploadDialog(page)
}

export function uploadDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Upload JSON files (alpha)' })
}

export async function choosePlatform(page: Page, dialog: Locator, platform: string): Promise<void> {
  await dialog.getByRole('combobox', { name: 'Platform' }).click()
  await page.getByRole('option', { name: platform, exact: true }).click()
}

export async function chooseFiles(dialog: Locator, files: readonly TextFile[]): Promise<void> {
  await dialog.getByLabel('JSON files').setInputFiles(filesToChoose(files))
}

export function filesToChoose(files: readonly TextFile[]) {
  return files.map(({ name, text }) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) }))
}

export function uploadButton(dialog: Locator): Locator {
  return dialog.getByRole('button', { name: 'Upload', exact: true })
}

/** The line of a file in the checklist. */
export function fileLine(dialog: Locator, name: string): Locator {
  return dialog.getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: name })
}

/** The files of a domain as a download has them. */
export async function filesOf(id: string, language = 'eng-USA'): Promise<TextFile[]> {
  const body = await callAs('paul', domains.read, { params: { id }, query: { language } })
  const wire = body as unknown as WireDomain
  return writeResources(wire, { language, revision: body.revision, ssmlTransition: false })
}

/** The files with another text in one of them. */
export function withText(
  files: readonly TextFile[],
  part: string,
  change: (text: string) => string,
): TextFile[] {
  return files.map((file) => (file.name.includes(part) ? { ...file, text: change(file.text) } : file))
}

/** The files of a zip, by its directory. */
export function unzip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  let at = zip.readUInt32LE(zip.length - 22 + 16)
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field))
    const local = zip.readUInt32LE(at + 42)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength!)
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(begin, begin + size)
    files.set(name, (method === 0 ? packed : inflateRawSync(packed)).toString())
    at += 46 + nameLength! + extraLength! + commentLength!
  }
  return files
}
