import { counted } from '../ui/numbers.ts'

/** What is asked before actions are deleted, such as 'the API action tune', with what becomes of all that uses them. */
export function actionDeletionText(
  what: string,
  { rules, requests }: { rules: number; requests: number },
): string {
  const sentences = [
    `Do you want to delete ${what}?`,
    requests > 0 && `${counted(requests, 'request')} will not be fulfilled by it any more.`,
    rules > 0 && `${counted(rules, 'rule')} will keep its name and show it in red, unless you clear them.`,
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}
