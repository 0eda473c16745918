import { counted } from '../../ui/numbers.ts'

/** What is asked before an API action is deleted, with what becomes of all that uses it. */
export function actionDeletionText(
  name: string,
  { rules, requests }: { rules: number; requests: number },
): string {
  const sentences = [
    `Do you want to delete the API action ${name}?`,
    requests > 0 && `${counted(requests, 'request')} will not be fulfilled by it any more.`,
    rules > 0 && `${counted(rules, 'rule')} will keep its name and show it in red, unless you clear them.`,
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}

/** What is asked before a handler is deleted. */
export function handlerDeletionText(id: string, actions: number): string {
  const question = `Do you want to delete the handler ${id}?`
  if (actions === 0) return question
  return `${question} ${counted(actions, 'API action')} will have no handler.`
}
