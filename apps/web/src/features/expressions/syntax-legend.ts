/** Every construct of the expression language: an example of it, and what it means. */
export const syntaxLegend: readonly { example: string; meaning: string }[] = [
  { example: 'play music', meaning: 'words in this order' },
  { example: '[please] play', meaning: 'can be left out' },
  { example: '(play|start) music', meaning: 'one of them' },
  { example: 'play $(genre)', meaning: 'a value of the slot' },
  { example: '§please play', meaning: 'a reusable part' },
  { example: 'play+*+please', meaning: 'any words in between' },
  { example: 'play||stop', meaning: 'two expressions at once' },
]
