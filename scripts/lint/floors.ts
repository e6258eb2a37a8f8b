/**
 * Folders and files of the API, from the bottom up: each may import earlier ones, so that there are
 * no cycles. Other files of a wing, and of `src`, compose the parts and may import all of them below.
 */
const apiFloors = [
  'platform/log.ts',
  'platform/environment.ts',
  'platform/database',
  'platform/personal-data',
  'platform/events',
  'platform/jobs',
  'platform/metrics',
  'platform/http',
  'platform/identity',
  'platform/calls',
  'platform/pictures',
  'platform/live',
  'platform/mail',
  'platform/pages',
  'platform/web',
  'platform/server.ts',
  'platform/postgresql',

  'subjects/customers',
  'subjects/availability',
  'subjects/salons',
  'subjects/reviews',
  'subjects/favorites',
  'subjects/addresses',
  'subjects/profile',
  'subjects/payments',
  'subjects/mails',
  'subjects/letters',
  'subjects/email-change',
  'subjects/bookings',
  'subjects/notices',
  'subjects/waitlist',
  'subjects/wallet',
  'subjects/feed',
  'subjects/chat',
  'subjects/desk',
  'subjects/listing',
  'subjects/desk-catalogue',
  'subjects/numbers',
  'subjects/hours',
  'subjects/recommendations',
  'subjects/audit',
  'subjects/account',
  'subjects/retention',
  'subjects/visits',

  'preview/seed',
  'preview/samples',
  'preview/chat-answers',
  'preview/test-provider',
  'preview/mail-inbox',
  'preview/identity-emulator',
];

const partOf = (path: string) =>
  /^apps\/api\/src\/((?:(?:platform|subjects|preview)\/)?[^/]+)/.exec(path)?.[1];

/** A separate program, which nothing imports, or a test and its tools, which start what they need. */
const isFree = (file: string) => /\/(?:programs|testing)\/|\.test\.ts$/.test(file);

/** Why a file of the API may not import another, or `undefined`. */
export function floorViolation(file: string, target: string): string | undefined {
  const from = partOf(file);
  const to = partOf(target);
  if (from === undefined || to === undefined || from === to || isFree(file)) return undefined;
  const floor = apiFloors.indexOf(from);
  if (floor === -1) {
    const isFolder = !from.endsWith('.ts');
    return isFolder ? `"${from}" has no floor yet; give it one in floors.ts.` : undefined;
  }
  const isBelow = apiFloors.slice(0, floor).includes(to);
  return isBelow ? undefined : `"${from}" may not import "${to}": it stands on a higher floor.`;
}
