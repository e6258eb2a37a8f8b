import { describe, expect, it } from 'vitest';
import {
  bookingAgain,
  bookingAtStart,
  bookingWithService,
  comparison,
  paths,
  salonsFor,
  salonsSearch,
} from './paths.ts';

describe('paths', () => {
  it('encodes ids as one path segment', () => {
    expect(paths.salon('a/b')).toBe('/salon/a%2Fb');
    expect(paths.category('10')).toBe('/category/10');
    expect(bookingWithService('01', 2)).toBe('/booking/01?service=2');
    const again = { serviceIndex: 2, barberId: 'nikos & co' };
    expect(bookingAgain('01', again)).toBe('/booking/01?service=2&barber=nikos+%26+co&step=date');
    expect(bookingAgain('01', { ...again, serviceIndex: null })).toBe(
      '/booking/01?barber=nikos+%26+co&step=date',
    );
  });

  it('names a start of the wizard, and the step that is left', () => {
    const start = { date: '2027-01-08', time: '17:30' };
    expect(bookingAtStart('01', start, 'cut')).toBe(
      '/booking/01?service=cut&date=2027-01-08&time=17%3A30&step=time',
    );
    expect(bookingAtStart('01', start, null)).toBe('/booking/01?date=2027-01-08&time=17%3A30');
  });

  it('lists compared salons', () => {
    expect(comparison(['01', '02'])).toBe('/compare?ids=01,02');
    expect(comparison(['01'], 'cut')).toBe('/compare?ids=01&service=cut');
    expect(comparison([])).toBe('/compare');
  });

  it('puts only typed text into a search', () => {
    expect(salonsSearch({})).toBe('/salons');
    expect(salonsSearch({ location: '  ', q: '' })).toBe('/salons');
    expect(salonsSearch({ location: ' Ladadika ' })).toBe('/salons?location=Ladadika');
    expect(salonsFor("Men's Cuts")).toBe('/salons?q=Men%27s+Cuts');
  });
});
