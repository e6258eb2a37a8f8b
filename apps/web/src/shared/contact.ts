/** How to reach the people behind Salonica. Placeholders, the same in every language. */
export const contact = {
  phone: '+30 2310 000 000',
  email: 'hello@salonica.example',
  supportEmail: 'support@salonica.example',
} as const;

/** Address that a telephone opens. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/** Address that a mail program opens, with what is known already filled in. */
export function mailLink(email: string, draft: { subject?: string; body?: string } = {}): string {
  const parts = Object.entries(draft)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${email}${parts.length === 0 ? '' : `?${parts.join('&')}`}`;
}
