import { expect, test } from 'vitest';
import type { Actor } from '../identity/actor.ts';
import { createPlaces } from './places.ts';

const customer = (id: string): Actor => ({
  kind: 'customer',
  id,
  uid: id,
  authTime: 0,
  email: undefined,
});
const guest = (id: string): Actor => ({ kind: 'guest', id });

const limits = { perCaller: 2, perNetwork: 3, total: 10 };

test('a customer has places of their own, on any network', () => {
  const take = createPlaces(limits);
  const released = take(customer('anna'), 'a');
  expect(take(customer('anna'), 'b')).toBeDefined();
  expect(take(customer('anna'), 'c')).toBeUndefined();
  expect(take(customer('nikos'), 'a')).toBeDefined();
  released?.();
  expect(take(customer('anna'), 'c')).toBeDefined();
});

test('those who share an address leave it to each other: only strangers count by address', () => {
  const take = createPlaces(limits);
  for (let count = 0; count < 3; count += 1) expect(take(null, 'mobile')).toBeDefined();
  expect(take(null, 'mobile')).toBeUndefined();
  expect(take(null, 'home')).toBeDefined();
  expect(take(guest('one'), 'mobile')).toBeDefined();
  expect(take(customer('anna'), 'mobile')).toBeDefined();
});

test('a process has an end, and its last places are for customers', () => {
  const take = createPlaces(limits);
  for (let count = 0; count < 8; count += 1) expect(take(null, `net ${count}`)).toBeDefined();
  expect(take(null, 'another')).toBeUndefined();
  expect(take(guest('one'), 'another')).toBeUndefined();
  expect(take(customer('anna'), 'another')).toBeDefined();
  expect(take(customer('nikos'), 'another')).toBeDefined();
  expect(take(customer('maria'), 'another')).toBeUndefined();
});

test('a place that is released twice is one place', () => {
  const take = createPlaces({ ...limits, total: 1 });
  const release = take(customer('anna'), 'a');
  release?.();
  release?.();
  expect(take(customer('anna'), 'a')).toBeDefined();
  expect(take(customer('nikos'), 'a')).toBeUndefined();
});
