import type { ForgivenWords } from './shape.ts'

export const portuguese: ForgivenWords = {
  contractions: {
    pro: 'para o',
    pra: 'para, para a',
    pros: 'para os',
    pras: 'para as',
    ao: 'a o',
    aos: 'a os',
    à: 'a a',
    do: 'de o',
    da: 'de a',
    dos: 'de os',
    das: 'de as',
    no: 'em o',
    na: 'em a',
    nos: 'em os',
    nas: 'em as',
    num: 'em um',
    numa: 'em uma',
    pelo: 'por o',
    pela: 'por a',
    tá: 'está',
    tô: 'estou',
    tava: 'estava',
    cê: 'você',
    né: 'não é',
  },
  elisions: { d: 'de', n: 'em' },
  courtesy: 'por favor, se faz favor, faz favor, faça favor, por gentileza',
  thanks: 'obrigado, obrigada, muito obrigado, muito obrigada, valeu, grato, grata',
  opening:
    'podes, poderias, pode, poderia, você pode, você poderia, tu podes, consegues, consegue, você consegue, quer, queres, quero que, queria que, gostaria que, preciso que, eu quero que, eu gostaria que, quero, queria, gostaria de, eu quero, eu gostaria de, ei, ei carro, oi, oi carro, olá, olá carro, ok, okay, bom, bem, então, e, agora, vá, olha, ah',
  closing:
    'agora, agora mesmo, já, imediatamente, se puder, se puderes, se possível, se for possível, para mim, pra mim, tá, tá bom, está bem, ok, okay',
  fillers:
    'talvez, simplesmente, na verdade, quer dizer, tipo, assim, digamos, acho que, acho eu, sabe, sabes, aí',
  hesitations: 'é é, hã, ah, eh, hum, hmm, hm, mmm, uh, ãh',
  neverMisspelt:
    'nunca, jamais, nenhum, nenhuma, ninguém, tampouco, exceto, menos, abaixo, acima, agora, ainda, algum, alguma, alguns, antes, aquela, aquele, assim, através, baixo, baixa, caminho, carro, cento, certo, cinco, coisa, contra, dentro, depois, desde, desta, deste, dessa, desse, direita, dizer, durante, embora, enquanto, entre, então, errado, esquerda, estar, estou, fazer, ficar, frente, fundo, gente, grande, grupo, horas, janela, levar, ligar, desligar, desliga, longe, lugar, maior, manhã, melhor, menor, mesmo, metade, minha, minuto, muito, muitos, mundo, noite, nossa, nosso, ontem, outra, outro, outros, parte, passar, pelos, perto, poder, porque, porta, pouco, pouca, primeiro, quais, quando, quanto, quarto, quase, quatro, quente, saber, sempre, sobre, desce, tarde, tempo, tenho, terra, todas, todos, último, vamos, verde, vezes, vinte, volta, voltar, vosso',
}
