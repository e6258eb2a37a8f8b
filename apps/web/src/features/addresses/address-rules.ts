import { lineProblem, tidyLine, type TypedProblem } from '@salonica/text';
import type { AddressDetails } from '../../domain/address.ts';

export const addressFields = ['name', 'address', 'city'] as const;

export type AddressField = (typeof addressFields)[number];

/** Maximum lengths of an address's fields, in characters. */
export const addressLimits: Readonly<Record<AddressField, number>> = {
  name: 40,
  address: 120,
  city: 80,
};

export type AddressProblems = Readonly<Partial<Record<AddressField, TypedProblem>>>;

/** The missing or unusable fields, in form order. */
export function problemsOf(details: AddressDetails): AddressProblems {
  const problems: Partial<Record<AddressField, TypedProblem>> = {};
  for (const field of addressFields) {
    const problem = lineProblem(details[field], addressLimits[field]);
    if (problem !== undefined) problems[field] = problem;
  }
  return problems;
}

/** The details as they are stored. */
export function tidied(details: AddressDetails): AddressDetails {
  return {
    ...details,
    name: tidyLine(details.name),
    address: tidyLine(details.address),
    city: tidyLine(details.city),
  };
}
