export const ita = `
apri il finestrino | chiudi tutti i finestrini | abbassa il mio finestrino | tira su i finestrini | apri un po' il finestrino
apri il tettuccio | chiudi il tetto apribile | abbassa la capote
chiudi la macchina | sblocca le portiere | apri la porta | le portiere sono chiuse | metti la sicura per i bambini
apri il bagagliaio | chiudi il portellone | apri il cofano
accendi i fari | spegni la luce interna | metti gli abbaglianti | metti le quattro frecce | abbassa la luce d'ambiente
aziona i tergicristalli | tergicristalli più veloci | pulisci il lunotto | lava il parabrezza
chiudi gli specchietti | regola lo specchietto sinistro | abbassa lo specchietto
manda indietro il mio sedile | sposta il sedile in avanti | salva la posizione del sedile | abbassa il poggiatesta
chiama mio fratello | fai una telefonata | componi questo numero | rispondi alla chiamata | riattacca
leggimi i messaggi | manda un messaggio a Sara | rispondi a quel messaggio | ho nuove mail | scrivigli che sono in ritardo
attiva il cruise control | imposta il limitatore di velocità | accendi l'assistente di corsia | tieni più distanza | parcheggia la macchina
suona il clacson | accendi il motore | spegni la macchina | passa alla modalità sport | fai uscire il gancio traino
controlla la pressione delle gomme | quanta benzina è rimasta | quando devo fare il tagliando | cosa vuol dire questa spia
mostra la telecamera posteriore | fammi vedere la retrocamera
connettiti al wifi | attiva l'hotspot | associa un nuovo telefono | aggiorna il software
che tempo fa domani | oggi piove | quanti gradi ci sono fuori
che notizie ci sono | leggimi i titoli del giorno | chi ha vinto la partita ieri sera
metti un timer di dieci minuti | svegliami alle sei | ricordami di comprare il latte | metti la sveglia
cosa ho in agenda oggi | aggiungi un appuntamento per lunedì | cancella la riunione | quando è il mio prossimo appuntamento
aggiungi le uova alla lista della spesa | prendi un appunto | cosa c'è nella lista delle cose da fare
accendi la luce in cucina | chiudi il garage | chiudi a chiave la porta di casa | abbassa il riscaldamento a casa
ordina una pizza | prenota un tavolo per due | compra i biglietti per il concerto | quanti soldi ho sul conto
come si dice buongiorno in spagnolo | quanto fa dodici per otto | come si scrive coscienza | quanti grammi ci sono in un etto
raccontami una barzelletta | cantami una canzone | chi sei | cosa sai fare | come stai oggi
`
