/** What a document of the payment provider says. */
export type FrameMessage =
  | { readonly type: 'height'; readonly height: number }
  /** The card is known to the provider. */
  | { readonly type: 'token'; readonly token: string }
  /** Something in it has to be put right. */
  | { readonly type: 'invalid' }
  /** The provider did not answer; the document says so itself. */
  | { readonly type: 'failed' }
  /** What the holder of a card answered. */
  | { readonly type: 'confirmed' }
  | { readonly type: 'refused' };

const simple = ['invalid', 'failed', 'confirmed', 'refused'] as const;

/** Higher than any document of a provider, in pixels. */
const highest = 1000;

/** Null for anything else that comes as a message. */
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

/** Sends what is typed in the frame to its provider. */
export function submitFrame(frame: HTMLIFrameElement | null): void {
  // There is nothing in it that another document must not hear.
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
