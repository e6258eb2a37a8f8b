import { salonFacts } from '@salonica/contract/v1/facts';
import { readPhone } from '@salonica/text/phone';
import type { Api } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import { settleOffer } from './desk-retire.ts';
import { memoryPolicy } from './offer.ts';
import { offerAt } from './salon-offer.ts';
import type { ChangeOffer, SalonOffer } from './stored-offer.ts';
import { textIn } from './texts.ts';
import { type EnterDesk, type MemoryWorld, notFound } from './world.ts';

export type MemoryDeskSettings = Pick<
  Api,
  | 'readDeskRules'
  | 'changeDeskRules'
  | 'readDeskDescription'
  | 'changeDeskDescription'
  | 'readDeskBarbers'
  | 'addDeskBarber'
  | 'changeDeskBarber'
  | 'orderDeskBarbers'
  | 'retireDeskBarber'
  | 'changeDeskPortrait'
  | 'removeDeskPortrait'
>;

type BarberBody = Parameters<MemoryDeskSettings['addDeskBarber']>[0]['body'];

/** Who does a service, after what one barber does was changed. */
const assigned = ({ services }: SalonOffer, barberId: string, { services: wanted }: BarberBody) =>
  services.map((service) => {
    const others = service.barberIds.filter((id) => id !== barberId);
    const does = wanted.some(({ serviceId }) => serviceId === service.id);
    return { ...service, barberIds: does ? [...others, barberId] : others };
  });

/** What a barber can do is offered, and named once. */
function checked({ services }: SalonOffer, body: BarberBody): BarberBody {
  const ids = body.services.map(({ serviceId }) => serviceId);
  const offered = services.filter(({ isOffered }) => isOffered).map(({ id }) => id);
  if (new Set(ids).size === ids.length && ids.every((id) => offered.includes(id))) return body;
  throw new ServiceError({ kind: 'invalid', fields: { services: 'This is not offered.' } });
}

/** Rules, texts and team of a salon. */
export function createMemoryDeskSettings(
  world: MemoryWorld,
  enter: EnterDesk,
  change: ChangeOffer,
): MemoryDeskSettings {
  const { currency } = memoryPolicy.basePrice;
  const barberOf = (id: string, { services, decisions: _, ...body }: BarberBody) => ({
    ...body,
    id,
    ownPrices: new Map(
      services.flatMap(({ serviceId, price }) =>
        price === null ? [] : [[serviceId, price] as const],
      ),
    ),
    ownMinutes: new Map(
      services.flatMap(({ serviceId, minutes }) =>
        minutes === null ? [] : [[serviceId, minutes] as const],
      ),
    ),
  });
  const requireOnTeam = ({ barbers }: SalonOffer, id: string) => {
    const barber = barbers.find((one) => one.id === id);
    if (barber === undefined) throw notFound();
    return barber;
  };
  const setPicture = (offer: SalonOffer, id: string, picture: string | null) => {
    requireOnTeam(offer, id);
    return { barbers: offer.barbers.map((one) => (one.id === id ? { ...one, picture } : one)) };
  };

  return {
    async readDeskRules({ salon, signal }) {
      await enter(salon, 'manager', signal);
      const { revisions, rules } = offerAt(world, salon);
      return { revision: revisions['rules'] ?? 0, currency, ...rules };
    },
    changeDeskRules: ({ body, ...write }) => change('rules', write, () => ({ rules: body })),
    async readDeskDescription({ salon, signal }) {
      await enter(salon, 'manager', signal);
      const { revisions, about } = offerAt(world, salon);
      return { revision: revisions['description'] ?? 0, ...about };
    },
    changeDeskDescription: ({ body, ...write }) =>
      change('description', write, () => {
        const read = readPhone(body.phone);
        const phone = read.problem === undefined ? read.number : body.phone;
        const facts = salonFacts.filter((fact) => body.facts.includes(fact));
        return { about: { ...body, phone, facts } };
      }),
    async readDeskBarbers({ salon, language = 'en', signal }) {
      await enter(salon, 'manager', signal);
      const { revisions, barbers, services } = offerAt(world, salon);
      const offered = services.filter(({ isOffered }) => isOffered);
      return {
        revision: revisions['team'] ?? 0,
        currency,
        barbers: barbers.map(
          ({ id, name, specialty, experience, surcharge, picture, ownPrices, ownMinutes }) => ({
            id,
            name,
            specialty,
            experience,
            surcharge,
            picture,
            services: offered
              .filter(({ barberIds }) => barberIds.includes(id))
              .map((service) => ({
                serviceId: service.id,
                price: ownPrices.get(service.id) ?? null,
                minutes: ownMinutes.get(service.id) ?? null,
              })),
          }),
        ),
        services: offered.map(({ id, name, price, minutes }) => ({
          id,
          name: textIn(language, name),
          price,
          minutes,
        })),
      };
    },
    addDeskBarber: ({ body, ...write }) =>
      change('team', write, (offer) => {
        const id = `barber-${world.count()}`;
        const added = { ...barberOf(id, checked(offer, body)), picture: null, rating: null };
        const works = { specialtyIds: [], daysOff: [] };
        return {
          barbers: [...offer.barbers, { ...added, ...works }],
          services: assigned(offer, id, body),
        };
      }),
    changeDeskBarber: settleOffer(world, enter, change, {
      part: 'team',
      apply(offer, id, body: BarberBody) {
        requireOnTeam(offer, id);
        const next = barberOf(id, checked(offer, body));
        return {
          barbers: offer.barbers.map((one) => (one.id === id ? { ...one, ...next } : one)),
          services: assigned(offer, id, body),
        };
      },
    }),
    orderDeskBarbers: ({ body: { ids }, ...write }) =>
      change('team', write, ({ barbers }) => {
        const ordered = ids.flatMap((id) => barbers.filter((one) => one.id === id));
        if (ordered.length !== barbers.length || new Set(ids).size !== ids.length) {
          throw new ServiceError({ kind: 'invalid', fields: { ids: 'Not the whole team.' } });
        }
        return { barbers: ordered };
      }),
    retireDeskBarber: settleOffer(world, enter, change, {
      part: 'team',
      apply(offer, id) {
        requireOnTeam(offer, id);
        return { barbers: offer.barbers.filter((one) => one.id !== id) };
      },
    }),
    changeDeskPortrait: ({ id, file, onProgress, ...write }) =>
      change('team', write, (offer) => {
        onProgress?.(1);
        return setPicture(offer, id, URL.createObjectURL(file));
      }),
    removeDeskPortrait: ({ id, ...write }) =>
      change('team', write, (offer) => setPicture(offer, id, null)),
  };
}
