import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { InputKey, Known } from '../../nouns/conditions/situation.ts'
import { assertProperty } from '../../testing/assert-property.ts'
import { compileRule, mayMeet, oneAsk, ruleMatches } from './compiled-rule.ts'
import { groupRules } from './rule-group.ts'
import { anyRules, everySituation, tryInputs } from './testing.ts'

test('a group says the same of each rule and situation before and after it makes its indexes', () => {
  // As many as are worth an index, and more than one word of bits
  const many = fc.array(anyRules(false), { minLength: 40, maxLength: 40 })
  assertProperty(
    fc.property(many, (lists) => {
      const rules = lists.flat()
      const askFor = oneAsk()
      const list = rules.map((rule) => compileRule(rule, askFor))
      const group = groupRules(list)
      const situations = lists.slice(0, 6).map(([rule]) => {
        const tried = tryInputs([rule!])
        const all = [...everySituation(tried)]
        const where = all.find(({ matching }) => matching.length > 0) ?? all[0]!
        return new Map(tried.map(({ input }, at): [InputKey, Known] => [input, where.states[at]!]))
      })
      for (let round = 0; round < 3; round++) {
        for (const [at, rule] of list.entries()) {
          if (rule.isLeftOut) continue
          const next = group.meeting(rule, at)
          const met: number[] = []
          for (let place = next(); place !== undefined; place = next()) met.push(place)
          const meets = (place: number) => !list[place]!.isLeftOut && mayMeet(list[place]!, rule)
          expect(met.filter(meets)).toEqual([...list.keys()].slice(0, at).filter(meets))
        }
        for (const situation of situations) {
          for (let before = 0; before <= list.length; before += 9) {
            const isTaken = list.slice(0, before).some((rule) => ruleMatches(rule, situation))
            expect(group.isTaken(situation, before)).toBe(isTaken)
          }
        }
      }
    }),
    { numRuns: 4 },
  )
})
