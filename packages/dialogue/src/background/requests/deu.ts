export const deu = `
öffne das Fenster | mach alle Fenster zu | Fenster runter | fahr die Scheibe hoch | mach das Fenster einen Spalt auf
öffne das Schiebedach | Schiebedach zu | Verdeck auf
verriegle das Auto | entriegle die Türen | mach die Tür auf | sind die Türen abgeschlossen | schalte die Kindersicherung ein
öffne den Kofferraum | Heckklappe zu | mach die Motorhaube auf
schalte das Licht ein | Innenlicht aus | Fernlicht an | mach die Warnblinker an | dimm das Ambientelicht
schalte die Scheibenwischer ein | Wischer schneller | wisch die Heckscheibe | mach die Scheibe sauber
klapp die Spiegel ein | stell den linken Spiegel ein | Spiegel nach unten
fahr meinen Sitz zurück | Sitz nach vorne | speichere meine Sitzposition | Kopfstütze tiefer
ruf meinen Bruder an | wähle diese Nummer | nimm den Anruf an | leg auf | ruf den letzten Anrufer zurück
lies meine Nachrichten vor | schick Sarah eine Nachricht | antworte auf die Nachricht | habe ich neue Mails | schreib ihm dass ich später komme
Tempomat ein | stell den Geschwindigkeitsbegrenzer ein | Spurassistent an | halte mehr Abstand | park das Auto ein
hup mal | starte den Motor | mach das Auto aus | wechsle in den Sportmodus | Anhängerkupplung ausfahren
prüf den Reifendruck | wie viel Benzin ist noch im Tank | wann ist der nächste Service | was bedeutet diese Warnleuchte
zeig die Rückfahrkamera | zeig mir das Kamerabild
verbinde dich mit dem WLAN | Hotspot an | koppel ein neues Handy | aktualisiere die Software
wie wird das Wetter morgen | regnet es heute noch | wie kalt ist es draußen
was gibt es Neues | lies mir die Nachrichten vor | wer hat gestern das Spiel gewonnen
stell einen Timer auf zehn Minuten | weck mich um sechs | erinnere mich daran Milch zu kaufen | stell den Wecker
was steht in meinem Kalender | trag einen Termin für Montag ein | sag mein Treffen ab | wann ist mein nächster Termin
setz Eier auf die Einkaufsliste | mach eine Notiz | was steht auf meiner Aufgabenliste
mach das Licht in der Küche an | Garagentor zu | schließ zu Hause die Haustür ab | dreh zu Hause die Heizung runter
bestell eine Pizza | reserviere einen Tisch für zwei | kauf Karten für das Konzert | wie viel Geld ist auf meinem Konto
was heißt guten Morgen auf Spanisch | was ist zwölf mal acht | wie schreibt man Rhythmus | wie viele Gramm hat ein Pfund
erzähl mir einen Witz | sing mir etwas vor | wer bist du | was kannst du alles | wie geht es dir heute
`
