import { createContext, useContext } from 'react'

/** What is searched for in the table around, for cells that show where it was found. */
export const SearchedText = createContext('')

export function useSearchedText(): string {
  return useContext(SearchedText)
}
