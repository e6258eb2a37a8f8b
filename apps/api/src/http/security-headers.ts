import type { RuntimeConfig } from '@salonica/contract';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

export interface SecurityOptions {
  runtime: RuntimeConfig;
  /** Hashes of the scripts that stand inside the app's documents, such as `sha256-…`. */
  scriptHashes: () => readonly string[];
  isHttps: boolean;
  /** What payment providers show in frames. @default nothing */
  paymentFrames?: readonly string[];
}

/** Loads the account page of a Google sign-in. */
const googleLoader = 'https://apis.google.com';
/** Where the check for robots comes from that goes with a phone. */
const recaptcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const googlePhotos = 'https://lh3.googleusercontent.com';
const identityHosts = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

/** Scripts, styles, fonts and pictures of pixels: nothing that a browser opens as a document, which an SVG is. */
const plainFile = /^\/(?:assets|storage)\/.*\.(?:js|css|woff2|avif|webp|png|jpe?g)$/;

/** Security headers on every answer; those that speak about documents stand on documents. */
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

  const strictTransportSecurity = isHttps && 'max-age=31536000; includeSubDomains';

  const headersFor = (hashes: readonly string[]) =>
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...hashes.map((hash) => `'${hash}'`), googleLoader, ...robotChecks],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', googlePhotos],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...identityHosts, ...emulators, ...tokenSyncOrigins],
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
      },
      // Not `same-origin`: the Google sign-in popup must be able to answer its opener.
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
  return (c, next) => {
    if (plainFile.test(c.req.path)) return fileHeaders(c, next);
    const hashes = scriptHashes();
    const key = hashes.join();
    if (key !== built.key) built = { key, handler: headersFor(hashes) };
    return built.handler(c, next);
  };
}
