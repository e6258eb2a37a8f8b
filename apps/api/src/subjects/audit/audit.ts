import type { Database } from '../../platform/database/database.ts';
import { withLongQueries } from '../../platform/database/long-queries.ts';
import { errorFacts, type Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { AuditCheck } from './audit-check.ts';
import { auditChecks } from './checks.ts';

export interface AuditOptions {
  db: Database;
  log: Log;
  /** Milliseconds since 1970. @default the system's clock */
  now?: () => number;
  /** The payment provider, whose charges are compared. */
  payments?: PaymentProvider | undefined;
  /** Counts the findings. */
  metrics?: Pick<Metrics, 'auditFindings'>;
  checks?: readonly AuditCheck[];
}

/** Number of findings in one log line. */
const mostNamed = 10;

/**
 * Looks for inconsistent records, logs each kind and counts them. It changes nothing.
 * @throws AggregateError of the checks that failed, after all others have run
 */
export async function audit({ db, checks = auditChecks, ...options }: AuditOptions) {
  await withLongQueries(db, (own) => runChecks({ ...options, db: own, checks }));
}

async function runChecks({
  db,
  log,
  metrics,
  checks,
  now = Date.now,
  payments,
}: Required<Pick<AuditOptions, 'checks'>> & AuditOptions) {
  const world = { time: now(), payments };
  const errors: unknown[] = [];
  let total = 0;
  for (const { name: check, find } of checks) {
    try {
      const found = await find(db, world);
      total += found.length;
      metrics?.auditFindings.set({ check }, found.length);
      if (found.length > 0) {
        const subjects = found.slice(0, mostNamed).join(' ');
        log('error', 'audit finding', { check, count: found.length, subjects });
      }
    } catch (error) {
      errors.push(error);
      log('error', 'audit check failed', { check, ...errorFacts(error) });
    }
  }
  log('info', 'audited', { checks: checks.length, findings: total });
  if (errors.length > 0) throw new AggregateError(errors, 'Not everything could be audited.');
}
