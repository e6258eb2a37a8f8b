/**
 * Lets the style sheet show the last visitor in the header, in the place and width that the app
 * will use.
 * @param hint - the stored, unvalidated hint about the last visitor
 */
export function greet(page: HTMLElement, hint: string): void {
  try {
    const { email, phoneNumber } = JSON.parse(hint) as Readonly<Record<string, unknown>>;
    const contact = email ?? phoneNumber;
    // A JSON text without escapes is also a valid CSS string.
    if (typeof contact === 'string') page.style.setProperty('--contact', JSON.stringify(contact));
  } catch {
    // From then on the app shows the greeting.
  }
}
