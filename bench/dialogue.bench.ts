import { deciding } from './dialogue/deciding.ts'
import { guessing } from './dialogue/guessing.ts'
import { recognition } from './dialogue/recognition.ts'
import { turns } from './dialogue/turns.ts'
import { print } from './report.ts'

/** How quickly the dialogue runtime answers, compared with other libraries. */

process.exit(
  print([...recognition(), ...(await deciding()), ...(await guessing()), ...(await turns())]) ? 1 : 0,
)
