import type { ForgivenWords } from './shape.ts'

export const spanish: ForgivenWords = {
  contractions: {
    al: 'a el',
    del: 'de el',
    pa: 'para',
    "pa'": 'para',
    "'tá": 'está',
  },
  courtesy: 'por favor, porfa, porfi, si eres tan amable, si es tan amable',
  thanks: 'gracias, muchas gracias, mil gracias, te lo agradezco',
  opening:
    'puedes, podrías, me puedes, me podrías, puede, podría, quieres, querrías, podés, quiero que, quisiera que, me gustaría que, necesito que, quiero, quisiera, me gustaría, te importaría, haz el favor de, oye, oye coche, hola, hola coche, hey, eh, vale, bueno, ok, okay, venga, pues, y, ahora, entonces, a ver, mira',
  closing:
    'ahora, ahora mismo, ya, enseguida, si puedes, si es posible, para mí, vale, ok, okay, quieres, puedes, de acuerdo',
  fillers:
    'quizás, quizá, tal vez, a lo mejor, simplemente, en realidad, o sea, digamos, creo, creo que, ya sabes, sabes, es que, este',
  hesitations: 'eh, ehm, em, mmm, hmm, hm, uh, um',
  neverMisspelt:
    'nunca, jamás, nadie, ningún, ninguno, ninguna, tampoco, excepto, menos, abajo, ahora, algún, alguna, alguno, antes, aparte, aquel, aquella, arriba, aunque, bajar, bueno, buena, calor, calle, camino, cerca, cierto, cinco, coche, comer, contra, cosas, cuando, cuándo, cuánto, cuarto, cuatro, debajo, decir, dejar, delante, dentro, derecha, desde, después, detrás, donde, dónde, ellos, entre, entrar, están, estar, estos, fuera, frente, fuego, gente, grande, hacer, hacia, hasta, horas, hombre, izquierda, lejos, luego, mañana, mayor, medio, mejor, menor, mientras, minuto, mismo, mitad, momento, mucho, muchos, mundo, noche, nuestro, nueve, nuevo, otros, pasar, poder, poner, primero, puerta, punto, quien, quién, saber, salir, segundo, seguir, según, semana, sentido, siempre, siete, sobre, suelo, tanto, tarde, tener, tiempo, tiene, todos, trabajo, traer, treinta, veces, veinte, verde, viejo, viene, volver, activa, quita, pista',
}
