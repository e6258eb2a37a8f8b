import { expect, it } from 'vitest';
import { resolvePaths } from './resolve-paths.ts';

const answer = {
  pictures: [{ light: '/storage/a.svg', dark: null }],
  cardFields: '/payment-fields',
  confirmation: '/payment-fields/confirmations/c1',
  path: '/calendar/a.ics',
  text: 'See /storage/a.svg',
  page: '/payment-fields-help',
  count: 2,
};

it('adds the host to the documents of a response, and to nothing else', () => {
  expect(resolvePaths(answer, 'https://api.example')).toEqual({
    pictures: [{ light: 'https://api.example/storage/a.svg', dark: null }],
    cardFields: 'https://api.example/payment-fields',
    confirmation: 'https://api.example/payment-fields/confirmations/c1',
    path: 'https://api.example/calendar/a.ics',
    text: 'See /storage/a.svg',
    page: '/payment-fields-help',
    count: 2,
  });
});

it('changes nothing where the host is the page’s own', () => {
  expect(resolvePaths(answer, '')).toBe(answer);
});
