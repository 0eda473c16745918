import type { TimeGrammar } from './grammar.ts'

export const japanese: TimeGrammar = {
  clock: [
    ['$(hour) 時 [ちょうど]'],
    ['$(hour) 時 半', 30],
    ['$(hour) 時 $(minute) 分'],
    ['$(hour) 時 $(minute) 分 前', 0, -1],
    ['正午', 720],
    ['(真 夜中|真夜中)', 0],
  ],
  parts: {
    morning: '(午前|朝|今朝|明朝|早朝|未明) [の]',
    noon: '(昼|お昼) [の]',
    afternoon: '午後 [の]',
    evening: '夕方 [の]',
    night: '(夜|今夜|今晩|晩|深夜|夜中) [の]',
  },
  days: '(今日|明日|あした|あす|明後日|あさって|(月|火|水|木|金|土|日) 曜 [日]) [の]',
  leads: 'ちょうど|約|だいたい',
  trails: 'に|ごろ|頃|ごろに|頃に|ころ|まで|までに|から|前|前に|過ぎ|すぎ',
  fromNow: ['[あと] ($(number) (秒|分|時間|時間 半)|半時間) 後 [に]', '今 [すぐ]|すぐ [に]|いま'],
}
