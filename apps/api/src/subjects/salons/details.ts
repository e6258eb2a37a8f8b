import { type MoneyWire, type SalonDetailsResponse, salonFacts } from '@salonica/contract/v1';
import { wallClock } from '@salonica/policy';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { salons } from '../../platform/database/schema/index.ts';
import { captionOf, pictureOf, portraitOf, sharedPictureOf } from './picture-urls.ts';
import { isListed, summaryColumns, summaryOf, type SummaryOptions } from './summaries.ts';

interface ServiceRow {
  id: string;
  name: string;
  description: string | null;
  minutes: number;
  priceMinor: number;
}

interface BarberRow {
  id: string;
  name: string;
  specialty: string;
  rating: number;
  experience: number;
  priceMinor: number;
  picture: string | null;
  serviceIds: string[];
  own: { serviceId: string; priceMinor: number | null; minutes: number | null }[];
}

/** Exceptions within this number of days are included. */
const daysAhead = 366;

export interface DetailsOptions extends Omit<SummaryOptions, 'near'> {
  /** Milliseconds since 1970. */
  time: number;
}

/** All of a salon's data, in one query; undefined for an unknown or retired salon. */
export async function salonDetails(
  db: Database,
  id: string,
  { language, versioned, time }: DetailsOptions,
): Promise<SalonDetailsResponse | undefined> {
  const [row] = await db
    .select({ summary: summaryColumns(language, undefined), more: detailColumns(language, time) })
    .from(salons)
    .where(and(eq(salons.id, id), isListed));
  if (row === undefined) return undefined;
  const { more } = row;
  const money = (minor: number): MoneyWire => ({ minor, currency: more.currency });
  const today = wallClock(more.timeZone, time).date;
  return {
    ...summaryOf(row.summary, versioned),
    timeZone: more.timeZone,
    description: more.description,
    email: more.email,
    facts: salonFacts.filter((fact) => more.facts.includes(fact)),
    sharedPicture: sharedPictureOf(id, versioned),
    pictures: more.images.map(({ path, caption }) => ({
      ...pictureOf(path, versioned),
      caption: caption ?? captionOf(path, language),
    })),
    hours: more.hours,
    exceptions: more.exceptions.filter(({ date }) => date >= today),
    offer: more.services.map(({ priceMinor, ...service }) => ({
      ...service,
      price: money(priceMinor),
    })),
    team: more.team.map(({ priceMinor, picture, rating, own, ...person }) => ({
      ...person,
      rating: rating === 0 ? null : rating,
      price: money(priceMinor),
      ownPrices: own.flatMap(({ serviceId, priceMinor: minor }) =>
        minor === null ? [] : [{ serviceId, price: money(minor) }],
      ),
      ownMinutes: own.flatMap(({ serviceId, minutes }) =>
        minutes === null ? [] : [{ serviceId, minutes }],
      ),
      picture: portraitOf(picture, versioned),
    })),
    policy: {
      slotMinutes: more.slotMinutes,
      leadMinutes: more.leadMinutes,
      horizonDays: more.horizonDays,
      noticeMinutes: more.noticeMinutes,
      graceMinutes: more.graceMinutes,
      basePrice: money(more.baseMinor),
      travel:
        more.travelMinor === null
          ? null
          : { fee: money(more.travelMinor), minutes: more.travelMinutes, km: more.travelKm },
    },
    isPaused: more.isPaused,
  };
}

function detailColumns(language: SummaryOptions['language'], time: number) {
  const isGreek = language === 'el';
  const text = (name: string) => sql.identifier(`${name}_${language}`);
  // A day early: at the salon it may still be yesterday.
  const from = new Date(time - 86_400_000).toISOString().slice(0, 10);
  return {
    timeZone: salons.timeZone,
    description: isGreek ? salons.descriptionEl : salons.descriptionEn,
    email: salons.email,
    facts: salons.facts,
    slotMinutes: salons.slotMinutes,
    leadMinutes: salons.leadMinutes,
    horizonDays: salons.horizonDays,
    noticeMinutes: salons.noticeMinutes,
    graceMinutes: salons.graceMinutes,
    currency: salons.currency,
    baseMinor: salons.baseMinor,
    travelMinor: salons.travelMinor,
    travelMinutes: salons.travelMinutes,
    travelKm: salons.travelKm,
    isPaused: sql<boolean>`${salons.pausedAt} is not null`,
    images: sql<{ path: string; caption: string | null }[]>`(
      select coalesce(json_agg(json_build_object('path', path, 'caption', ${text('caption')})
        order by position), '[]')
      from salon_images where salon_id = salons.id)`,
    hours: sql<SalonDetailsResponse['hours']>`(
      select coalesce(json_agg(json_strip_nulls(json_build_object('weekday', weekday,
        'opens', to_char(opens, 'HH24:MI'), 'closes', to_char(closes, 'HH24:MI'),
        'lastStart', to_char(last_start, 'HH24:MI'))) order by weekday, opens), '[]')
      from salon_hours where salon_id = salons.id)`,
    exceptions: sql<SalonDetailsResponse['exceptions']>`(
      select coalesce(json_agg(json_build_object('date', date,
        'opens', to_char(opens, 'HH24:MI'), 'closes', to_char(closes, 'HH24:MI'), 'reason', ${text('reason')}) order by date), '[]')
      from salon_exceptions
      where salon_id = salons.id and date between ${from}::date and ${from}::date + ${daysAhead}::int)`,
    services: sql<ServiceRow[]>`(
      select coalesce(json_agg(json_build_object('id', id, 'name', ${text('name')},
        'description', ${text('description')}, 'minutes', minutes, 'priceMinor', price_minor) order by position, id), '[]')
      from services where salon_id = salons.id and retired_at is null)`,
    team: sql<BarberRow[]>`(
      select coalesce(json_agg(json_build_object('id', id, 'name', ${text('name')},
        'specialty', ${text('specialty')}, 'rating', rating, 'experience', experience,
        'priceMinor', price_minor, 'picture', picture, 'serviceIds', (
          select coalesce(json_agg(o.id order by o.position, o.id), '[]')
          from barber_services d join services o on o.id = d.service_id
          where d.barber_id = barbers.id and o.retired_at is null),
        'own', (
          select coalesce(json_agg(json_build_object('serviceId', d.service_id,
            'priceMinor', d.price_minor, 'minutes', d.minutes)), '[]')
          from barber_services d join services o on o.id = d.service_id
          where d.barber_id = barbers.id and o.retired_at is null
            and num_nonnulls(d.price_minor, d.minutes) > 0)
        ) order by position, id), '[]')
      from barbers where salon_id = salons.id and retired_at is null)`,
  };
}
