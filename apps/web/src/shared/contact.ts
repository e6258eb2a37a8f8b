/** Contact details of Salonica. Placeholders, the same in every language. */
export const contact = {
  phone: '+30 2310 000 000',
  email: 'hello@salonica.example',
  supportEmail: 'support@salonica.example',
} as const;

/** `tel:` URL of a phone number. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/** `mailto:` URL with prefilled fields. */
export function mailLink(email: string, draft: { subject?: string; body?: string } = {}): string {
  const parts = Object.entries(draft)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${email}${parts.length === 0 ? '' : `?${parts.join('&')}`}`;
}
