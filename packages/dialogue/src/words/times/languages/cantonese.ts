import { chinese, chineseFromNow } from './chinese.ts'
import type { TimeGrammar } from './grammar.ts'

const { parts, days, leads } = chinese

export const cantonese: TimeGrammar = {
  ...chinese,
  parts: {
    ...parts,
    morning: `${parts.morning}|朝早|聽朝|听朝|今朝|朝頭早`,
    noon: `${parts.noon}|晏晝`,
    afternoon: `${parts.afternoon}|下晝|下昼`,
    night: `${parts.night}|夜晚|夜晚黑|聽晚|听晚`,
  },
  days: `${days}|聽日|听日|後日|后日`,
  leads: `${leads}|喺`,
  fromNow: [...chineseFromNow, '而家|即刻'],
}
