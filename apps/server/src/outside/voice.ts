import { spawn } from 'node:child_process'
import { messages } from '@sdp/domain'
import { languageTag } from '@sdp/domain/languages'
import { NotOffered, Unavailable } from '../http/errors.ts'
import { openSemaphore } from '../http/semaphore.ts'

const timeoutMillis = 10_000
const maxBytes = 20 * 1024 * 1024

/** Speaks with espeak-ng, where that is installed. */
export interface Voice {
  /** A text as WAV, where a voice knows the language. */
  say: (text: string, language: string, options: { who: string; signal: AbortSignal }) => Promise<Buffer>
}

/** Each text is a process of its own: few at once, and nobody has two of them. */
const voiceLimits = { atOnce: 2, waitMillis: 10_000 }

export function openVoice(command = 'espeak-ng', limits = voiceLimits): Voice {
  const semaphore = openSemaphore({ ...limits, busy: messages.chat.voiceBusy })
  return {
    say: async (text, language, { who, signal }) => {
      const release = await semaphore.acquire(who, signal)
      try {
        return await speak(command, { text, language, signal })
      } finally {
        release()
      }
    },
  }
}

interface Spoken {
  text: string
  language: string
  /** Ends the process: nobody listens any more. */
  signal: AbortSignal
}

function speak(command: string, { text, language, signal: ended }: Spoken): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Without a shell, and the text by standard input: nothing in it can become an option
    const child = spawn(command, ['--stdin', '--stdout', '-v', voiceOf(language)], {
      stdio: ['pipe', 'pipe', 'pipe'],
      timeout: timeoutMillis,
      killSignal: 'SIGKILL',
      signal: ended,
    })
    const pieces: Buffer[] = []
    let bytes = 0
    let complaint = ''
    child.stdout.on('data', (piece: Buffer) => {
      bytes += piece.length
      pieces.push(piece)
      if (bytes > maxBytes) child.kill('SIGKILL')
    })
    child.stderr.on('data', (piece: Buffer) => {
      complaint = (complaint + piece).slice(0, 500)
    })
    child.on('error', ({ code, message }: NodeJS.ErrnoException) =>
      reject(
        ended.aborted
          ? ended.reason
          : code === 'ENOENT'
            ? new NotOffered(messages.chat.noVoice)
            : failed(message),
      ),
    )
    child.on('close', (code, signal) => {
      if (code === 0 && bytes > 0) resolve(Buffer.concat(pieces))
      else if (signal !== null) reject(failed(`it was ended after ${timeoutMillis / 1000} seconds`))
      // It says so of a language that it does not know
      else if (/voice/i.test(complaint)) reject(new NotOffered(messages.chat.noVoice))
      else reject(failed(complaint.trim() || `it ended with ${code}`))
    })
    // One that ends early does not read on
    child.stdin.on('error', () => {})
    child.stdin.end(text)
  })
}

function failed(reason: string): Unavailable {
  return new Unavailable(messages.chat.voiceFailed(reason))
}

/** The tag of a language, by which the nearest voice is found: en-gb for eng-GBR. */
function voiceOf(language: string): string {
  return languageTag(language).toLowerCase()
}
