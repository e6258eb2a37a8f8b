import type { AddressDetails } from '../../domain/ports/addresses-port.ts';

export const addressFields = ['name', 'address', 'city'] as const;

export type AddressField = (typeof addressFields)[number];

/** Longest texts that an address may have, in characters. */
export const addressLimits: Readonly<Record<AddressField, number>> = {
  name: 40,
  address: 120,
  city: 80,
};

/** The fields that are missing, in the order of the form. */
export function missingFields(details: AddressDetails): AddressField[] {
  return addressFields.filter((field) => details[field].trim() === '');
}

/** The details without space around them. */
export function tidied(details: AddressDetails): AddressDetails {
  return {
    ...details,
    name: details.name.trim(),
    address: details.address.trim(),
    city: details.city.trim(),
  };
}
