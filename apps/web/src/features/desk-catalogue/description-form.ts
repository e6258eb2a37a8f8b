import { type SalonFact, salonFacts } from '../../domain/desk-catalogue.ts';
import { textProblem, tidyText } from '@salonica/text';
import { readPhone } from '@salonica/text/phone';
import { isEmail } from '../../domain/account.ts';
import type { FieldErrors } from '../../blocks/use-checked-form.ts';
import type { RequestOf, ResponseOf } from '../../domain/api.ts';
import type { FormWords } from './service-form.ts';

export type DescriptionOfDesk = ResponseOf<'readDeskDescription'>;
export type DescriptionBody = RequestOf<'changeDeskDescription'>['body'];

export const descriptionLimit = 1000;

export interface DescriptionValues {
  readonly 'description.en': string;
  readonly 'description.el': string;
  readonly phone: string;
  readonly email: string;
  readonly facts: readonly SalonFact[];
}

export const descriptionValuesOf = (part: DescriptionOfDesk): DescriptionValues => ({
  'description.en': part.description.en,
  'description.el': part.description.el,
  phone: part.phone,
  email: part.email,
  facts: part.facts,
});

export interface ContactWords {
  readonly phone: string;
  readonly email: string;
}

/** What is wrong, beside its field, in the order of the form. */
export function descriptionProblems(
  values: DescriptionValues,
  words: FormWords,
  contact: ContactWords,
): FieldErrors {
  const found: Record<string, string> = {};
  for (const name of ['description.en', 'description.el'] as const) {
    const problem = textProblem(values[name], descriptionLimit);
    if (problem !== undefined && problem !== 'empty') {
      found[name] = words.typed(problem, words.missing);
    }
  }
  if (readPhone(values.phone).problem !== undefined) found['phone'] = contact.phone;
  if (!isEmail(values.email.trim())) found['email'] = contact.email;
  return found;
}

export const descriptionBodyOf = (values: DescriptionValues): DescriptionBody => ({
  description: {
    en: tidyText(values['description.en']),
    el: tidyText(values['description.el']),
  },
  phone: values.phone,
  email: values.email.trim(),
  facts: salonFacts.filter((fact) => values.facts.includes(fact)),
});
