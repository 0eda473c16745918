import type { ForgivenWords } from './shape.ts'

export const french: ForgivenWords = {
  contractions: {
    "c'est": 'ce est, cela est',
    "qu'est-ce que": 'que est-ce que',
    "t'es": 'tu es',
    "t'as": 'tu as',
    "y'a": 'il y a',
    'y a': 'il y a',
    ça: 'cela',
    au: 'à le',
    aux: 'à les',
    du: 'de le',
    des: 'de les',
  },
  elisions: {
    l: 'le, la',
    d: 'de',
    j: 'je',
    qu: 'que',
    c: 'ce',
    m: 'me',
    t: 'te, tu',
    s: 'se, si',
    n: 'ne',
    jusqu: 'jusque',
    lorsqu: 'lorsque',
    puisqu: 'puisque',
  },
  courtesy: "s'il te plaît, s'il vous plaît, stp, svp, je te prie, je vous prie",
  thanks: 'merci, merci bien, merci beaucoup, merci à toi, mille mercis',
  opening:
    "peux-tu, pourrais-tu, veux-tu, voudrais-tu, tu peux, tu pourrais, tu veux bien, pouvez-vous, pourriez-vous, voulez-vous, vous pouvez, vous pourriez, est-ce que tu peux, est-ce que tu pourrais, est-ce que vous pouvez, je voudrais que tu, j'aimerais que tu, je veux que tu, je voudrais, j'aimerais, je veux, merci de, hé, hey, hé la voiture, dis, dis-moi, salut, bonjour, ok, okay, bon, alors, et, allez, maintenant, ah, oh",
  closing:
    "maintenant, tout de suite, immédiatement, si tu peux, si possible, si c'est possible, pour moi, tu veux bien, d'accord, ok, okay, hein, alors",
  fillers:
    'peut-être, juste, simplement, en fait, donc, ben, bah, genre, voilà, disons, je crois, je pense, tu sais, tu vois, enfin, quoi',
  hesitations: 'euh, heu, hum, hmm, hm, mmh, bah euh',
  neverMisspelt:
    'jamais, aucun, aucune, aucuns, personne, nulle, moins, plutôt, ainsi, alors, après, assez, aussi, autre, autres, avant, avoir, beaucoup, bonne, chaque, chaud, chose, comme, comment, contre, coupe, courte, cette, celle, celui, dehors, demain, depuis, dernier, derrière, dessous, dessus, devant, droit, droite, elles, encore, entre, environ, faire, fermé, froid, gauche, grand, grande, heure, heures, jours, leurs, lundi, mardi, maintenant, matin, mauvais, mieux, minute, moment, monde, montre, monte, notre, nouveau, parce, parle, partir, passe, pendant, petit, petite, pluie, porte, pourquoi, pouvoir, premier, prends, presque, quand, quelle, quelque, rester, route, savoir, seule, sorte, souvent, suite, temps, toujours, toute, toutes, train, trois, trouve, venir, veste, voilà, votre, vraiment, avance, descends, remonte, ouverte, ouvert',
}
