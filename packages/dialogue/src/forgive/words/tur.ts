import type { ForgivenWords } from './shape.ts'

export const turkish: ForgivenWords = {
  contractions: {
    bi: 'bir',
    noluyor: 'ne oluyor',
    napıyorsun: 'ne yapıyorsun',
    naber: 'ne haber',
    niye: 'ne için',
    şurda: 'şurada',
    burda: 'burada',
    orda: 'orada',
    nerde: 'nerede',
    içerde: 'içeride',
    dışarda: 'dışarıda',
    yukarda: 'yukarıda',
    "n'olur": 'ne olur',
    istiyom: 'istiyorum',
  },
  courtesy: 'lütfen, rica etsem, rica ederim, zahmet olmazsa, bir zahmet, mümkünse',
  thanks: 'teşekkürler, teşekkür ederim, çok teşekkürler, çok teşekkür ederim, sağ ol, sağol, eyvallah',
  opening:
    'hey, hey araba, selam, merhaba, merhaba araba, bak, bana, benim için, acaba, tamam, peki, şimdi, hadi, haydi, ya, ve, o zaman, senden',
  closing: 'benim için, şimdi, hemen, derhal, olur mu, tamam mı, tamam, bana, mümkünse, acaba, bakalım, hadi',
  fillers: 'belki, aslında, yani, işte, şey, galiba, sanırım, bence, hani, bir şekilde',
  hesitations: 'ee, eee, ıı, ııı, hm, hmm, hımm, şey, aa',
}
