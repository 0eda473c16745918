import type { ForgivenWords } from './shape.ts'

export const polish: ForgivenWords = {
  contractions: { żebym: 'aby ja', żebyś: 'abyś', żeby: 'aby', se: 'sobie' },
  courtesy: 'proszę, poproszę, proszę cię, uprzejmie proszę, bądź tak miły, bądź tak miła',
  thanks: 'dziękuję, dzięki, dziękuję bardzo, wielkie dzięki, bardzo dziękuję',
  opening:
    'czy możesz, czy mógłbyś, czy mogłabyś, czy może pan, czy może pani, możesz, mógłbyś, mogłabyś, możesz mi, mógłbyś mi, chcę żebyś, chciałbym żebyś, chciałabym żebyś, chcę, chciałbym, chciałabym, hej, hej samochodzie, cześć, halo, słuchaj, ok, okej, dobra, dobrze, no, no to, to, więc, a, i, teraz, ach',
  closing:
    'teraz, od razu, natychmiast, jeśli możesz, jeśli można, jeżeli możesz, jak możesz, dla mnie, dobrze, dobra, okej, ok, możesz',
  fillers:
    'może, po prostu, właściwie, w sumie, chyba, jakoś, tak jakby, myślę, wiesz, mi się zdaje, w zasadzie, że tak powiem',
  hesitations: 'yyy, eee, ee, hm, hmm, mmm, ekhm, aaa',
  neverMisspelt:
    'nigdy, nikogo, żaden, żadna, żadne, nigdzie, oprócz, zamiast, mniej, wyłącz, włącz, wyłączyć, włączyć, zamknij, otwórz, bardzo, bardziej, blisko, chłodno, chłodniej, ciemno, ciepło, cieplej, ciszej, czego, czemu, często, dalej, daleko, dlaczego, dobry, dobrze, drogi, druga, drugi, dzień, dzisiaj, gdzie, głośno, głośniej, godzina, gorzej, jakie, jasno, jeden, jedna, jeszcze, jutro, każdy, kiedy, kilka, kolej, koniec, który, która, które, krótko, lepiej, między, minuta, miejsce, mocno, można, nasze, niżej, ostatni, pierwszy, piętro, podaj, podobno, prawo, prawy, prosto, przed, przez, przód, raczej, razem, robić, rzecz, siedem, sobie, stary, strona, szybko, szybciej, środek, tamten, tamta, teraz, tutaj, trochę, trzeci, tydzień, tylko, twoje, wczoraj, więcej, wieczór, wielki, wolno, wolniej, wszystko, wyżej, zawsze, zimno, zimniej, znowu',
}
