export const spa = `
¿por qué el cielo es azul?
¿quién te ha dicho eso?
¿qué tienes en la mano?
¿qué te pasa?
¿qué quieres ser de mayor?
¿qué harías tú en mi lugar?
¿qué significa efímero?
¿qué comen los pingüinos?
¿qué dijo el médico?
¿qué culpa tengo yo?
¿cómo te fue en el examen?
¿cómo se escribe exhibición?
¿cómo está tu madre?
¿cómo se quita una mancha de tinta?
¿cómo arreglo un grifo que gotea?
¿cómo se dice gracias en ruso?
¿cómo pudiste olvidarlo?
¿cuándo es el cumpleaños de la abuela?
¿cuándo terminó la guerra civil?
¿cuándo vas a madurar?
¿dónde dejé mis gafas?
¿dónde se conocieron ustedes?
¿dónde viven los pandas?
¿cuántas patas tiene una araña?
¿cuántos hermanos tienes?
¿cuánto pesa una ballena?
¿cuánto tiempo llevan casados?
¿cuál es tu color favorito?
¿cuál es el sentido de la vida?
¿cuál de los dos empezó?
¿de quién es esta chaqueta?
¿de qué te ríes?
¿en qué piensas?
¿con quién estabas anoche?
¿para qué sirven las matemáticas?
¿desde cuándo llevas barba?
¿quién escribió Don Quijote?
¿quién quiere la última galleta?
¿quién fue Simón Bolívar?
¿quién rompió el vaso?
¿por qué lloras?
¿por qué ronronean los gatos?
¿por qué le pegaste a tu hermana?
¿por qué siempre me toca a mí?
¿has hecho los deberes?
¿te lavaste los dientes?
¿te acuerdas de la profe de inglés?
¿todavía estás enfadada conmigo?
¿crees en los fantasmas?
¿crees que le gusto?
¿eres un robot?
¿es verdad que los elefantes no olvidan?
¿sabes guardar un secreto?
¿puedo preguntarte una cosa?
¿puedo comerme otra galleta?
¿me puedes sujetar el bolso?
¿me ves más gorda?
¿nos conocemos de algo?
¿hay vida en otros planetas?
¿los peces duermen?
¿estás enamorado?
¿y entonces qué le contestaste?
¿en serio?
¿jugamos al veo veo?
¿y si adoptamos un perro?
¿no te da vergüenza?
¿te quieres casar conmigo?
explícame la teoría de la relatividad
explícame por qué se caen las hojas
cuéntame cómo te fue en el cole
cuenta hasta diez en francés
dime la verdad
dime quién descubrió América
dile a tu hermano que lo sientes
dale un beso a la abuela
dame un pañuelo
devuélvele el juguete a tu hermana
deja en paz a tu hermano
déjame pensar
mira qué perrito más mono
mírame cuando te hablo
escucha a tu padre
siéntate bien
quita los pies del asiento
ponte los zapatos
suénate la nariz
acábate el bocadillo
bebe un poco de agua
pide un deseo
ten cuidado con lo que dices
ven aquí y dame un abrazo
ve a lavarte las manos
no toques eso
no hables con la boca llena
no te preocupes
no se lo cuentes a nadie
no llores cariño
no seas tan cotilla
no le hagas caso
deja de quejarte
dejad de pelearos
portaos bien
cálmense niños
sé sincero conmigo
imagínate que pudieras volar
adivina a quién vi ayer
nombra tres animales que ponen huevos
recítame un poema
traduce buenas noches al italiano
escribe una redacción sobre la primavera
ayúdame con los deberes de mates
pregúntale a tu madre
córrete un poquito
prométeme que no te vas a reír
hola a todos
buenos días dormilones
buenas noches que sueñes con los angelitos
cuánto tiempo sin verte
feliz cumpleaños
enhorabuena por el trabajo
salud
perdona no era mi intención
muchas gracias por lo de ayer
estoy muerto de cansancio
estoy embarazada
estoy orgulloso de ti
estoy pensando en volver a estudiar
me aburro
me duele la cabeza
me encanta tu pelo
me da igual lo que piensen
no sé qué decir
no entiendo nada
no puedo más
no quiero ir al colegio
no me lo puedo creer
no fue mi culpa
anoche tuve un sueño rarísimo
se me olvidó cómo se llama
tengo dos hermanas y un hermano
tengo un examen el jueves
tengo que adelgazar
saqué un diez en química
tendría que haber estudiado medicina
ojalá fuera más alta
creo que mi jefe me odia
ya te lo dije
trabajo de enfermera
me pregunto qué habrá sido de él
quiero un poni
echo de menos a mi perro
mi abuelo era minero
a mi hija se le cayó un diente
mi hermana se casa en junio
me aprietan los zapatos
tienes algo en la barbilla
nunca me escuchas
eres la mejor
ronca como un oso
es dos años mayor que yo
me tiró del pelo
tiene los ojos de su padre
iba a venir pero se puso enferma
se han vuelto a separar
justo estábamos hablando de ti
nos lo pasamos genial en el zoo
tenemos que hablar
hay una araña en tu hombro
érase una vez un rey
no es justo
no es asunto tuyo
era una broma
empezó él
eso me recuerda a mi infancia
no pasa nada
los vecinos se están peleando otra vez
el perro se comió mis deberes
el bebé por fin se ha dormido
ese imbécil ni siquiera puso el intermitente
qué vergüenza
qué pena me da
ay qué dolor
bueno ya veremos
en fin por dónde iba
mamá no para de mirarme
nadie me entiende
todo el mundo se equivoca
porque lo digo yo
si lo hubiera sabido
pero yo creía que me querías
en realidad es bastante simpático
a lo mejor solo tiene miedo
de tal palo tal astilla
tres tristes tigres comen trigo
a quien madruga Dios le ayuda
ya es viernes otra vez
`
