import { randomUUID } from 'node:crypto';
import type { DeskBarberRequest, DeskBarbersWire } from '@salonica/contract/v1';
import { and, asc, eq, isNull, notInArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  barberHours,
  barbers,
  barberServices,
  salonHours,
  salons,
  services,
} from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Language } from '../../platform/http/messages.ts';
import { deleteUploads, type Encoded, storeUpload } from '../../platform/pictures/uploads.ts';
import type { PartChange } from '../desk/change-settings.ts';
import { lockMembers } from '../desk/members.ts';
import { revisionOf } from '../desk/setting-revisions.ts';
import { portraitOf } from '../salons/picture-urls.ts';
import { writeSearchTerms } from '../salons/search-terms.ts';
import type { CatalogueChange, OpenCatalogue, Retired } from './change-catalogue.ts';
import { nextPosition } from './put-in-order.ts';

interface TeamOptions {
  db: Database;
  versioned: (path: string) => string;
}

/** The barbers of a salon, as its desk shows them. */
export async function readBarbers(
  { db, versioned }: TeamOptions,
  salonId: string,
  language: Language,
): Promise<DeskBarbersWire> {
  const revision = await revisionOf(db, { salonId, part: 'team' });
  const { currency, baseMinor } = await salonOf(db, salonId);
  const team = await db
    .select()
    .from(barbers)
    .where(and(eq(barbers.salonId, salonId), isNull(barbers.retiredAt)))
    .orderBy(asc(barbers.position), asc(barbers.id));
  const offered = await db
    .select({
      id: services.id,
      name: language === 'el' ? services.nameEl : services.nameEn,
      price: services.priceMinor,
      minutes: services.minutes,
    })
    .from(services)
    .where(and(eq(services.salonId, salonId), isNull(services.retiredAt)))
    .orderBy(asc(services.position), asc(services.id));
  const doing = await db
    .select({
      barberId: barberServices.barberId,
      serviceId: barberServices.serviceId,
      price: barberServices.priceMinor,
      minutes: barberServices.minutes,
    })
    .from(barberServices)
    .innerJoin(services, eq(services.id, barberServices.serviceId))
    .where(and(eq(services.salonId, salonId), isNull(services.retiredAt)))
    .orderBy(asc(services.position), asc(services.id));
  return {
    revision,
    currency,
    barbers: team.map((barber) => ({
      id: barber.id,
      name: { en: barber.nameEn, el: barber.nameEl },
      specialty: { en: barber.specialtyEn, el: barber.specialtyEl },
      experience: barber.experience,
      surcharge: barber.priceMinor - baseMinor,
      picture: portraitOf(barber.picture, versioned),
      services: doing
        .filter(({ barberId }) => barberId === barber.id)
        .map(({ barberId: _, ...done }) => done),
    })),
    services: offered,
  };
}

async function salonOf(db: Database, salonId: string) {
  const [row] = await db
    .select({ currency: salons.currency, baseMinor: salons.baseMinor })
    .from(salons)
    .where(eq(salons.id, salonId));
  if (row === undefined) throw new ApiError(404, 'not-found');
  return row;
}

const columnsOf = (request: DeskBarberRequest, baseMinor: number) => ({
  nameEn: request.name.en,
  nameEl: request.name.el,
  specialtyEn: request.specialty.en,
  specialtyEl: request.specialty.el,
  experience: request.experience,
  priceMinor: baseMinor + request.surcharge,
});

/** Adds a barber at the end of the team, who works whenever the salon is open. */
export async function addBarber(
  tx: Database,
  { salonId }: OpenCatalogue,
  request: DeskBarberRequest,
): Promise<CatalogueChange> {
  const { baseMinor } = await salonOf(tx, salonId);
  const id = randomUUID();
  const position = await nextPosition(tx, 'barbers', salonId);
  // No rating yet.
  await tx
    .insert(barbers)
    .values({ id, salonId, position, rating: 0, ...columnsOf(request, baseMinor) });
  await assign(tx, salonId, id, request);
  const hours = await tx.select().from(salonHours).where(eq(salonHours.salonId, salonId));
  if (hours.length > 0) {
    await tx.insert(barberHours).values(
      hours.map(({ weekday, opens, closes }) => ({
        barberId: id,
        weekday,
        starts: opens,
        ends: closes,
      })),
    );
  }
  return { action: 'team.add', subject: id, after: request };
}

/** @throws ApiError 404 for who is not in the team */
export async function changeBarber(
  tx: Database,
  { salonId }: OpenCatalogue,
  id: string,
  request: DeskBarberRequest,
): Promise<CatalogueChange> {
  await findBarber(tx, salonId, id);
  const { baseMinor } = await salonOf(tx, salonId);
  await tx.update(barbers).set(columnsOf(request, baseMinor)).where(eq(barbers.id, id));
  await assign(tx, salonId, id, request);
  return { action: 'team.change', subject: id, after: request };
}

/**
 * Ends the work of a barber at the salon. Past visits still name them.
 * @throws ApiError 404 for who is not in the team, 409 where a member has their column
 */
export async function barberRetirement(
  tx: Database,
  { salonId, id, time }: Retired,
): Promise<PartChange> {
  await findBarber(tx, salonId, id);
  // Also against who accepts an invitation to the column meanwhile.
  const members = await lockMembers(tx, salonId);
  if (members.some(({ barberId }) => barberId === id)) {
    throw new ApiError(409, 'wrong-state', { message: 'barberIsMember' });
  }
  return {
    part: 'team',
    plan: (before) => ({ ...before, barbers: before.barbers.filter((one) => one.id !== id) }),
    async write(after) {
      await after
        .update(barbers)
        .set({ retiredAt: new Date(time) })
        .where(eq(barbers.id, id));
      await writeSearchTerms(after, [salonId]);
    },
    record: { action: 'team.retire', subject: id, after: {} },
  };
}

/**
 * Gives a barber another portrait.
 * @param encoded - null for none
 */
export async function changePortrait(
  tx: Database,
  { salonId, time }: OpenCatalogue,
  id: string,
  encoded: Encoded | null,
): Promise<CatalogueChange> {
  const before = await findBarber(tx, salonId, id);
  const picture = encoded === null ? null : await storeUpload(tx, salonId, encoded, new Date(time));
  await tx.update(barbers).set({ picture }).where(eq(barbers.id, id));
  if (before.picture !== null) await deleteUploads(tx, [before.picture]);
  return { action: 'team.change', subject: id, after: { picture } };
}

async function findBarber(tx: Database, salonId: string, id: string) {
  const [row] = await tx
    .select({ picture: barbers.picture })
    .from(barbers)
    .where(and(eq(barbers.id, id), eq(barbers.salonId, salonId), isNull(barbers.retiredAt)));
  if (row === undefined) throw new ApiError(404, 'not-found');
  return row;
}

/** What a barber does, at which price and in which time. Preferences of those that stay are kept. */
async function assign(
  tx: Database,
  salonId: string,
  barberId: string,
  { services: wanted, surcharge }: DeskBarberRequest,
): Promise<void> {
  const offered = await tx
    .select({ id: services.id, price: services.priceMinor })
    .from(services)
    .where(and(eq(services.salonId, salonId), isNull(services.retiredAt)));
  const ids = wanted.map(({ serviceId }) => serviceId);
  const isWrong = ids.some((id) => offered.every((service) => service.id !== id));
  if (isWrong || new Set(ids).size !== ids.length) {
    throw new ApiError(422, 'invalid', { fields: { services: 'otherField' } });
  }
  const usual = offered.filter(({ id }) =>
    wanted.some(({ serviceId, price }) => serviceId === id && price === null),
  );
  if (usual.some(({ price }) => price + surcharge < 0)) {
    throw new ApiError(422, 'invalid', { fields: { surcharge: 'priceNegative' } });
  }
  const ofBarber = eq(barberServices.barberId, barberId);
  await tx
    .delete(barberServices)
    .where(ids.length === 0 ? ofBarber : and(ofBarber, notInArray(barberServices.serviceId, ids)));
  for (const { serviceId, price: priceMinor, minutes } of wanted) {
    await tx
      .insert(barberServices)
      .values({ barberId, serviceId, priceMinor, minutes })
      .onConflictDoUpdate({
        target: [barberServices.barberId, barberServices.serviceId],
        set: { priceMinor, minutes },
      });
  }
}
