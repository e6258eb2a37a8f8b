import { randomUUID } from 'node:crypto';
import type { DeskServiceRequest, DeskServicesWire } from '@salonica/contract/v1';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  barbers,
  barberServices,
  categories,
  salons,
  services,
} from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Language } from '../../platform/http/messages.ts';
import type { PartChange } from '../desk/change-settings.ts';
import { revisionOf } from '../desk/setting-revisions.ts';
import { writeSearchTerms } from '../salons/search-terms.ts';
import type { CatalogueChange, OpenCatalogue, Retired } from './change-catalogue.ts';
import { nextPosition } from './put-in-order.ts';
import { followCategories } from './salon-categories.ts';

/** The services that a salon offers, as its desk shows them. */
export async function readServices(
  db: Database,
  salonId: string,
  language: Language,
): Promise<DeskServicesWire> {
  // First: what changes meanwhile refuses a write at this revision.
  const revision = await revisionOf(db, { salonId, part: 'services' });
  const [salon] = await db
    .select({ currency: salons.currency })
    .from(salons)
    .where(eq(salons.id, salonId));
  if (salon === undefined) throw new ApiError(404, 'not-found');
  const offered = await db
    .select()
    .from(services)
    .where(and(eq(services.salonId, salonId), isNull(services.retiredAt)))
    .orderBy(asc(services.position), asc(services.id));
  const team = await db
    .select({ id: barbers.id, name: language === 'el' ? barbers.nameEl : barbers.nameEn })
    .from(barbers)
    .where(and(eq(barbers.salonId, salonId), isNull(barbers.retiredAt)))
    .orderBy(asc(barbers.position), asc(barbers.id));
  const doing = await db
    .select({ barberId: barberServices.barberId, serviceId: barberServices.serviceId })
    .from(barberServices)
    .innerJoin(barbers, eq(barbers.id, barberServices.barberId))
    .where(and(eq(barbers.salonId, salonId), isNull(barbers.retiredAt)))
    .orderBy(asc(barbers.position), asc(barbers.id));
  return {
    revision,
    currency: salon.currency,
    services: offered.map((service) => ({
      ...shownService(service),
      barberIds: doing
        .filter(({ serviceId }) => serviceId === service.id)
        .map(({ barberId }) => barberId),
    })),
    barbers: team,
    categories: await db
      .select({ id: categories.id, title: categories.title })
      .from(categories)
      .orderBy(asc(categories.position)),
  };
}

function shownService(row: typeof services.$inferSelect) {
  const { gapAfter, gapMinutes } = row;
  return {
    id: row.id,
    name: { en: row.nameEn, el: row.nameEl },
    description: { en: row.descriptionEn ?? '', el: row.descriptionEl ?? '' },
    minutes: row.minutes,
    bufferBefore: row.bufferBefore,
    bufferAfter: row.bufferAfter,
    gap: gapAfter === null || gapMinutes === null ? null : { after: gapAfter, minutes: gapMinutes },
    price: row.priceMinor,
    categoryId: row.categoryId,
  };
}

const orNull = (text: string) => (text === '' ? null : text);

function columnsOf(request: DeskServiceRequest) {
  const { name, description, gap } = request;
  return {
    nameEn: name.en,
    nameEl: name.el,
    descriptionEn: orNull(description.en),
    descriptionEl: orNull(description.el),
    minutes: request.minutes,
    bufferBefore: request.bufferBefore,
    bufferAfter: request.bufferAfter,
    gapAfter: gap?.after ?? null,
    gapMinutes: gap?.minutes ?? null,
    priceMinor: request.price,
    categoryId: request.categoryId,
  };
}

/** Adds a service at the end of the list. */
export async function addService(
  tx: Database,
  { salonId }: OpenCatalogue,
  request: DeskServiceRequest,
): Promise<CatalogueChange> {
  await requireCategory(tx, request.categoryId);
  const id = randomUUID();
  const position = await nextPosition(tx, 'services', salonId);
  await tx.insert(services).values({ id, salonId, position, ...columnsOf(request) });
  await assign(tx, salonId, id, request);
  await followCategories(tx, salonId, null, request.categoryId);
  return { action: 'services.add', subject: id, after: request };
}

/**
 * Changes a service. Bookings keep the price and the length that they were made with.
 * @throws ApiError 404 for a service that is not offered
 */
export async function changeService(
  tx: Database,
  { salonId }: OpenCatalogue,
  id: string,
  request: DeskServiceRequest,
): Promise<CatalogueChange> {
  const before = await findService(tx, salonId, id);
  await requireCategory(tx, request.categoryId);
  await tx.update(services).set(columnsOf(request)).where(eq(services.id, id));
  await assign(tx, salonId, id, request);
  await followCategories(tx, salonId, before.categoryId, request.categoryId);
  return { action: 'services.change', subject: id, after: request };
}

/**
 * Stops offering a service. Past bookings still refer to it.
 * @throws ApiError 404 for a service that is not offered
 */
export async function serviceRetirement(
  tx: Database,
  { salonId, id, time }: Retired,
): Promise<PartChange> {
  const { categoryId } = await findService(tx, salonId, id);
  return {
    part: 'services',
    plan(before) {
      const service = before.services.get(id);
      if (service === undefined) return before;
      const services = new Map(before.services).set(id, { ...service, isOffered: false });
      return { ...before, services };
    },
    async write(after) {
      await after
        .update(services)
        .set({ retiredAt: new Date(time) })
        .where(eq(services.id, id));
      await followCategories(after, salonId, categoryId, null);
      await writeSearchTerms(after, [salonId]);
    },
    record: { action: 'services.retire', subject: id, after: {} },
  };
}

async function findService(tx: Database, salonId: string, id: string) {
  const [row] = await tx
    .select({ categoryId: services.categoryId })
    .from(services)
    .where(and(eq(services.id, id), eq(services.salonId, salonId), isNull(services.retiredAt)));
  if (row === undefined) throw new ApiError(404, 'not-found');
  return row;
}

async function requireCategory(tx: Database, id: string | null): Promise<void> {
  if (id === null) return;
  if ((await tx.$count(categories, eq(categories.id, id))) > 0) return;
  throw new ApiError(422, 'invalid', { fields: { categoryId: 'otherField' } });
}

/** Who does a service. Those who did it before keep their own price, length and preference. */
async function assign(
  tx: Database,
  salonId: string,
  serviceId: string,
  { barberIds, price }: DeskServiceRequest,
): Promise<void> {
  const team = await tx
    .select({ id: barbers.id })
    .from(barbers)
    .where(and(eq(barbers.salonId, salonId), isNull(barbers.retiredAt)));
  const ids = team.map(({ id }) => id);
  if (barberIds.some((id) => !ids.includes(id))) {
    throw new ApiError(422, 'invalid', { fields: { barberIds: 'otherField' } });
  }
  const gone = ids.filter((id) => !barberIds.includes(id));
  if (gone.length > 0) {
    await tx
      .delete(barberServices)
      .where(and(eq(barberServices.serviceId, serviceId), inArray(barberServices.barberId, gone)));
  }
  if (barberIds.length === 0) return;
  await tx
    .insert(barberServices)
    .values([...new Set(barberIds)].map((barberId) => ({ barberId, serviceId })))
    .onConflictDoNothing();
  const isNegative = sql`${barberServices.priceMinor} is null
    and ${barbers.priceMinor} - ${salons.baseMinor} + ${price} < 0`;
  const cheaper = await tx
    .select({ id: barbers.id })
    .from(barberServices)
    .innerJoin(barbers, eq(barbers.id, barberServices.barberId))
    .innerJoin(salons, eq(salons.id, barbers.salonId))
    .where(and(eq(barberServices.serviceId, serviceId), isNull(barbers.retiredAt), isNegative));
  if (cheaper.length > 0) {
    throw new ApiError(422, 'invalid', { fields: { price: 'priceNegative' } });
  }
}
