/** A message of the payment provider's document. */
export type FrameMessage =
  | { readonly type: 'height'; readonly height: number }
  /** The provider has stored the card. */
  | { readonly type: 'token'; readonly token: string }
  /** A field has to be corrected. */
  | { readonly type: 'invalid' }
  /** The provider did not respond; its document shows that. */
  | { readonly type: 'failed' }
  /** The holder's confirmation. */
  | { readonly type: 'confirmed' }
  | { readonly type: 'refused' };

const simple = ['invalid', 'failed', 'confirmed', 'refused'] as const;

/** More than any provider's document, in pixels. */
const highest = 1000;

/** Null for any other message. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  if (!('from' in data) || data.from !== 'payment-fields' || !('type' in data)) return null;
  const known = simple.find((type) => type === data.type);
  if (known !== undefined) return { type: known };
  if (data.type === 'height' && 'height' in data && typeof data.height === 'number') {
    return { type: 'height', height: Math.min(Math.max(data.height, 0), highest) };
  }
  if (data.type === 'token' && 'token' in data && typeof data.token === 'string') {
    return { type: 'token', token: data.token };
  }
  return null;
}

/** Makes the frame send its input to the provider. */
export function submitFrame(frame: HTMLIFrameElement | null): void {
  // The message contains nothing confidential.
  frame?.contentWindow?.postMessage('submit', '*');
}

function currentTheme(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset;
  if (theme === 'dark' || theme === 'light') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** The document in the language and the theme of the page. */
export function frameAddress(address: string, language: string): string {
  return `${address}?${new URLSearchParams({ language, theme: currentTheme() }).toString()}`;
}
