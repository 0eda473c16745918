import type { ForgivenWords } from './shape.ts'

export const italian: ForgivenWords = {
  contractions: {
    "c'è": 'ci è, vi è',
    "cos'è": 'cosa è',
    "com'è": 'come è',
    "dov'è": 'dove è',
    "qual'è": 'qual è, quale è',
    "po'": 'poco',
    al: 'a il',
    allo: 'a lo',
    alla: 'a la',
    ai: 'a i',
    alle: 'a le',
    dal: 'da il',
    dalla: 'da la',
    del: 'di il',
    della: 'di la',
    nel: 'in il',
    nella: 'in la',
    sul: 'su il',
    sulla: 'su la',
  },
  elisions: {
    l: 'lo, la',
    un: 'una',
    d: 'di, da',
    c: 'ci',
    m: 'mi',
    t: 'ti',
    s: 'si',
    v: 'vi',
    quest: 'questo, questa',
    quell: 'quello, quella',
    all: 'allo, alla',
    dall: 'dallo, dalla',
    dell: 'dello, della',
    nell: 'nello, nella',
    sull: 'sullo, sulla',
  },
  courtesy: 'per favore, per piacere, per cortesia, perfavore, gentilmente',
  thanks: 'grazie, grazie mille, molte grazie, ti ringrazio',
  opening:
    'puoi, potresti, mi puoi, mi potresti, può, potrebbe, vuoi, vorresti, voglio che tu, vorrei che tu, mi piacerebbe che tu, ho bisogno che tu, voglio, vorrei, mi piacerebbe, ehi, ehi macchina, hey, ciao, ciao macchina, senti, ascolta, ok, okay, va bene, bene, allora, dai, e, adesso, ora, dunque, ah, oh',
  closing:
    'adesso, ora, subito, se puoi, se possibile, se è possibile, per me, va bene, ok, okay, dai, puoi, potresti',
  fillers:
    'un attimo, magari, forse, semplicemente, in realtà, cioè, diciamo, credo, penso, sai, insomma, tipo, praticamente',
  hesitations: 'ehm, eh, em, mmm, hmm, hm, uhm, uh, beh, mah, boh',
  neverMisspelt:
    'niente, nulla, nessun, nessuno, nessuna, neanche, nemmeno, neppure, senza, tranne, abbassa, adesso, alcuni, allora, altra, altre, altri, altro, anche, ancora, andare, appena, avanti, avere, bassa, basso, bello, breve, buona, buono, caldo, calda, cento, certo, chiuso, cinque, contro, corto, dentro, destra, detto, dieci, dietro, dovere, essere, fatto, fermo, freddo, fuori, giorno, giorni, giusto, grande, gruppo, indietro, insieme, intorno, inverno, lenta, lento, lontano, lungo, mattina, meglio, mentre, mezzo, minuto, minuti, molto, molti, momento, mondo, morto, notte, nuovo, nuova, opera, oppure, parte, parla, passo, peggio, pieno, porta, posto, potere, presto, prima, primo, proprio, punto, quale, quali, quando, quanto, quarto, quasi, quattro, quello, quella, questa, questo, ritorno, sabato, salto, sapere, scendi, secondo, sempre, sette, sinistra, sopra, sotto, spento, stare, stato, stesso, strada, tanto, tardi, tempo, tenere, terra, terzo, torna, tratto, trenta, troppo, tutta, tutti, tutto, ultimo, vecchio, venire, venti, vento, verde, verso, vicino, volta, volte, vostro',
}
