/** An active text of a concept in the language of the turn. */
export interface ConceptWording {
  name: string
  type: 'voice' | 'text'
  text: string
}
