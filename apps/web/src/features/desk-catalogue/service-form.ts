import { lineProblem, textProblem, tidyLine, tidyText, type TypedProblem } from '@salonica/text';
import type { FieldErrors } from '../../blocks/use-checked-form.ts';
import type { RequestOf, ResponseOf } from '../../domain/api.ts';
import { parseMoney, writeMoney } from '../../shared/money-input.ts';

export type ServicesOfDesk = ResponseOf<'readDeskServices'>;
export type ServiceOfDesk = ServicesOfDesk['services'][number];
export type ServiceBody = RequestOf<'addDeskService'>['body'];

/** The fields, as they are typed. Their names are those of the server. */
export interface ServiceValues {
  readonly 'name.en': string;
  readonly 'name.el': string;
  readonly 'description.en': string;
  readonly 'description.el': string;
  readonly minutes: string;
  readonly price: string;
  readonly bufferBefore: string;
  readonly bufferAfter: string;
  readonly hasGap: boolean;
  readonly 'gap.after': string;
  readonly 'gap.minutes': string;
  readonly categoryId: string;
  readonly barberIds: readonly string[];
}

export const nameMost = 60;
export const descriptionMost = 300;

/** A new service, which the whole team does, or an existing one. */
export function valuesOf(
  service: ServiceOfDesk | null,
  { barbers, currency }: Pick<ServicesOfDesk, 'barbers' | 'currency'>,
  language: string,
): ServiceValues {
  return {
    'name.en': service?.name.en ?? '',
    'name.el': service?.name.el ?? '',
    'description.en': service?.description.en ?? '',
    'description.el': service?.description.el ?? '',
    minutes: String(service?.minutes ?? 30),
    price: service === null ? '' : writeMoney({ minor: service.price, currency }, language),
    bufferBefore: String(service?.bufferBefore ?? 0),
    bufferAfter: String(service?.bufferAfter ?? 0),
    hasGap: service !== null && service.gap !== null,
    'gap.after': String(service?.gap?.after ?? ''),
    'gap.minutes': String(service?.gap?.minutes ?? ''),
    categoryId: service?.categoryId ?? '',
    barberIds: service?.barberIds ?? barbers.map(({ id }) => id),
  };
}

/** A whole number within limits, else undefined. */
export function wholeNumber(text: string, least: number, most: number): number | undefined {
  const number = /^\d{1,7}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

/** The sentences of the form. */
export interface FormWords {
  readonly typed: (problem: TypedProblem, missing: string) => string;
  readonly missing: string;
  readonly number: (least: number, most: number) => string;
  readonly price: string;
  readonly gap: string;
}

export const mostMinor = 10_000_000;

/** A price of the salon's currency in minor units, else undefined. */
export function priceOf(text: string): number | undefined {
  const minor = parseMoney(text, '')?.minor;
  return minor === undefined || minor > mostMinor ? undefined : minor;
}

/** What is wrong, beside its field, in the order of the form. */
export function problemsOf(values: ServiceValues, words: FormWords): FieldErrors {
  const found: Record<string, string> = {};
  const note = (name: string, sentence: string | undefined) => {
    if (sentence !== undefined) found[name] = sentence;
  };
  for (const name of ['name.en', 'name.el'] as const) {
    const problem = lineProblem(values[name], nameMost);
    note(name, problem && words.typed(problem, words.missing));
  }
  for (const name of ['description.en', 'description.el'] as const) {
    const problem = textProblem(values[name], descriptionMost);
    if (problem !== 'empty') note(name, problem && words.typed(problem, words.missing));
  }
  const number = (name: NumberField, least: number, most: number) => {
    if (wholeNumber(values[name], least, most) === undefined) {
      note(name, words.number(least, most));
    }
  };
  number('minutes', 5, 600);
  if (priceOf(values.price) === undefined) note('price', words.price);
  number('bufferBefore', 0, 120);
  number('bufferAfter', 0, 120);
  if (values.hasGap) {
    number('gap.after', 5, 600);
    number('gap.minutes', 5, 600);
    const ends = Number(values['gap.after']) + Number(values['gap.minutes']);
    if (!('gap.after' in found || 'gap.minutes' in found) && ends >= Number(values.minutes)) {
      note('gap.minutes', words.gap);
    }
  }
  return found;
}

type NumberField = 'minutes' | 'bufferBefore' | 'bufferAfter' | 'gap.after' | 'gap.minutes';

/** Values without problems, as they are sent. */
export function bodyOf(values: ServiceValues): ServiceBody {
  return {
    name: { en: tidyLine(values['name.en']), el: tidyLine(values['name.el']) },
    description: {
      en: tidyText(values['description.en']),
      el: tidyText(values['description.el']),
    },
    minutes: Number(values.minutes),
    bufferBefore: Number(values.bufferBefore),
    bufferAfter: Number(values.bufferAfter),
    gap: values.hasGap
      ? { after: Number(values['gap.after']), minutes: Number(values['gap.minutes']) }
      : null,
    price: priceOf(values.price) ?? 0,
    categoryId: values.categoryId === '' ? null : values.categoryId,
    barberIds: values.barberIds,
  };
}
