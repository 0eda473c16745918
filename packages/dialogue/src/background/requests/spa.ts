export const spa = `
abre la ventana | cierra todas las ventanillas | baja mi ventanilla | sube los vidrios | abre un poquito la ventana
abre el techo solar | cierra el techo | baja la capota
bloquea el coche | quita el seguro de las puertas | abre la puerta | están bien cerradas las puertas | pon el seguro para niños
abre el maletero | cierra el portón trasero | abre la cajuela | abre el capó
enciende los faros | apaga la luz interior | pon las largas | prende las intermitentes | baja la luz ambiental
pon los limpiaparabrisas | limpia el parabrisas | pasa el limpia trasero | echa agua al cristal
pliega los retrovisores | ajusta el espejo izquierdo | baja un poco el espejo
echa mi asiento para atrás | mueve el asiento hacia adelante | guarda la posición de mi asiento | baja el reposacabezas
llama a mi hermano | marca este número | contesta la llamada | cuelga | devuelve la última llamada
léeme los mensajes | mándale un mensaje a Sara | responde a ese mensaje | tengo correos nuevos | escríbele que llego tarde
activa el control de crucero | pon el limitador de velocidad | activa el asistente de carril | deja más distancia | aparca el coche tú solo
toca el claxon | arranca el motor | apaga el carro | cambia a modo deportivo | saca el gancho de remolque
revisa la presión de las llantas | cuánta gasolina queda | cuándo toca la próxima revisión | qué significa este testigo | cómo están los neumáticos
muestra la cámara trasera | enséñame la cámara
conéctate al wifi | activa el punto de acceso | empareja un móvil nuevo | actualiza el software
qué tiempo va a hacer mañana | va a llover hoy | qué tanto frío hace afuera | cuántos grados hay fuera
qué hay en las noticias | léeme los titulares | quién ganó el partido anoche
pon un temporizador de diez minutos | despiértame a las seis | recuérdame comprar leche | pon una alarma
qué tengo en la agenda | añade una cita para el lunes | cancela mi reunión | cuándo es mi próxima cita
añade huevos a la lista de la compra | toma nota | qué tengo en la lista de tareas
enciende la luz de la cocina | cierra la puerta del garaje | cierra con llave la puerta de casa | baja la calefacción de casa
pide una pizza | reserva mesa para dos | compra entradas para el concierto | cuánto dinero tengo en la cuenta
cómo se dice buenos días en inglés | cuánto es doce por ocho | cómo se escribe exhibir | cuántos gramos tiene una libra
cuéntame un chiste | cántame algo | quién eres | qué sabes hacer | cómo estás hoy
`
