import { expect, it } from 'vitest';
import { isTrustedScript } from './trusted-scripts.ts';

const page = 'https://salonica.example/signin';

it.each([
  '/assets/index-D1z.js',
  'https://salonica.example/assets/formats.worker-A2b.js',
  'https://apis.google.com/js/api.js?onload=__iframefcb123',
  'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb.en/m=gapi_iframes',
  'https://www.google.com/recaptcha/api.js?onload=x&render=explicit&hl=en',
  'https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js',
])('trusts %s', (address) => expect(isTrustedScript(address, page)).toBe(true));

it.each([
  'https://evil.example/assets/index-D1z.js',
  '//evil.example/a.js',
  'https://salonica.example.evil.example/a.js',
  'http://salonica.example/a.js',
  'https://apis.google.com/js',
  'https://apis.google.com/other/js/a.js',
  'https://apis.google.com/js/../complete/search?jsonp=alert',
  String.raw`https://apis.google.com/js/..\search`,
  'https://www.google.com/complete/search?jsonp=alert',
  'data:text/javascript,alert(1)',
  'blob:https://salonica.example/1',
  'javascript:alert(1)',
  'https://',
])('does not trust %s', (address) => expect(isTrustedScript(address, page)).toBe(false));
