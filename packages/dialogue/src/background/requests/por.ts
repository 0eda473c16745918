export const por = `
abre a janela | fecha todos os vidros | abaixa o meu vidro | sobe as janelas | abre só uma frestinha da janela
abre o teto solar | fecha o teto | baixa a capota
tranca o carro | destranca as portas | abre a porta | as portas estão trancadas | liga a trava para crianças
abre o porta-malas | fecha a bagageira | abre o capô
acende os faróis | apaga a luz interna | põe os máximos | liga o pisca-alerta | diminui a luz ambiente
liga o limpador de para-brisa | liga o limpa-vidros | limpa o vidro traseiro | esguicha água no para-brisa
fecha os retrovisores | ajusta o espelho esquerdo | abaixa o retrovisor
empurra meu banco pra trás | chega o banco para a frente | salva a posição do meu banco | baixa o encosto de cabeça
liga pro meu irmão | telefona à minha mãe | disca esse número | atende a chamada | desliga o telefone
lê as minhas mensagens | manda uma mensagem pra Sara | responde a essa mensagem | tenho e-mails novos | avisa ele que eu vou atrasar
liga o piloto automático | ativa o limitador de velocidade | liga o assistente de faixa | mantém mais distância | estaciona o carro pra mim
buzina aí | liga o motor | desliga o carro | muda para o modo sport | põe para fora o engate de reboque
vê a pressão dos pneus | quanto combustível ainda tem | quando é a próxima revisão | o que quer dizer essa luz no painel
mostra a câmera de ré | mostra-me a câmara traseira
conecta no wifi | liga o hotspot | emparelha um telemóvel novo | atualiza o software
como vai estar o tempo amanhã | vai chover hoje | está muito frio lá fora
quais são as notícias de hoje | lê as manchetes para mim | quem ganhou o jogo ontem
põe um timer de dez minutos | me acorda às seis | lembra-me de comprar leite | coloca um alarme
o que eu tenho na agenda | marca um compromisso pra segunda | cancela a minha reunião | quando é a minha próxima reunião
põe ovos na lista de compras | faz uma anotação | o que tem na minha lista de tarefas
acende a luz da cozinha | fecha o portão da garagem | tranca a porta de casa | baixa o aquecimento lá em casa
pede uma pizza | reserva uma mesa para dois | compra ingressos pro show | quanto dinheiro tem na minha conta
como se diz bom dia em espanhol | quanto é doze vezes oito | como é que se escreve exceção | quantos gramas tem uma libra
me conta uma piada | canta uma música pra mim | quem é você | o que é que sabes fazer | tudo bem com você hoje
`
