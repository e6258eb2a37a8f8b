import { slotLengths } from '../../domain/desk-catalogue.ts';
import type { FieldErrors } from '../../blocks/use-checked-form.ts';
import type { RequestOf, ResponseOf } from '../../domain/api.ts';
import { writeMoney } from '../../shared/money-input.ts';
import { type FormWords, priceOf, wholeNumber } from './service-form.ts';

export type RulesOfDesk = ResponseOf<'readDeskRules'>;
export type RulesBody = RequestOf<'changeDeskRules'>['body'];

/** The numbers of the form, each with its limits. */
export const ruleNumbers = [
  ['leadMinutes', 0, 7 * 24 * 60],
  ['horizonDays', 1, 180],
  ['noticeMinutes', 0, 14 * 24 * 60],
  ['graceMinutes', 0, 60],
  ['offerMinutes', 5, 120],
] as const;

export type RuleNumber = (typeof ruleNumbers)[number][0];

/** The fields, as they are typed. Their names are those of the server. */
export interface RulesValues extends Readonly<Record<RuleNumber, string>> {
  readonly slotMinutes: string;
  readonly makesVisits: boolean;
  readonly 'travel.fee': string;
  readonly 'travel.minutes': string;
  /** Empty without a limit. */
  readonly 'travel.km': string;
}

export function rulesValuesOf(rules: RulesOfDesk, language: string): RulesValues {
  const { travel, currency } = rules;
  return {
    slotMinutes: String(rules.slotMinutes),
    leadMinutes: String(rules.leadMinutes),
    horizonDays: String(rules.horizonDays),
    noticeMinutes: String(rules.noticeMinutes),
    graceMinutes: String(rules.graceMinutes),
    offerMinutes: String(rules.offerMinutes),
    makesVisits: travel !== null,
    'travel.fee': travel === null ? '' : writeMoney({ minor: travel.fee, currency }, language),
    'travel.minutes': String(travel?.minutes ?? 30),
    'travel.km': String(travel?.km ?? ''),
  };
}

/** What is wrong, beside its field, in the order of the form. */
export function rulesProblems(values: RulesValues, words: FormWords): FieldErrors {
  const found: Record<string, string> = {};
  const number = (
    name: RuleNumber | 'travel.minutes' | 'travel.km',
    least: number,
    most: number,
  ) => {
    if (wholeNumber(values[name], least, most) === undefined) {
      found[name] = words.number(least, most);
    }
  };
  for (const [name, least, most] of ruleNumbers) number(name, least, most);
  if (!values.makesVisits) return found;
  if (priceOf(values['travel.fee']) === undefined) found['travel.fee'] = words.price;
  number('travel.minutes', 0, 180);
  if (values['travel.km'].trim() !== '') number('travel.km', 1, 200);
  return found;
}

/** Values without problems, as they are sent. */
export function rulesBodyOf(values: RulesValues): RulesBody {
  const km = values['travel.km'].trim();
  return {
    slotMinutes: slotLengths.find((length) => String(length) === values.slotMinutes) ?? 30,
    leadMinutes: Number(values.leadMinutes),
    horizonDays: Number(values.horizonDays),
    noticeMinutes: Number(values.noticeMinutes),
    graceMinutes: Number(values.graceMinutes),
    offerMinutes: Number(values.offerMinutes),
    travel: values.makesVisits
      ? {
          fee: priceOf(values['travel.fee']) ?? 0,
          minutes: Number(values['travel.minutes']),
          km: km === '' ? null : Number(km),
        }
      : null,
  };
}
