import type { RuntimeConfig } from '@salonica/contract';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

export interface SecurityOptions {
  runtime: RuntimeConfig;
  /** Hashes of the inline scripts in the app's documents, such as `sha256-…`. */
  scriptHashes: () => readonly string[];
  isHttps: boolean;
  /** Origins of payment providers' frames. @default nothing */
  paymentFrames?: readonly string[];
}

declare module 'hono' {
  interface ContextVariableMap {
    /** The content security policy of a document that is not the app's. */
    documentPolicy: string;
  }
}

/** The script that opens the account page of a Google sign-in, and the parts that it loads. */
const googleLoader = [
  'https://apis.google.com/js/',
  'https://apis.google.com/_/scs/abc-static/_/js/',
];
/** Origin of the CAPTCHA for phone sign-in. */
const recaptcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const googlePhotos = 'https://lh3.googleusercontent.com';
const identityHosts = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

/**
 * Scripts, styles, fonts and pixel pictures: no types that a browser opens as a document, as it
 * does an SVG.
 */
const plainFile = /^\/(?:assets|storage)\/.*\.(?:js|css|woff2|avif|webp|png|jpe?g)$/;

/** Security headers of every response; document headers are only on documents. */
export function securityHeaders({
  runtime,
  scriptHashes,
  isHttps,
  paymentFrames = [],
}: SecurityOptions): MiddlewareHandler {
  const emulator = runtime.identity.emulatorUrl;
  const emulators = emulator === undefined ? [] : [emulator];
  const robotChecks = runtime.phoneSignIn && emulator === undefined ? recaptcha : [];
  const tokenSync = runtime.tokenSyncUrl;
  const tokenSyncOrigins = tokenSync === undefined ? [] : [new URL(tokenSync).origin];

  const { map } = runtime;
  const tiles = [map?.tilesUrl, map?.darkTilesUrl].filter((url) => url !== undefined);
  const tileOrigins = [...new Set(tiles.map((url) => new URL(url).origin))];

  const strictTransportSecurity = isHttps && 'max-age=31536000; includeSubDomains';

  const headersFor = (hashes: readonly string[]) =>
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        scriptSrc: [
          "'self'",
          ...hashes.map((hash) => `'${hash}'`),
          ...googleLoader,
          ...robotChecks,
        ],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', googlePhotos, ...tileOrigins],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...identityHosts, ...emulators, ...tokenSyncOrigins, ...tileOrigins],
        frameSrc: [
          `https://${runtime.identity.authDomain}`,
          ...emulators,
          ...robotChecks,
          ...paymentFrames,
        ],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        // The app's one policy decides which scripts an address may name.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default'],
      },
      // Not `same-origin`: the Google sign-in popup has to reach its opener.
      crossOriginOpenerPolicy: 'same-origin-allow-popups',
      crossOriginResourcePolicy: 'same-origin',
      referrerPolicy: 'strict-origin-when-cross-origin',
      permissionsPolicy: {
        camera: [],
        microphone: [],
        payment: [],
        usb: [],
        geolocation: ['self'],
      },
      strictTransportSecurity,
      xFrameOptions: 'DENY',
    });

  const fileHeaders = secureHeaders({
    crossOriginResourcePolicy: 'same-origin',
    strictTransportSecurity,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  let built = { key: '', handler: headersFor([]) };
  return async (c, next) => {
    if (plainFile.test(c.req.path)) return fileHeaders(c, next);
    const hashes = scriptHashes();
    const key = hashes.join();
    if (key !== built.key) built = { key, handler: headersFor(hashes) };
    await built.handler(c, next);
    const own = c.get('documentPolicy');
    if (own !== undefined) c.res.headers.set('Content-Security-Policy', own);
    // Its URL has a secret, if only in the fragment.
    if (c.req.path === '/visit') c.res.headers.set('Referrer-Policy', 'no-referrer');
  };
}
