interface PolicyRules {
  createScriptURL: (address: string) => string | null;
  createScript: (text: string) => string | null;
  createHTML: (markup: string, type: string, sink: string) => string | null;
}

declare global {
  interface Window {
    /** Missing in older browsers, where the other rules of the content security policy hold. */
    readonly trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => unknown };
  }
}

/** Folders of others' scripts: of the Google sign-in, and of the CAPTCHA of the sign-in by phone. */
const folders =
  /^https:\/\/(?:apis\.google\.com\/(?:js|_\/scs\/abc-static\/_\/js)|www\.(?:google|gstatic)\.com\/recaptcha)\//;

/** Whether a script may be loaded from the address. */
export function isTrustedScript(address: string, base: string): boolean {
  if (!URL.canParse(address, base)) return false;
  const { href } = new URL(address, base);
  // Compared as text: a blob has the origin of the page that made it.
  return href.startsWith(`${new URL(base).origin}/`) || folders.test(href);
}

/** Structured data is put into a script element; nothing else is. */
function isData(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The policy for every text that could become a script, in the app and in the libraries that it
 * loads: the server requires one. Markup is only parsed, never written into a document.
 */
export function trustKnownScripts({ trustedTypes, location }: Window): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isTrustedScript(address, location.href) ? address : null),
    createScript: (text) => (isData(text) ? text : null),
    createHTML: (markup, _, sink) => (sink === 'DOMParser parseFromString' ? markup : null),
  });
}
