export const fra = `
pourquoi le ciel est bleu ?
qui t'a raconté ça ?
qu'est-ce que tu fais là derrière ?
qu'est-ce qui te fait rire ?
est-ce que tu crois aux fantômes ?
est-ce que les poissons dorment ?
est-ce qu'elle est toujours fâchée ?
comment s'est passée ta journée à l'école ?
comment on écrit rhododendron ?
comment tu as pu oublier ça ?
comment vont tes parents ?
comment enlever une tache de vin ?
comment réparer un robinet qui fuit ?
comment dit-on bonne nuit en allemand ?
combien de pattes a une araignée ?
combien pèse un éléphant ?
combien de temps vivent les tortues ?
où sont passées mes lunettes ?
où est-ce que vous vous êtes rencontrés ?
où est ton doudou ?
quand est l'anniversaire de mamie ?
quand est-ce que tu vas grandir ?
quand a eu lieu la Révolution française ?
quel est ton animal préféré ?
quel est le sens de la vie ?
quelle est la plus grosse planète ?
quels livres as-tu lus cet été ?
à qui est cette veste ?
à quoi tu penses ?
avec qui tu étais hier soir ?
de quoi tu parles ?
depuis quand tu portes des lunettes ?
en quelle classe es-tu maintenant ?
lequel de vous deux a commencé ?
que veut dire éphémère ?
que ferais-tu à ma place ?
qui a peint la Joconde ?
qui veut le dernier biscuit ?
qui était Victor Hugo ?
pourquoi tu pleures ?
pourquoi les chats ronronnent ?
pourquoi tu ne m'as rien dit ?
pourquoi c'est toujours moi ?
tu as fait tes devoirs ?
tu t'es brossé les dents ?
tu te souviens de notre prof de maths ?
tu trouves que j'ai grossi ?
tu m'aimes encore ?
tu crois qu'il ment ?
tu peux garder un secret ?
tu peux tenir mon sac deux secondes ?
tu veux des enfants plus tard ?
tu es un robot ou une vraie personne ?
vous avez entendu ce qu'elle a dit ?
on s'est déjà vus quelque part ?
on joue à ni oui ni non ?
il a vraiment dit ça ?
c'est quoi ce bruit bizarre ?
c'était qui cette fille ?
ça fait mal ?
ça veut dire quoi ?
et alors il a répondu quoi ?
n'est-ce pas adorable ?
si on adoptait un chien ?
as-tu déjà été amoureux ?
explique-moi la gravité
explique-moi pourquoi les feuilles rougissent
raconte-moi ta journée
raconte pas n'importe quoi
dis pardon à ta sœur
dis-moi la vérité
dis bonjour à la dame
donne un mouchoir à ton frère
donne-moi une seule bonne raison
rends-lui son jouet tout de suite
laisse ton frère tranquille
laisse-moi réfléchir
regarde-moi quand je te parle
regarde les vaches
regarde ce que j'ai dessiné
écoute ta mère
tiens-toi droit
tiens-moi la main
enlève tes pieds du siège
mets tes chaussures
mouche ton nez
finis ton goûter
bois un peu d'eau
fais un vœu
fais attention à ce que tu dis
fais pas cette tête
viens me faire un câlin
va te laver les mains
ne touche pas à ça
ne parle pas la bouche pleine
ne t'inquiète pas
ne le répète à personne
ne pleure plus mon cœur
arrête de taper ta sœur
arrêtez de vous disputer
calmez-vous les enfants
soyez gentils l'un avec l'autre
sois honnête avec moi
imagine que tu puisses voler
devine qui j'ai croisé hier
cite trois mammifères qui pondent
récite-moi une poésie
traduis je t'aime en japonais
écris une rédaction sur les vacances de Pierre
aide-moi à faire mes maths
demande à ton père
pousse-toi un peu
promets-moi de ne pas rire
bonjour tout le monde
bonne nuit fais de beaux rêves
salut ça fait longtemps
joyeux anniversaire mon grand
félicitations pour ton bac
à tes souhaits
je suis désolé je ne voulais pas
merci beaucoup pour hier
je suis crevé aujourd'hui
je suis enceinte
je suis fière de toi
je m'ennuie
je ne sais pas quoi dire
je n'y comprends rien
je n'en peux plus
je n'ai pas envie d'aller à l'école
je ne te crois pas
j'ai mal à la tête
j'ai fait un drôle de rêve cette nuit
j'ai oublié comment il s'appelle
j'ai deux sœurs et un frère
j'ai eu dix-huit en chimie
j'aurais dû faire médecine
j'aimerais être plus grande
je crois que mon patron me déteste
je te l'avais bien dit
je travaille comme infirmier
je me demande ce qu'il est devenu
je veux un poney
mon chien me manque
mon grand-père était mineur
ma fille a perdu une dent
ma sœur se marie en juin
mes chaussures me serrent
tu as quelque chose sur le menton
tu ne m'écoutes jamais
tu es la meilleure
il ronfle comme un ours
il a deux ans de plus que moi
il m'a tiré les cheveux
elle a les yeux de son père
elle devait venir mais elle est malade
ils se sont encore séparés
nous étions justement en train de parler de toi
on s'est bien amusés au zoo
on devrait faire ça plus souvent
il faut qu'on parle
il y a une araignée sur ton épaule
il était une fois un roi
c'est pas juste
c'est pas mes affaires
c'était pour rire
c'est lui qui a commencé
ça me rappelle mon enfance
ça ne fait rien
les voisins se disputent encore
le chien a mangé mes devoirs
le petit dort enfin
quel imbécile il n'a même pas clignoté
quelle belle surprise
oh là là le pauvre
aïe ça pique
bah on verra bien
enfin bref où j'en étais
maman il arrête pas de me regarder
personne ne me comprend
tout le monde fait des erreurs
parce que c'est comme ça
si seulement j'avais su
mais je croyais que tu m'aimais
en fait il est plutôt sympa
peut-être qu'elle a juste peur
n'importe quoi
tel père tel fils
les chaussettes de l'archiduchesse sont sèches
`
