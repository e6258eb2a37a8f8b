import type { SalonMatchWire } from '@salonica/contract/v1';
import { bestService, type Understanding } from '@salonica/search';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { salons, services } from '../../platform/database/schema/index.ts';
import type { Language } from '../../platform/http/messages.ts';

type MatchedService = NonNullable<SalonMatchWire['service']>;

/** The service of each salon that fits the words of a search best, by the id of the salon. */
export async function matchedServices(
  db: Database,
  salonIds: readonly string[],
  asked: Understanding,
  language: Language,
): Promise<ReadonlyMap<string, MatchedService>> {
  if (salonIds.length === 0 || asked.meanings.every(({ role }) => role !== 'content')) {
    return new Map();
  }
  const rows = await db
    .select({
      id: services.id,
      salonId: services.salonId,
      en: services.nameEn,
      el: services.nameEl,
      minutes: services.minutes,
      priceMinor: services.priceMinor,
      currency: salons.currency,
    })
    .from(services)
    .innerJoin(salons, eq(salons.id, services.salonId))
    .where(and(inArray(services.salonId, [...salonIds]), isNull(services.retiredAt)))
    .orderBy(asc(services.position), asc(services.id));
  const offers = rows.map(({ en, el, ...row }) => ({ ...row, name: { en, el } }));
  const found = [...Map.groupBy(offers, ({ salonId }) => salonId)].flatMap(([salonId, offer]) => {
    const best = bestService(asked, offer);
    if (best === undefined) return [];
    const { id, name, minutes, priceMinor: minor, currency } = best;
    const service = { id, name: name[language], price: { minor, currency }, minutes };
    return [[salonId, service] as const];
  });
  return new Map(found);
}
