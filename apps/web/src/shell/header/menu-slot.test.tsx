import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MenuSlot } from './menu-slot.tsx';

const props = { isOpen: true, account: null, pathname: '/' };

afterEach(() => {
  vi.doUnmock('./menu-sheet.tsx');
  vi.resetModules();
});

it('lets go of the button when the sheet could not be fetched, so that it can be pressed again', async () => {
  vi.doMock('./menu-sheet.tsx', () => {
    throw new Error('No network');
  });
  const onClose = vi.fn<() => void>();
  const { rerender } = render(<MenuSlot {...props} onClose={onClose} />);
  // It is asked for twice, with a second between.
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1), { timeout: 3000 });
  rerender(<MenuSlot {...props} isOpen={false} onClose={onClose} />);
  vi.doMock('./menu-sheet.tsx', () => ({ MenuSheet: () => <p>The menu</p> }));
  vi.resetModules();
  rerender(<MenuSlot {...props} onClose={onClose} />);
  expect(await screen.findByText('The menu')).toBeTruthy();
});
