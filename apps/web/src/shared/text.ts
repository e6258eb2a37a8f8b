/** Text as people search it: without case, accents or the final form of sigma ("ΤΙΜΉΣ" and "τιμησ"). */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
