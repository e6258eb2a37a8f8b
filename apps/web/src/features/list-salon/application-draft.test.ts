import { describe, expect, it } from 'vitest';
import { applicationSteps, bodyOf, draftOf, emptyDraft } from './application-draft.ts';
import { isComplete, isReachable, problemsOf } from './check-draft.ts';
import { readPlace, writePlace } from './place-text.ts';
import { storedDraft } from './stored-draft.ts';
import { typedDraft } from './testing/sample-application.ts';

describe('a draft', () => {
  it('is complete in every step, and is sent tidied', () => {
    expect(applicationSteps.every((step) => isComplete(typedDraft, step))).toBe(true);
    const body = bodyOf({ ...typedDraft, name: '  Barbershop   Zefyr ' });
    expect(body).toMatchObject({
      name: 'Barbershop Zefyr',
      location: { latitude: 40.6345, longitude: 22.9412 },
      services: [{ minutes: 30, price: { minor: 2500, currency: 'USD' } }, { minutes: 20 }],
    });
    expect(body.hours).toHaveLength(6);
  });

  it('names what is missing, and opens no later step', () => {
    expect(problemsOf(emptyDraft, 'business')).toEqual({
      name: 'missing',
      categories: 'categories',
      phone: 'missing',
      email: 'missing',
    });
    expect(isReachable(emptyDraft, 'address')).toBe(false);
    expect(isReachable(typedDraft, 'review')).toBe(true);
  });

  it.each([
    [{ phone: '12' }, 'business', { phone: 'phone' }],
    [{ email: 'a@b' }, 'business', { email: 'email' }],
    [{ name: 'x'.repeat(81) }, 'business', { name: 'tooLong' }],
    [{ place: 'Tsimiski' }, 'address', { place: 'place' }],
    [{ hours: [] }, 'hours', { hours: 'closed' }],
    [
      { services: [{ en: 'A', el: 'Α', minutes: '4', price: 'free' }] },
      'services',
      { 'service-0-minutes': 'minutes', 'service-0-price': 'price' },
    ],
  ] as const)('refuses %j', (changes, step, problems) => {
    expect(problemsOf({ ...typedDraft, ...changes }, step)).toEqual(problems);
  });

  it('may have breaks and be open until midnight, and never closes before it opens', () => {
    const monday = (...hours: readonly [opens: string, closes: string][]) => ({
      ...typedDraft,
      hours: hours.map(([opens, closes]) => ({ weekday: 1, opens, closes })),
    });
    const divided = monday(['09:00', '14:00'], ['17:00', '24:00']);
    expect(problemsOf(divided, 'hours')).toEqual({});
    expect(bodyOf(divided).hours).toEqual(divided.hours);
    expect(problemsOf(monday(['12:00', '11:00']), 'hours')).toEqual({ hours: 'times' });
    const overlapping = monday(['09:00', '14:00'], ['13:00', '20:00']);
    expect(problemsOf(overlapping, 'hours')).toEqual({ hours: 'times' });
  });

  it('is the same after a refusal', () => {
    expect(draftOf(bodyOf(typedDraft), 'en')).toEqual(typedDraft);
    expect(draftOf(bodyOf(typedDraft), 'el').services[0]?.price).toBe('25,00');
  });

  it('is restored from what this form stored, and from nothing else', () => {
    const stored: unknown = JSON.parse(JSON.stringify(typedDraft));
    expect(storedDraft(stored)).toEqual(typedDraft);
    expect(storedDraft(null)).toBeNull();
    expect(
      storedDraft({ ...typedDraft, hours: [{ weekday: 8, opens: '09:00', closes: '20:00' }] }),
    ).toBeNull();
  });
});

describe('a place', () => {
  it.each(['40.6329, 22.9410', '40.6329,22.9410', ' 40.6329 22.941 '])('is read: %s', (text) => {
    expect(readPlace(text)).toEqual({ latitude: 40.6329, longitude: 22.941 });
  });
  it.each(['', '40.6', '95.0, 22.9', '40.6, 190', 'Tsimiski 24'])('is none: "%s"', (text) => {
    expect(readPlace(text)).toBeNull();
  });
  it('is written as it is read', () => {
    expect(readPlace(writePlace({ latitude: -33.1234567, longitude: 18 }))).toEqual({
      latitude: -33.12346,
      longitude: 18,
    });
  });
});
