import { deciding } from './dialogue/deciding.ts'
import { print } from './report.ts'

/** How quickly the dialogue runtime answers, beside other libraries. */

process.exit(print([...(await deciding())]) ? 1 : 0)
