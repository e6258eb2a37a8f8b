import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Booking } from '../../domain/booking.ts';
import { ServiceError } from '../../domain/failure.ts';
import { booking, nextFree, salon } from './testing/fake-salon.ts';
import { renderSalon } from './testing/render-salon.tsx';

afterEach(() => vi.useRealTimers());

const headings = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

describe('the views of a salon', () => {
  it('begin with the overview, which summarises all of them', async () => {
    const page = await renderSalon();
    expect(page.tab('Overview').getAttribute('aria-selected')).toBe('true');
    expect(headings(page.panel())).toEqual(['Services', 'Our Team', 'Gallery', 'Reviews']);
    expect(within(page.panel()).getAllByRole('article')).toHaveLength(2);
  });

  it('are in the URL, and Back goes to the previous one', async () => {
    const page = await renderSalon();
    await page.press(page.tab('Services'));
    expect(page.search()).toBe('?tab=services');
    expect(headings(page.panel())).toEqual(['Services']);
    expect(page.panel().textContent).toContain('Beard, described');
    await page.press(page.tab('Our Team'));
    await page.back();
    expect(page.tab('Services').getAttribute('aria-selected')).toBe('true');
    await page.back();
    expect(page.search()).toBe('');
  });

  it('leave no entries behind after moving across with the arrow keys', async () => {
    const page = await renderSalon();
    page.tab('Overview').focus();
    await page.type('ArrowRight');
    await page.type('ArrowRight');
    expect(page.search()).toBe('?tab=team');
    await page.back();
    expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeDefined();
  });

  it.each([
    ['?tab=gallery', 'Gallery'],
    ['?tab=nothing', 'Overview'],
  ])('open from the URL %s', async (search, name) => {
    const page = await renderSalon({ address: `/salon/01${search}` });
    expect(page.tab(name).getAttribute('aria-selected')).toBe('true');
  });

  it('are linked from the number of reviews, which moves the focus', async () => {
    const page = await renderSalon();
    await page.press(screen.getByRole('link', { name: '12 reviews' }));
    expect(page.search()).toBe('?tab=reviews');
    expect(document.activeElement).toBe(page.panel());
  });

  it('keep their state', async () => {
    const page = await renderSalon({ address: '/salon/01?tab=reviews' });
    const order = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    fireEvent.change(order(), { target: { value: 'lowest' } });
    await page.settle();
    await page.press(page.tab('Gallery'));
    await page.press(page.tab('Reviews'));
    expect(order().value).toBe('lowest');
  });
});

describe('contact and hours', () => {
  it('link to telephone, mail and map', async () => {
    await renderSalon();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('+30 2310 000 000')).toBe('tel:+302310000000');
    expect(href('hello@salonica.example')).toBe('mailto:hello@salonica.example');
    expect(decodeURIComponent(href('12 Aristotelous Square, on the map') ?? '')).toContain(
      'Ρόδι,+12+Aristotelous+Square',
    );
  });

  it.each([
    ['2025-06-14T09:10:00Z', 'Saturday', 'Open now, until 15:00'],
    ['2025-06-14T12:00:00Z', 'Saturday', 'Closed now, opens Monday at 09:00'],
    // Half past midnight in Athens.
    ['2025-06-15T21:30:00Z', 'Monday – Friday', 'Closed now, opens at 09:00'],
  ])('at %s it is %s, and %s', async (instant, row, words) => {
    const { container } = await renderSalon({ clock: () => Date.parse(instant) });
    expect(container.querySelector('[aria-current="date"] dt')?.textContent).toBe(`${row} Today`);
    expect(screen.getByText(words)).toBeDefined();
  });

  it('can end at midnight', async () => {
    const hours = [{ weekday: 6, opens: '09:00', closes: '24:00' }];
    const clock = () => Date.parse('2025-06-14T20:59:00Z');
    await renderSalon({ clock, api: { readSalon: async () => ({ ...salon, hours }) } });
    expect(screen.getByText('Open now, until midnight')).toBeDefined();
    expect(screen.getByText('09:00 – 24:00')).toBeDefined();
  });

  it('have each interval of a day', async () => {
    const hours = [
      { weekday: 1, opens: '09:00', closes: '14:00' },
      { weekday: 1, opens: '17:00', closes: '21:00' },
    ];
    await renderSalon({ api: { readSalon: async () => ({ ...salon, hours }) } });
    const monday = screen.getByText('Monday').closest('[data-part="row"]');
    expect(monday?.textContent).toContain('09:00 – 14:00');
    expect(monday?.textContent).toContain('17:00 – 21:00');
    expect(
      screen.getByText('Tuesday – Friday').closest('[data-part="row"]')?.textContent,
    ).toContain('Closed');
  });

  it('show the coming days that differ, and why', async () => {
    const exceptions = [
      { date: '2025-07-01', opens: '09:00', closes: '13:00', reason: 'Inventory' },
      { date: '2025-08-01', opens: null, closes: null, reason: 'Summer holidays' },
      { date: '2025-12-25', opens: null, closes: null, reason: 'Christmas' },
    ];
    await renderSalon({ api: { readSalon: async () => ({ ...salon, exceptions }) } });
    expect(screen.getByRole('heading', { name: 'Different hours soon' })).toBeDefined();
    const rowOf = (reason: string) =>
      screen.getByText(reason).closest('[data-part="row"]')?.textContent;
    expect(rowOf('Inventory')).toContain('Tue 1 July');
    expect(rowOf('Inventory')).toContain('09:00 – 13:00');
    expect(rowOf('Summer holidays')).toContain('Closed');
    // Too far ahead to be relevant.
    expect(screen.queryByText('Christmas')).toBeNull();
  });

  it('notice when the salon opens while the page is open', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    let instant = Date.parse('2025-06-13T05:59:30Z');
    const page = await renderSalon({ clock: () => instant });
    expect(screen.getByText('Closed now, opens at 09:00')).toBeDefined();
    instant += 60_000;
    act(() => void vi.advanceTimersByTime(60_000));
    await page.settle();
    expect(screen.getByText('Open now, until 18:00')).toBeDefined();
  });
});

describe('a salon', () => {
  it('marks the language of its name', async () => {
    await renderSalon();
    expect(screen.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('el');
  });

  it('shows three services at first, and all of them in the list', async () => {
    const page = await renderSalon();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    await page.press(screen.getByRole('radio', { name: /^Color/ }));
    const links = screen.getAllByRole('link', { name: 'Book Appointment' });
    expect(links.map((link) => link.getAttribute('href'))).toContain('/booking/01?service=1');
    const services = screen.getAllByRole('link', { name: /^Book Service/ });
    expect(services.map((link) => link.getAttribute('href'))).toEqual(
      [0, 1, 2, 3].map((index) => `/booking/01?service=${index}`),
    );
  });

  it('shows the next free time of itself and each of its team, and follows its calendar', async () => {
    let times = nextFree;
    const page = await renderSalon({
      address: '/salon/01?tab=team',
      nextFree: async () => times,
    });
    expect(screen.getByText('Today, 14:30')).toBeDefined();
    expect(within(page.panel()).getByText('Tomorrow, 10:30')).toBeDefined();
    expect(within(page.panel()).getByText('Cut, Beard')).toBeDefined();
    times = { salon: { date: '2025-06-20', time: '09:00' }, team: { nikos: null } };
    await page.hear({ type: 'salon.changed', salonId: '01' });
    expect(screen.getByText('Fri 20 June, 09:00')).toBeDefined();
    expect(within(page.panel()).getByText('Fully booked for the next 30 days')).toBeDefined();
  });

  it('reports that its next free time is unknown after a failure', async () => {
    await renderSalon({ nextFree: () => Promise.reject(new ServiceError({ kind: 'server' })) });
    // Of the salon, and of each of its team.
    expect(screen.getAllByText('not known at the moment')).toHaveLength(2);
  });

  it('shows how long before a visit it can be cancelled', async () => {
    const policy = { ...salon.policy, noticeMinutes: 48 * 60 };
    await renderSalon({ api: { readSalon: async () => ({ ...salon, policy }) } });
    expect(screen.getByText('Free to cancel up to 48 hours before')).toBeDefined();
  });

  it('shows the visitor’s booking here, as long as it is upcoming', async () => {
    const changeableUntil = Date.parse('2025-06-14T10:00:00Z');
    let booked: Booking[] = [{ ...booking, mailedTo: 'maria@example.com', changeableUntil }];
    const page = await renderSalon({ bookings: () => booked });
    const ticket = await screen.findByRole('article', { name: /^Your appointment/ });
    expect(ticket.textContent).toContain('Nikos Petridis');
    expect(ticket.textContent).toContain('Total $30.00');
    expect(ticket.textContent).toContain('Free to change until Sat 14 June, 13:00.');
    expect(ticket.textContent).toContain('Your chair is kept until 10:15.');
    expect(ticket.textContent).toContain('are sent to maria@example.com');
    page.callbacks.onManage.mockResolvedValue(undefined);
    await page.press(within(ticket).getByRole('button', { name: /^Move/ }));
    expect(page.callbacks.onManage).toHaveBeenCalledWith('b1', 'move');
    await page.press(within(ticket).getByRole('button', { name: 'Add to calendar' }));
    const google = await screen.findByRole('link', { name: /^Google Calendar/ });
    expect(google.getAttribute('href')).toContain('calendar.google.com');
    booked = [booking];
    await page.hear({ type: 'booking.changed', bookingId: 'b1', revision: 2 });
    expect(screen.getByText(/It can no longer be changed/)).toBeDefined();
    booked = [];
    await page.hear({ type: 'booking.changed', bookingId: 'b1', revision: 3 });
    expect(screen.queryByText('Your appointment')).toBeNull();
  });

  it('leaves saving to the page around it', async () => {
    const page = await renderSalon();
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save.getAttribute('aria-pressed')).toBe('false');
    await page.press(save);
    expect(page.callbacks.onToggleSaved).toHaveBeenCalledOnce();
  });
});
