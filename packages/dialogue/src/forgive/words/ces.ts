import type { ForgivenWords } from './shape.ts'

export const czech: ForgivenWords = {
  contractions: {
    bys: 'by jsi',
    ses: 'se jsi',
    sis: 'si jsi',
    tys: 'ty jsi',
    žes: 'že jsi',
    cos: 'co jsi',
    kdys: 'když jsi',
    oň: 'o něj',
    naň: 'na něj',
    proň: 'pro něj',
    seš: 'jsi',
    dneska: 'dnes',
    teďka: 'teď',
  },
  courtesy: 'prosím, prosím tě, prosím vás, buď tak hodný, buď tak hodná, buďte tak laskav',
  thanks: 'děkuji, děkuju, díky, dík, moc děkuji, mockrát děkuji',
  opening:
    'můžeš, můžeš mi, mohl bys, mohla bys, mohl bys mi, mohla bys mi, můžete, mohl byste, mohla byste, chci abys, chtěl bych abys, chtěla bych abys, potřebuji abys, chci, chtěl bych, chtěla bych, hej, hej auto, ahoj, ahoj auto, haló, ok, okej, dobře, dobrá, tak, no, no tak, takže, a, teď, pak, ach',
  closing: 'teď, hned, okamžitě, jestli můžeš, pokud můžeš, pokud možno, pro mě, dobře, ok, okej, můžeš, ano',
  fillers:
    'možná, třeba, asi, prostě, vlastně, jako, jaksi, tedy, teda, myslím, víš, víš co, řekněme, jednoduše, snad',
  hesitations: 'ehm, eh, hm, hmm, mmm, ééé, éé, uh, nó',
  neverMisspelt:
    'nikdy, nikdo, nikoho, žádný, žádná, žádné, nikde, nikam, nesmí, kromě, místo, vypni, zapni, zapnout, vypnout, otevři, zavři, stáhni, vytáhni, blízko, cesta, často, čtyři, daleko, další, dobrý, dlouho, druhá, druhý, hlasitě, hlasitěji, hodina, horní, hodně, horko, chladno, chladněji, jeden, jedna, jenom, ještě, každý, konec, která, které, který, krátko, kolik, lepší, minuta, mnoho, možná, nahoru, nahoře, nejen, pomalu, pomaleji, potom, poslední, pravá, pravý, první, právě, přední, rychle, rychleji, spolu, stále, starý, strana, světlo, tamten, teplo, tepleji, teprve, tichý, tišeji, trochu, třetí, uprostřed, večer, velký, vedle, venku, vlevo, vpravo, všechno, všude, zadní, zítra, znovu',
}
