/**
 * What is said in a language such as 'deu-DEU'; English where there is nothing else.
 * @template Said
 * @param {Record<string, Said>} texts by the first three letters of the language
 * @param {string} language
 * @returns {Said}
 */
export function inLanguage(texts, language) {
  return texts[language.slice(0, 3)] ?? texts.eng
}
