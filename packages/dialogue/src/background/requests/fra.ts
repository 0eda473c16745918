export const fra = `
ouvre la fenêtre | ferme toutes les vitres | baisse ma vitre | remonte les vitres | entrouvre un peu la fenêtre
ouvre le toit ouvrant | ferme le toit | décapote la voiture
verrouille la voiture | déverrouille les portes | ouvre la portière | est-ce que les portes sont verrouillées | mets la sécurité enfant
ouvre le coffre | ferme le hayon | ouvre le capot
allume les phares | éteins le plafonnier | mets les pleins phares | allume les feux de détresse | baisse la lumière d'ambiance
mets les essuie-glaces | essuie-glaces plus vite | essuie la lunette arrière | nettoie le pare-brise
rabats les rétroviseurs | règle le rétro gauche | baisse le rétroviseur de droite
recule mon siège | avance le siège | enregistre la position de mon siège | descends l'appuie-tête
appelle mon frère | compose ce numéro | décroche | raccroche | rappelle le dernier numéro
lis mes messages | envoie un message à Sarah | réponds à ce message | est-ce que j'ai de nouveaux mails | écris-lui que je suis en retard
active le régulateur de vitesse | règle le limiteur de vitesse | mets l'aide au maintien de voie | garde plus de distance | gare la voiture
klaxonne | démarre le moteur | coupe le contact | passe en mode sport | sors l'attelage
vérifie la pression des pneus | il reste combien d'essence | c'est quand la prochaine révision | c'est quoi ce voyant
montre la caméra de recul | affiche l'image de la caméra
connecte-toi au wifi | active le partage de connexion | associe un nouveau téléphone | fais la mise à jour du logiciel
quel temps il fera demain | est-ce qu'il va pleuvoir aujourd'hui | il fait combien dehors
quoi de neuf dans l'actualité | lis-moi les gros titres | qui a gagné le match hier soir
mets un minuteur de dix minutes | réveille-moi à six heures | rappelle-moi d'acheter du lait | mets une alarme
qu'est-ce que j'ai dans mon agenda | ajoute un rendez-vous lundi | annule ma réunion | c'est quand mon prochain rendez-vous
ajoute des œufs à la liste de courses | prends une note | qu'est-ce qu'il y a sur ma liste de tâches
allume la lumière de la cuisine | ferme la porte du garage | ferme la porte d'entrée à clé | baisse le chauffage à la maison
commande une pizza | réserve une table pour deux | achète des places pour le concert | combien il me reste sur mon compte
comment on dit bonjour en espagnol | combien font douze fois huit | comment s'écrit rythme | combien il y a de grammes dans une livre
raconte-moi une blague | chante-moi une chanson | qui es-tu | qu'est-ce que tu sais faire | comment ça va aujourd'hui
`
