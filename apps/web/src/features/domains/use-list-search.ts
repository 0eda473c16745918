import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { defaultSearch, type ListSearch, parseListSearch, toAddress } from './domain-list.ts'

interface ListSearchControl {
  search: ListSearch
  change: (change: Partial<ListSearch>) => void
  /** The user is done typing: the address follows now. */
  settle: () => void
  clear: () => void
}

/** How long after the last letter the address follows: the router is too slow to be asked on every one. */
const typingPause = 200

/** The controls of the list, remembered in the address. */
export function useListSearch(): ListSearchControl {
  const address = useSearch({ strict: false }) as Record<string, unknown>
  const navigate = useNavigate()
  const [search, setSearch] = useState(() => parseListSearch(address))
  const [isTyping, setTyping] = useState(false)
  const wanted = JSON.stringify(toAddress(search))
  const inAddress = JSON.stringify(toAddress(parseListSearch(address)))
  const written = useRef(inAddress)

  useEffect(() => {
    if (wanted === written.current) return
    const write = () => {
      written.current = wanted
      void navigate({ to: '.', search: JSON.parse(wanted), replace: true, resetScroll: false })
    }
    if (!isTyping) return write()
    const timer = setTimeout(write, typingPause)
    return () => clearTimeout(timer)
  }, [wanted, isTyping, navigate])

  useEffect(() => {
    // A link or the back button changed the address: the controls follow it.
    if (inAddress === written.current) return
    written.current = inAddress
    setSearch(parseListSearch(JSON.parse(inAddress)))
  }, [inAddress])

  return {
    search,
    change: (change) => {
      setTyping('name' in change)
      setSearch((old) => ({ ...old, ...change }))
    },
    settle: () => setTyping(false),
    clear: () => {
      setTyping(false)
      setSearch((old) => ({ ...defaultSearch, sort: old.sort }))
    },
  }
}
