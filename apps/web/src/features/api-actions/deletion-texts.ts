import { counted } from '../../ui/numbers.ts'

/** What is asked before a handler is deleted. */
export function handlerDeletionText(id: string, actions: number): string {
  const question = `Do you want to delete the handler ${id}?`
  if (actions === 0) return question
  return `${question} ${counted(actions, 'API action')} will have no handler.`
}
