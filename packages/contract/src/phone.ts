/**
 * A phone number in E.164; undefined for any other text. Without a country code it is a Greek one.
 *
 * @example phoneNumber('691 234 5678') // '+306912345678'
 */
export function phoneNumber(text: string): string | undefined {
  const signs = text.replaceAll(/[\s().-]/g, '').replace(/^00/, '+');
  const number = /^[26]\d{9}$/.test(signs) ? `+30${signs}` : signs;
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : undefined;
}
