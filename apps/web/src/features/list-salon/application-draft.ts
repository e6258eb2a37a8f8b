import { tidyLine } from '@salonica/text';
import type { ApplicationDetails } from '../../domain/application.ts';
import { parseMoney, writeMoney } from '../../shared/money-input.ts';
import { readPlace, writePlace } from './place-text.ts';

export const applicationSteps = ['business', 'address', 'hours', 'services', 'review'] as const;

export type ApplicationStep = (typeof applicationSteps)[number];

/** A part of a weekday in which the salon is open. */
export interface IntervalDraft {
  /** 1 is Monday. */
  readonly weekday: number;
  readonly opens: string;
  readonly closes: string;
}

export interface ServiceDraft {
  readonly en: string;
  readonly el: string;
  readonly minutes: string;
  readonly price: string;
}

/** What is typed, unchecked. */
export interface ApplicationDraft {
  readonly name: string;
  readonly categoryIds: readonly string[];
  readonly phone: string;
  readonly email: string;
  readonly addressEn: string;
  readonly addressEl: string;
  /** Latitude and longitude, as maps show them. */
  readonly place: string;
  /** By weekday; one without an interval is closed. */
  readonly hours: readonly IntervalDraft[];
  readonly services: readonly ServiceDraft[];
  readonly barberEn: string;
  readonly barberEl: string;
}

export type ApplicationProblem =
  | 'missing'
  | 'tooLong'
  | 'characters'
  | 'email'
  | 'phone'
  | 'categories'
  | 'place'
  | 'times'
  | 'closed'
  | 'minutes'
  | 'price';

/** By the name of the field, in the order of the form. */
export type ApplicationProblems = Readonly<Record<string, ApplicationProblem>>;

export const currency = 'USD' as const;

export const emptyService: ServiceDraft = { en: '', el: '', minutes: '30', price: '' };

export const emptyDraft: ApplicationDraft = {
  name: '',
  categoryIds: [],
  phone: '',
  email: '',
  addressEn: '',
  addressEl: '',
  place: '',
  hours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '09:00', closes: '20:00' })),
  services: [emptyService],
  barberEn: '',
  barberEl: '',
};

/** What is sent. @throws RangeError for a draft that is not complete */
export function bodyOf(draft: ApplicationDraft): ApplicationDetails {
  const location = readPlace(draft.place);
  if (location === null) throw new RangeError('The draft has no place.');
  return {
    name: tidyLine(draft.name),
    categoryIds: draft.categoryIds,
    phone: draft.phone,
    email: draft.email.trim(),
    address: { en: tidyLine(draft.addressEn), el: tidyLine(draft.addressEl) },
    location,
    hours: draft.hours,
    services: draft.services.map(({ en, el, minutes, price }) => {
      const money = parseMoney(price, currency);
      if (money === null) throw new RangeError('A service has no price.');
      return {
        name: { en: tidyLine(en), el: tidyLine(el) },
        minutes: Number(minutes),
        price: { minor: money.minor, currency },
      };
    }),
    barber: { en: tidyLine(draft.barberEn), el: tidyLine(draft.barberEl) },
  };
}

/** A sent application as it was typed, to be corrected. */
export function draftOf(details: ApplicationDetails, language: string): ApplicationDraft {
  const { name, categoryIds, phone, email, address, location, hours, services, barber } = details;
  return {
    name,
    categoryIds,
    phone,
    email,
    addressEn: address.en,
    addressEl: address.el,
    place: writePlace(location),
    hours,
    services: services.map(({ name: title, minutes, price }) => ({
      ...title,
      minutes: String(minutes),
      price: writeMoney(price, language),
    })),
    barberEn: barber.en,
    barberEl: barber.el,
  };
}
