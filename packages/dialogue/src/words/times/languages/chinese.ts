import type { TimeGrammar } from './grammar.ts'

const clock: TimeGrammar['clock'] = [
  ['$(hour) (点|點) [钟|鐘|整|正]'],
  ['$(hour) (点|點) 半', 30],
  ['$(hour) (点|點) [过|過] (一|1) 刻 [钟|鐘]', 15],
  ['$(hour) (点|點) [过|過] (三|3) 刻', 45],
  ['$(hour) (点|點) $(twoDigits)'],
  ['$(hour) (点|點) (零|〇) $(minute) [分]'],
  ['$(hour) (点|點) [过|過] $(minute) 分'],
  ['$(hour) (点|點) 差 $(minute) 分', 0, -1],
  ['$(hour) (点|點) 差 (一|1) 刻', -15],
  ['差 $(minute) 分 [钟|鐘] $(hour) (点|點)', 0, -1],
  ['差 (一|1) 刻 $(hour) (点|點)', -15],
  ['$(hour) (时|時) [$(minute) 分]'],
  ['正午', 720],
  ['午夜', 0],
]

export const chineseFromNow: TimeGrammar['fromNow'] = [
  '[再] [过|過] ($(number) (秒|分|分钟|分鐘|小时|小時|个小时|個小時|个钟头|個鐘頭)|半 [个|個] (小时|小時|钟头|鐘頭)|一 刻 (钟|鐘)|一会儿|一會兒) [之|以] (后|後)',
  '现在|現在|马上|馬上|立刻|立即',
]

const weekday = '(星期|周|週|礼拜|禮拜) (一|二|三|四|五|六|日|天)'

export const chinese: TimeGrammar = {
  clock,
  parts: {
    morning: '早上|早晨|清晨|凌晨|上午|今早|明早|今晨|明晨',
    noon: '中午',
    afternoon: '下午|午后|午後',
    evening: '傍晚',
    night: '晚上|今晚|明晚|晚间|晚間|夜里|夜裡|半夜|深夜|夜间|夜間',
  },
  days: `今天|明天|后天|後天|大后天|大後天|今日|明日|[下|这|這] [个|個] ${weekday}`,
  leads: '在|于|於|到|大约|大約|大概|差不多|的',
  trails: '左右|之前|以前|前|之后|之後|以后|以後|后|後',
  fromNow: chineseFromNow,
}
