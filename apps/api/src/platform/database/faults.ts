/**
 * PostgreSQL codes after which the same transaction may succeed: a serialization failure or a
 * deadlock.
 */
const passing = new Set(['40001', '40P01']);

/** PostgreSQL codes unrelated to the request: a lock or statement timeout, or a stopping server. */
const away = new Set(['55P03', '57014', '57P01', '57P02', '57P03', '57P05', '25P03', '25P04']);

/** The classes 08 (connection), 53 (resources) and 58 (system), and errors of sockets. */
const awayPattern = /^(?:08|53|58)\w{3}$|^E(?:CONN|PIPE|HOST|NET|TIMEDOUT|AI_AGAIN)/;

/** Class 22, data exceptions: a value that PostgreSQL cannot store, which a request brought. */
const unreadablePattern = /^22\w{3}$/;

/** Driver errors without a code. */
const awayMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error',
];

export type DatabaseFault = 'passing' | 'away' | 'unreadable';

/**
 * Whether a failed query means that the database is unavailable, that a retry may succeed, or that
 * its values cannot be stored.
 */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (passing.has(code)) return 'passing';
  if (unreadablePattern.test(code)) return 'unreadable';
  if (away.has(code) || awayPattern.test(code)) return 'away';
  if (awayMessages.some((message) => error.message.startsWith(message))) return 'away';
  return databaseFault(error.cause);
}
