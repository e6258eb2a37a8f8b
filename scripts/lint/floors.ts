/**
 * Folders and files of the API, from the bottom up: each may import earlier ones, so that there are
 * no cycles. Other files of `src` compose the parts and may import all of them.
 */
const apiFloors = [
  'log.ts',
  'environment.ts',
  'database',
  'personal-data',
  'events',
  'jobs',
  'metrics',
  'http',
  'identity',
  'calls',
  'customers',
  'availability',
  'pictures',
  'salons',
  'live',
  'reviews',
  'favorites',
  'addresses',
  'profile',
  'payments',
  'mails',
  'letters',
  'email-change',
  'bookings',
  'notices',
  'waitlist',
  'wallet',
  'feed',
  'chat',
  'recommendations',
  'audit',
  'seed',
  'samples',
  'account',
  'retention',
  'visits',
  'pages',
  'web',
  'server.ts',
  'postgresql',
  'identity-emulator',
];

const partOf = (path: string) => /^apps\/api\/src\/([^/]+)/.exec(path)?.[1];

/** A separate program, which nothing imports, or a test, which starts what it needs. */
const isFree = (file: string) => /\/src\/programs\/|\.test\.ts$/.test(file);

/** Why a file of the API may not import another, or `undefined`. */
export function floorViolation(file: string, target: string): string | undefined {
  const from = partOf(file);
  const to = partOf(target);
  if (from === undefined || to === undefined || from === to || isFree(file)) return undefined;
  const floor = apiFloors.indexOf(from);
  if (floor === -1) {
    const isFolder = file.split('/').length > 4;
    return isFolder ? `"${from}" has no floor yet; give it one in floors.ts.` : undefined;
  }
  const isBelow = apiFloors.slice(0, floor).includes(to);
  return isBelow ? undefined : `"${from}" may not import "${to}": it stands on a higher floor.`;
}
