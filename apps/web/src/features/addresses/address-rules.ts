import type { AddressDetails } from '../../domain/ports/addresses-port.ts';

export const addressFields = ['name', 'address', 'city'] as const;

export type AddressField = (typeof addressFields)[number];

/** Maximum lengths of an address's fields, in characters. */
export const addressLimits: Readonly<Record<AddressField, number>> = {
  name: 40,
  address: 120,
  city: 80,
};

/** The missing fields, in form order. */
export function missingFields(details: AddressDetails): AddressField[] {
  return addressFields.filter((field) => details[field].trim() === '');
}

/** The trimmed details. */
export function tidied(details: AddressDetails): AddressDetails {
  return {
    ...details,
    name: details.name.trim(),
    address: details.address.trim(),
    city: details.city.trim(),
  };
}
