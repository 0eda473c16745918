import { messages } from '../../messages/messages.ts'
import { originalName, type SavePoint } from './save-point.ts'

const shortest = 3
const maxLength = 50

/** What is wrong with the name of a new save point, or nothing; `points` are those of the domain. */
export function checkSavePointName(
  name: string,
  points: readonly Pick<SavePoint, 'name'>[],
): string | undefined {
  if (name.length < shortest) return messages.savePoints.nameTooShort
  if (name.length > maxLength) return messages.savePoints.nameTooLong
  if (isSameName(name, originalName)) return messages.savePoints.nameReserved
  if (!/^[A-Za-z0-9-]+$/.test(name)) return messages.savePoints.nameSpecial
  if (points.some((point) => isSameName(point.name, name))) return messages.savePoints.nameTaken(name)
  return undefined
}

function isSameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** Why a save point cannot be deleted, or nothing (ruling R46). */
export function checkDeleteSavePoint({
  original,
  children,
}: Pick<SavePoint, 'original' | 'children'>): string | undefined {
  if (original) return messages.savePoints.originalStays
  if (children.length > 0) return messages.savePoints.parentStays
  return undefined
}
