import { lineProblem, nameMaxLength, tidyLine } from '@salonica/text';
import type { FieldErrors } from '../../blocks/use-checked-form.ts';
import type { RequestOf, ResponseOf } from '../../domain/api.ts';
import { writeMoney } from '../../shared/money-input.ts';
import { type FormWords, priceOf, wholeNumber } from './service-form.ts';

export type TeamOfDesk = ResponseOf<'readDeskBarbers'>;
export type BarberOfDesk = TeamOfDesk['barbers'][number];
export type BarberBody = RequestOf<'addDeskBarber'>['body'];

export const barberNameMost = nameMaxLength;
export const specialtyMost = 60;

/** A service that the barber does, and the typed price and minutes; empty for the usual ones. */
export interface DoneService {
  readonly serviceId: string;
  readonly isDone: boolean;
  readonly price: string;
  readonly minutes: string;
}

/** The fields, as they are typed. Their names are those of the server. */
export interface BarberValues {
  readonly 'name.en': string;
  readonly 'name.el': string;
  readonly 'specialty.en': string;
  readonly 'specialty.el': string;
  readonly experience: string;
  readonly isCheaper: boolean;
  readonly surcharge: string;
  readonly services: readonly DoneService[];
}

/** A new barber, who does everything, or an existing one. */
export function barberValuesOf(
  barber: BarberOfDesk | null,
  { services, currency }: Pick<TeamOfDesk, 'services' | 'currency'>,
  language: string,
): BarberValues {
  const amount = (minor: number) => writeMoney({ minor, currency }, language);
  return {
    'name.en': barber?.name.en ?? '',
    'name.el': barber?.name.el ?? '',
    'specialty.en': barber?.specialty.en ?? '',
    'specialty.el': barber?.specialty.el ?? '',
    experience: String(barber?.experience ?? 0),
    isCheaper: (barber?.surcharge ?? 0) < 0,
    surcharge: amount(Math.abs(barber?.surcharge ?? 0)),
    services: services.map(({ id }) => {
      const done = barber?.services.find(({ serviceId }) => serviceId === id);
      const price = done?.price ?? null;
      return {
        serviceId: id,
        isDone: barber === null || done !== undefined,
        price: price === null ? '' : amount(price),
        minutes: String(done?.minutes ?? ''),
      };
    }),
  };
}

export const priceField = (serviceId: string) => `price.${serviceId}`;
export const minutesField = (serviceId: string) => `minutes.${serviceId}`;

/** What is wrong, beside its field, in the order of the form. */
export function barberProblems(values: BarberValues, words: FormWords): FieldErrors {
  const found: Record<string, string> = {};
  for (const name of ['name.en', 'name.el'] as const) {
    const problem = lineProblem(values[name], barberNameMost);
    if (problem !== undefined) found[name] = words.typed(problem, words.missing);
  }
  for (const name of ['specialty.en', 'specialty.el'] as const) {
    const problem = lineProblem(values[name], specialtyMost);
    if (problem !== undefined && problem !== 'empty') {
      found[name] = words.typed(problem, words.missing);
    }
  }
  if (wholeNumber(values.experience, 0, 70) === undefined) {
    found['experience'] = words.number(0, 70);
  }
  if (priceOf(values.surcharge) === undefined) found['surcharge'] = words.price;
  for (const { serviceId, isDone, price, minutes } of values.services) {
    if (!isDone) continue;
    if (price.trim() !== '' && priceOf(price) === undefined) {
      found[priceField(serviceId)] = words.price;
    }
    if (minutes.trim() !== '' && wholeNumber(minutes, 5, 600) === undefined) {
      found[minutesField(serviceId)] = words.number(5, 600);
    }
  }
  return found;
}

/** Values without problems, as they are sent. */
export function barberBodyOf(values: BarberValues): BarberBody {
  const surcharge = priceOf(values.surcharge) ?? 0;
  return {
    name: { en: tidyLine(values['name.en']), el: tidyLine(values['name.el']) },
    specialty: { en: tidyLine(values['specialty.en']), el: tidyLine(values['specialty.el']) },
    experience: Number(values.experience),
    surcharge: values.isCheaper ? -surcharge : surcharge,
    services: values.services
      .filter(({ isDone }) => isDone)
      .map(({ serviceId, price, minutes }) => ({
        serviceId,
        price: price.trim() === '' ? null : (priceOf(price) ?? null),
        minutes: minutes.trim() === '' ? null : Number(minutes),
      })),
  };
}
