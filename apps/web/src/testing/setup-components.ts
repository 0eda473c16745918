import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// React draws what a test does before the test goes on
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

afterEach(cleanup)
