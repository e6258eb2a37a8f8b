import type { Api, RequestOf } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import { settleOffer } from './desk-retire.ts';
import { createMemoryDeskSettings, type MemoryDeskSettings } from './desk-settings.ts';
import { memoryPolicy } from './offer.ts';
import { offerAt } from './salon-offer.ts';
import type { ChangeOffer, OfferChanged, SalonOffer } from './stored-offer.ts';
import { textIn } from './texts.ts';
import { type EnterDesk, type MemoryWorld, notFound } from './world.ts';

export type MemoryDeskCatalogue = MemoryDeskSettings &
  Pick<
    Api,
    | 'readDeskServices'
    | 'addDeskService'
    | 'changeDeskService'
    | 'orderDeskServices'
    | 'retireDeskService'
    | 'readDeskPictures'
    | 'addDeskPicture'
    | 'changeDeskPictures'
  >;

type ServiceBody = RequestOf<'addDeskService'>['body'];

/** Most pictures of a salon. */
const mostPictures = 12;

const wrong = (field: string) =>
  new ServiceError({ kind: 'invalid', fields: { [field]: 'This value is not accepted.' } });

/** The settings of what a salon offers and shows. */
export function createMemoryDeskCatalogue(
  world: MemoryWorld,
  enter: EnterDesk,
): MemoryDeskCatalogue {
  const answers = new Map<string, OfferChanged>();
  world.onForget(() => {
    answers.clear();
    world.offers.clear();
  });

  const change: ChangeOffer = async (part, { salon, revision, idempotencyKey }, run) => {
    await enter(salon, 'manager');
    const before = answers.get(idempotencyKey);
    if (before !== undefined) return before;
    const offer = offerAt(world, salon);
    if ((offer.revisions[part] ?? 0) !== revision) throw new ServiceError({ kind: 'stale' });
    const revisions = { ...offer.revisions, [part]: revision + 1 };
    world.offers.set(salon, { ...offer, ...run(offer), revisions });
    world.live.notify({ type: 'salon.changed', salonId: salon });
    const answer = { revision: revision + 1, version: world.count() };
    answers.set(idempotencyKey, answer);
    return answer;
  };
  const requireOffered = ({ services }: SalonOffer, id: string) => {
    if (!services.some((one) => one.id === id && one.isOffered)) throw notFound();
  };
  const checked = ({ barbers }: SalonOffer, { decisions: _, ...service }: ServiceBody) => {
    const team = barbers.map(({ id }) => id);
    if (service.barberIds.some((id) => !team.includes(id))) throw wrong('barberIds');
    return { ...service, isOffered: true };
  };

  return {
    ...createMemoryDeskSettings(world, enter, change),
    async readDeskServices({ salon, language = 'en', signal }) {
      await enter(salon, 'manager', signal);
      const { revisions, services, barbers } = offerAt(world, salon);
      const home = await world.homePage.fetchHomePage({
        language,
        signal: signal ?? new AbortController().signal,
      });
      return {
        revision: revisions['services'] ?? 0,
        currency: memoryPolicy.basePrice.currency,
        services: services
          .filter(({ isOffered }) => isOffered)
          .map(({ isOffered: _, ...service }) => service),
        barbers: barbers.map(({ id, name }) => ({ id, name: textIn(language, name) })),
        categories: home.categories.map(({ id, title }) => ({ id, title })),
      };
    },
    addDeskService: ({ body, ...write }) =>
      change('services', write, (offer) => ({
        services: [...offer.services, { ...checked(offer, body), id: `service-${world.count()}` }],
      })),
    changeDeskService: settleOffer(world, enter, change, {
      part: 'services',
      apply(offer, id, body: ServiceBody) {
        requireOffered(offer, id);
        const next = { ...checked(offer, body), id };
        return { services: offer.services.map((one) => (one.id === id ? next : one)) };
      },
    }),
    orderDeskServices: ({ body: { ids }, ...write }) =>
      change('services', write, ({ services }) => {
        const offered = services.filter(({ isOffered }) => isOffered);
        const ordered = ids.flatMap((id) => offered.filter((one) => one.id === id));
        if (ordered.length !== offered.length || new Set(ids).size !== ids.length) {
          throw wrong('ids');
        }
        return { services: [...ordered, ...services.filter(({ isOffered }) => !isOffered)] };
      }),
    retireDeskService: settleOffer(world, enter, change, {
      part: 'services',
      apply(offer, id) {
        requireOffered(offer, id);
        const end = (one: SalonOffer['services'][number]) =>
          one.id === id ? { ...one, isOffered: false } : one;
        return { services: offer.services.map(end) };
      },
    }),
    async readDeskPictures({ salon, signal }) {
      await enter(salon, 'manager', signal);
      const { revisions, pictures } = offerAt(world, salon);
      return { revision: revisions['pictures'] ?? 0, pictures };
    },
    addDeskPicture: ({ file, onProgress, ...write }) =>
      change('pictures', write, ({ pictures }) => {
        if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') {
          throw wrong('picture');
        }
        if (pictures.length >= mostPictures) {
          throw new ServiceError({ kind: 'conflict', code: 'wrong-state' });
        }
        onProgress?.(1);
        const url = URL.createObjectURL(file);
        const id = `picture-${world.count()}`;
        const caption = { en: '', el: '' };
        return { pictures: [...pictures, { id, light: url, dark: url, caption }] };
      }),
    changeDeskPictures: ({ body, ...write }) =>
      change('pictures', write, ({ pictures }) => {
        const ids = new Set(body.pictures.map(({ id }) => id));
        const kept = body.pictures.flatMap(({ id, caption }) =>
          pictures.filter((one) => one.id === id).map((one) => ({ ...one, caption })),
        );
        if (kept.length !== body.pictures.length || ids.size !== kept.length) {
          throw wrong('pictures');
        }
        return { pictures: kept };
      }),
  };
}
