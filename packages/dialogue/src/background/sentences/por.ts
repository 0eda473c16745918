export const por = `
por que o céu é azul?
quem te contou isso?
o que é que tu tens?
o que você quer ser quando crescer?
o que você faria no meu lugar?
o que significa saudade?
o que os pinguins comem?
o que foi que o médico disse?
como foi a prova?
como se escreve exceção?
como está a sua mãe?
como tirar mancha de café da roupa?
como se conserta uma torneira pingando?
como é que se diz obrigado em japonês?
como você pôde esquecer?
quando é o aniversário da vovó?
quando começou a Primeira Guerra?
quando é que você vai criar juízo?
onde eu deixei meus óculos?
onde vocês se conheceram?
onde vivem os cangurus?
quantas patas tem uma aranha?
quantos irmãos você tem?
quanto pesa uma baleia?
há quanto tempo vocês são casados?
qual é a sua cor preferida?
qual é o sentido da vida?
qual dos dois começou?
quais são os planetas do sistema solar?
de quem é este casaco?
do que você está rindo?
em que estás a pensar?
com quem você estava ontem?
pra que serve a matemática?
desde quando você usa óculos?
quem escreveu Os Lusíadas?
quem quer o último biscoito?
quem foi Dom Pedro Segundo?
quem quebrou o copo?
por que você está chorando?
por que os gatos ronronam?
porque é que bateste na tua irmã?
por que sempre sobra pra mim?
você fez a lição de casa?
já lavaste os dentes?
lembra da nossa professora de história?
você ainda está brava comigo?
você acredita em fantasma?
acha que ele gosta de mim?
você é um robô?
é verdade que elefante nunca esquece?
sabe guardar segredo?
posso te perguntar uma coisa?
posso comer mais um biscoito?
segura a minha bolsa um instante?
você acha que eu engordei?
a gente se conhece de algum lugar?
existe vida em outros planetas?
peixe dorme?
você está apaixonado?
e o que foi que você respondeu?
é sério isso?
e se a gente adotasse um cachorro?
não tens vergonha?
quer casar comigo?
será que ela vai me perdoar?
me explica a teoria da relatividade
explica-me porque caem as folhas
me conta como foi o seu dia
conta pro papai o que você desenhou
fala a verdade
fala baixinho que o bebê dormiu
diga quem descobriu o Brasil
peça desculpa ao seu irmão
dá um beijo na vovó
me dá um lencinho
devolve o brinquedo da sua irmã
deixa o teu irmão em paz
deixa eu pensar
olha que cachorrinho fofo
olha pra mim quando eu falo com você
escuta a sua mãe
senta direito
tira o pé do banco
calça os sapatos
assoa o nariz
come o lanche todo
bebe um gole de água
faz um pedido
cuidado com o que você diz
vem cá me dar um abraço
vai lavar as mãos
não mexe nisso
não fale de boca cheia
não se preocupe
não conta pra ninguém
não chora meu amor
não liga pra ele
chega de reclamar
parem de brigar
comportem-se
calma crianças
seja sincera comigo
imagina se você pudesse voar
adivinha quem eu encontrei ontem
cite três mamíferos que põem ovos
recita um poema pra mim
traduza boa noite para o italiano
escreva uma redação sobre a primavera
me ajuda com a tarefa de matemática
pergunta ao teu pai
chega um pouquinho pra lá
promete que não vai rir
conta até dez em francês
oi gente
bom dia dorminhocos
boa noite e bons sonhos
há quanto tempo não te via
parabéns pelo novo emprego
feliz aniversário
saúde
desculpa não foi por mal
muito obrigada por ontem
estou morto de cansaço
estou grávida
tenho muito orgulho de você
que tédio
estou com dor de cabeça
adoro o seu cabelo
não sei o que dizer
não estou a perceber nada
não aguento mais
não quero ir pra escola
não acredito nisso
a culpa não foi minha
esta noite tive um sonho esquisito
esqueci o nome dele
tenho duas irmãs e um irmão
tenho teste na quinta
preciso emagrecer
tirei dez em química
eu devia ter feito medicina
queria ser mais alta
acho que o meu chefe me odeia
eu bem que avisei
trabalho como enfermeira
o que será que aconteceu com ele
quero um pônei
tenho saudades do meu cão
meu avô era pescador
caiu um dente da minha filha
minha irmã vai casar em junho
meu sapato está apertado
tem uma coisa no seu queixo
você nunca me escuta
você é demais
ele ronca feito um urso
ele é dois anos mais velho que eu
ele puxou o meu cabelo
ela tem os olhos do pai
ela vinha mas ficou doente
eles se separaram de novo
estávamos mesmo a falar de ti
a gente se divertiu muito no zoológico
precisamos conversar
tem uma aranha no seu ombro
era uma vez um rei
não é justo
não é da sua conta
era brincadeira
foi ele que começou
isso me lembra a minha infância
não faz mal
os vizinhos estão brigando de novo
o cachorro comeu a minha lição
o bebê finalmente dormiu
aquele maluco nem deu seta
que vergonha
coitadinho dele
ai que dor
bom vamos ver
enfim onde é que eu estava
mãe ele não para de me olhar
ninguém me entende
todo mundo erra
porque eu estou mandando
se eu soubesse antes
mas eu pensei que você me amava
no fundo ele é gente boa
talvez ela só esteja com medo
filho de peixe peixinho é
o rato roeu a roupa do rei de Roma
já é sexta-feira de novo
`
