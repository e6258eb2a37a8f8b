import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Description } from './Description.tsx';
import { Pictures } from './Pictures.tsx';
import { Rules } from './Rules.tsx';
import { Services } from './Services.tsx';
import { Team } from './Team.tsx';
import { openPage, press, submit, type } from './testing/open-page.tsx';

const pageOf = (api: Awaited<ReturnType<typeof openPage>>) => api.readSalon({ id: '01' });

describe('the settings of what a salon offers', () => {
  it('change a price, and keep a wrong one beside its field', async () => {
    const onSaved = vi.fn<(name: string) => void>();
    const api = await openPage(<Services onSaved={onSaved} onRetired={() => undefined} />);
    await press('Change Hair Color');
    type('price', 'a lot');
    submit();
    expect(await screen.findByText('Enter an amount such as 25 or 25.50.')).not.toBeNull();
    expect(document.activeElement?.getAttribute('name')).toBe('price');
    type('price', '99.50');
    submit();
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('Hair Color'));
    const found = (await pageOf(api)).offer.find(({ name }) => name === 'Hair Color');
    expect(found?.price.minor).toBe(9950);
  });

  it('move a service, and say where it is', async () => {
    const api = await openPage(<Services onSaved={() => undefined} onRetired={() => undefined} />);
    await press('Move Hair Color up');
    await screen.findByText('Hair Color is now number 1 of 4.');
    await waitFor(async () => expect((await pageOf(api)).offer[0]?.name).toBe('Hair Color'));
  });

  it('show what another member changed, and let the member decide', async () => {
    const onSaved = vi.fn<(name: string) => void>();
    const api = await openPage(<Services onSaved={onSaved} onRetired={() => undefined} />);
    await press('Change Hair Color');
    const { services, revision } = await api.readDeskServices({ salon: '01' });
    const [, color] = services;
    if (color === undefined) throw new Error('The salon has services.');
    const { id, ...body } = color;
    const theirs = { ...body, minutes: 100 };
    await api.changeDeskService({ salon: '01', id, revision, idempotencyKey: 'k', body: theirs });
    type('price', '130');
    submit();
    await screen.findByText('Length in minutes: 90 min → 100 min');
    await press('Save mine');
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('Hair Color'));
    const found = (await pageOf(api)).offer.find((one) => one.id === id);
    expect(found).toMatchObject({ price: { minor: 13_000 }, minutes: 90 });
  });

  it('write the texts of a picture', async () => {
    const onSaved = vi.fn<() => void>();
    const nothing = () => undefined;
    const api = await openPage(
      <Pictures onSaved={onSaved} onAdded={nothing} onRemoved={nothing} />,
    );
    await screen.findByRole('button', { name: 'Remove Picture 1' });
    type('en', 'The red door');
    submit();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect((await pageOf(api)).pictures[0]?.caption).toBe('The red door');
  });

  it('change the rules', async () => {
    const onSaved = vi.fn<() => void>();
    const api = await openPage(<Rules onSaved={onSaved} />);
    await screen.findByText('Days ahead');
    type('horizonDays', '20');
    submit();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect((await pageOf(api)).policy.horizonDays).toBe(20);
  });

  it('change what the salon says about itself', async () => {
    const onSaved = vi.fn<() => void>();
    const api = await openPage(<Description onSaved={onSaved} />);
    fireEvent.click(await screen.findByRole('checkbox', { name: /step/i }));
    submit();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect((await pageOf(api)).facts).toEqual(['wifi', 'coffee', 'cards']);
  });

  it('give a barber a price and a length of their own', async () => {
    const onSaved = vi.fn<(name: string) => void>();
    const api = await openPage(<Team onSaved={onSaved} onRetired={() => undefined} />);
    await press('Change Nikos Petridis');
    type('price.01-hair-color', '150');
    type('minutes.01-haircut-style', '3');
    submit();
    await screen.findByText('Enter a whole number from 5 to 600.');
    type('minutes.01-haircut-style', '60');
    submit();
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('Nikos Petridis'));
    const nikos = (await pageOf(api)).team.find(({ name }) => name === 'Nikos Petridis');
    expect(nikos?.ownPrices).toEqual([
      { serviceId: '01-hair-color', price: { minor: 15_000, currency: 'USD' } },
    ]);
    expect(nikos?.ownMinutes).toEqual([{ serviceId: '01-haircut-style', minutes: 60 }]);
  });

  it('add and remove the portrait of a barber, after a question', async () => {
    const onSaved = vi.fn<(name: string) => void>();
    const api = await openPage(<Team onSaved={onSaved} onRetired={() => undefined} />);
    const name = 'Choose a picture of Nikos Petridis';
    const files = [new File(['p'], 'nikos.png', { type: 'image/png' })];
    await screen.findByRole('button', { name });
    const input = document.querySelector(`input[aria-label="${name}"]`);
    if (input !== null) fireEvent.change(input, { target: { files } });
    await press('Remove the picture of Nikos Petridis');
    await screen.findByText('Customers see the initial instead.');
    fireEvent.click(await screen.findByRole('button', { name: /^Remove ?Removing/ }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('Nikos Petridis'));
    const { barbers } = await api.readDeskBarbers({ salon: '01' });
    expect(barbers.find(({ name }) => name.en === 'Nikos Petridis')?.picture).toBeNull();
    await waitFor(() =>
      expect(
        screen.queryByRole('button', { name: 'Remove the picture of Nikos Petridis' }),
      ).toBeNull(),
    );
  });
});
