export const ita = `
perché il cielo è blu?
chi te l'ha detto?
che cosa hai in mano?
cosa vuoi fare da grande?
cosa faresti al posto mio?
cosa significa effimero?
cosa mangiano i pinguini?
cos'ha detto il dottore?
che c'entro io?
che ti succede?
come è andata a scuola?
come si scrive coscienza?
come sta tua mamma?
come si toglie una macchia di vino?
come riparo un rubinetto che perde?
come si dice grazie in tedesco?
come hai potuto dimenticarlo?
quando è il compleanno della nonna?
quando è finita la seconda guerra mondiale?
quando pensi di crescere?
dove ho messo gli occhiali?
dove vi siete conosciuti?
dove vivono i panda?
quante zampe ha un ragno?
quanti fratelli hai?
quanto pesa una balena?
da quanto tempo siete sposati?
qual è il tuo colore preferito?
qual è il senso della vita?
quale dei due ha cominciato?
di chi è questa giacca?
di cosa ridi?
a cosa stai pensando?
con chi eri ieri sera?
a che serve la matematica?
da quando porti la barba?
chi ha scritto i Promessi sposi?
chi vuole l'ultimo biscotto?
chi era Giulio Cesare?
chi ha rotto il bicchiere?
perché piangi?
perché i gatti fanno le fusa?
perché hai picchiato tua sorella?
perché tocca sempre a me?
hai fatto i compiti?
ti sei lavato i denti?
ti ricordi la prof di latino?
sei ancora arrabbiata con me?
credi ai fantasmi?
pensi che gli piaccio?
sei un robot?
è vero che gli elefanti non dimenticano?
sai tenere un segreto?
posso chiederti una cosa?
posso avere un altro biscotto?
mi tieni un attimo la borsa?
mi trovi ingrassata?
ci siamo già visti da qualche parte?
esistono gli extraterrestri?
i pesci dormono?
sei innamorato?
e lui cosa ha risposto?
davvero?
e se prendessimo un cane?
non ti vergogni?
vuoi sposarmi?
spiegami la teoria della relatività
spiegami perché cadono le foglie
raccontami la tua giornata
racconta al papà cosa hai disegnato
dimmi la verità
dimmi chi ha scoperto l'America
di' a tuo fratello che ti dispiace
dai un bacio alla nonna
dammi un fazzoletto
ridai il gioco a tua sorella
lascia in pace tuo fratello
lasciami pensare
guarda che bel cagnolino
guardami quando ti parlo
ascolta tua madre
siediti composto
togli i piedi dal sedile
mettiti le scarpe
soffiati il naso
finisci il panino
bevi un po' d'acqua
esprimi un desiderio
attento a come parli
vieni qui e abbracciami
va' a lavarti le mani
non toccare quella roba
non parlare con la bocca piena
non ti preoccupare
non dirlo a nessuno
non piangere tesoro
non dargli retta
smettila di lamentarti
smettetela di litigare
comportatevi bene
calmatevi bambini
sii sincero con me
immagina di poter volare
indovina chi ho visto ieri
elenca tre mammiferi che depongono uova
recitami una poesia
traduci buonanotte in spagnolo
scrivi un tema sulla primavera
aiutami con i compiti di matematica
chiedi a tuo padre
spostati un pochino
prometti che non ridi
conta fino a dieci in francese
ciao a tutti
buongiorno dormiglioni
buonanotte e sogni d'oro
quanto tempo che non ci si vede
buon compleanno
congratulazioni per la laurea
salute
scusami non volevo
grazie mille per ieri
sono stanco morto
sono incinta
sono fiera di te
sto pensando di rimettermi a studiare
mi annoio
ho mal di testa
adoro i tuoi capelli
non so cosa dire
non ci capisco niente
non ne posso più
non voglio andare a scuola
non ci posso credere
non è stata colpa mia
stanotte ho fatto un sogno stranissimo
mi sono dimenticato come si chiama
ho due sorelle e un fratello
ho una verifica giovedì
devo dimagrire
ho preso dieci in chimica
avrei dovuto fare medicina
vorrei essere più alta
secondo me il mio capo mi odia
te l'avevo detto
faccio l'infermiera
chissà che fine ha fatto
voglio un pony
mi manca il mio cane
mio nonno faceva il minatore
a mia figlia è caduto un dente
mia sorella si sposa a giugno
mi stanno strette le scarpe
hai qualcosa sul mento
non mi ascolti mai
sei la migliore
russa come un orso
ha due anni più di me
mi ha tirato i capelli
ha gli occhi di suo padre
doveva venire ma si è ammalata
si sono lasciati di nuovo
stavamo parlando proprio di te
ci siamo divertiti un sacco allo zoo
dobbiamo parlare
hai un ragno sulla spalla
c'era una volta un re
non è giusto
non sono affari tuoi
stavo scherzando
ha cominciato lui
mi ricorda la mia infanzia
non fa niente
i vicini stanno litigando un'altra volta
il cane ha mangiato i miei compiti
il bambino finalmente dorme
quel cretino non ha neanche messo la freccia
che vergogna
che peccato
ahi che male
mah vedremo
insomma dov'ero rimasto
mamma continua a guardarmi
nessuno mi capisce
tutti sbagliano
perché lo dico io
se l'avessi saputo
ma io credevo che mi amassi
in fondo è simpatico
forse ha solo paura
tale padre tale figlio
chi dorme non piglia pesci
è già di nuovo venerdì
`
