import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { defaultSearch, type ListSearch, parseListSearch, toAddress } from './domain-list.ts'

interface ListSearchControl {
  search: ListSearch
  change: (change: Partial<ListSearch>) => void
  clear: () => void
}

/** How long after the last key the address follows: the router is too slow to be asked on every letter. */
const addressDelay = 200

/** The controls of the list, remembered in the address. */
export function useListSearch(): ListSearchControl {
  const address = useSearch({ strict: false }) as Record<string, unknown>
  const navigate = useNavigate()
  const [search, setSearch] = useState(() => parseListSearch(address))
  const wanted = JSON.stringify(toAddress(search))
  const inAddress = JSON.stringify(toAddress(parseListSearch(address)))

  const written = useRef(inAddress)

  useEffect(() => {
    if (wanted === written.current) return
    const timer = setTimeout(() => {
      written.current = wanted
      void navigate({ to: '.', search: JSON.parse(wanted), replace: true })
    }, addressDelay)
    return () => clearTimeout(timer)
  }, [wanted, navigate])

  useEffect(() => {
    // A link or the back button changed the address: the controls follow it.
    if (inAddress === written.current) return
    written.current = inAddress
    setSearch(parseListSearch(JSON.parse(inAddress)))
  }, [inAddress])

  return {
    search,
    change: (change) => setSearch((old) => ({ ...old, ...change })),
    clear: () => setSearch((old) => ({ ...defaultSearch, sort: old.sort })),
  }
}
