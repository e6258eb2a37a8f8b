import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Arriving } from './arriving.tsx';
import { patience } from './use-is-slow.ts';

afterEach(() => vi.useRealTimers());

function renderArriving(load: () => Promise<string>) {
  let here: string | null = null;
  const fetchParts = async () => {
    here = await load();
  };
  return render(
    <Arriving
      arrived={() => here}
      load={fetchParts}
      renderPlaces={({ isSlow }) => <p>{isSlow ? 'Taking long' : 'On its way'}</p>}
      renderFailure={(retry) => (
        <button type="button" onClick={retry}>
          Again
        </button>
      )}
    >
      {(parts) => <p>{parts}</p>}
    </Arriving>,
  );
}

describe('what is not part of the first load', () => {
  it('has its place until it is here', async () => {
    renderArriving(async () => 'Cards');
    expect(screen.getByText('On its way')).toBeTruthy();
    expect(await screen.findByText('Cards')).toBeTruthy();
  });

  it('says so when it takes long', async () => {
    vi.useFakeTimers();
    renderArriving(() => new Promise(() => undefined));
    await act(() => vi.advanceTimersByTimeAsync(patience - 1));
    expect(screen.getByText('On its way')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText('Taking long')).toBeTruthy();
  });

  it('is fetched again after a failure', async () => {
    const load = vi.fn<() => Promise<string>>(async () => 'Cards');
    // Code is asked for twice before that counts as a failure.
    load
      .mockRejectedValueOnce(new Error('No network'))
      .mockRejectedValueOnce(new Error('No network'));
    renderArriving(load);
    const again = await screen.findByRole('button', { name: 'Again' }, { timeout: 3000 });
    fireEvent.click(again);
    expect(await screen.findByText('Cards')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(3);
  });
});
