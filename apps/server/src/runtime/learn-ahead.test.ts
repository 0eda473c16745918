import { expect, test } from 'vitest'
import { learnAhead } from './learn-ahead.ts'

/** Programs with the given number of steps to learn, and the work that was put off. */
function atWork(steps: Record<string, number>) {
  const learned: string[] = []
  const later: (() => void)[] = []
  const begin = learnAhead({
    find: (place) =>
      steps[place] === undefined
        ? undefined
        : {
            learnOn: () => {
              learned.push(place)
              steps[place]!--
              return steps[place]! > 0
            },
          },
    defer: (work) => later.push(work),
  })
  const goOn = () => later.shift()?.()
  return { learned, later, begin, goOn }
}

test('programs learn one step at a time, one after the other, and then there is nothing left to do', () => {
  const { learned, later, begin, goOn } = atWork({ radio: 2, phone: 1 })
  begin('radio')
  begin('phone')
  expect(learned).toEqual([])
  goOn()
  expect(learned).toEqual(['radio'])
  goOn()
  goOn()
  expect(learned).toEqual(['radio', 'radio', 'phone'])
  expect(later).toEqual([])
  begin('phone')
  expect(later).toHaveLength(1)
})

test('a program that is kept no longer is not learned', () => {
  const steps: Record<string, number> = { radio: 3, phone: 1 }
  const { learned, begin, goOn } = atWork(steps)
  begin('radio')
  begin('phone')
  goOn()
  delete steps.radio
  goOn()
  goOn()
  expect(learned).toEqual(['radio', 'phone'])
})

test('one that cannot learn does not keep others from it', () => {
  const later: (() => void)[] = []
  const learned: string[] = []
  const learnOn = (place: string) => {
    if (place === 'broken') throw new Error('cannot')
    learned.push(place)
    return false
  }
  const find = (place: string) => ({ learnOn: () => learnOn(place) })
  const begin = learnAhead({ find, defer: (work) => later.push(work) })
  begin('broken')
  begin('radio')
  later.shift()!()
  later.shift()!()
  expect(learned).toEqual(['radio'])
})
