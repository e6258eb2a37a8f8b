import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it } from 'vitest';
import { createI18n } from '../../i18n/init.ts';
import { dollars } from '../../shared/money.ts';
import { AmountField } from './AmountField.tsx';

function Amount() {
  const [text, setText] = useState('');
  return <AmountField label="Ποσό" most={dollars(125, 50)} value={text} onValueChange={setText} />;
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Ποσό' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

describe('an amount in Greek', () => {
  beforeEach(async () => {
    render(
      <I18nextProvider i18n={await createI18n('el', [])}>
        <Amount />
      </I18nextProvider>,
    );
  });

  it('shows its limits, and the typed amount with a comma', () => {
    expect(field().getAttribute('aria-valuemin')).toBe('0');
    expect(field().getAttribute('aria-valuemax')).toBe('125.5');
    expect(field().hasAttribute('aria-valuenow')).toBe(false);
    type('12,34');
    expect(field().getAttribute('aria-valuenow')).toBe('12.34');
    expect(field().getAttribute('aria-valuetext')).toBe('12,34\u00a0$');
  });

  it.each([
    ['', 'ArrowUp', '0,01'],
    ['12,34', 'ArrowDown', '12,33'],
    ['12,34', 'PageUp', '13,34'],
    ['125', 'PageUp', '125,50'],
    ['0,5', 'PageDown', '0,00'],
  ])('converts "%s" with %s to "%s"', (before, key, after) => {
    type(before);
    fireEvent.keyDown(field(), { key });
    expect(field().value).toBe(after);
  });

  it('keeps incomplete input', () => {
    type('δώδεκα');
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    expect(field().value).toBe('δώδεκα');
  });

  it('leaves keys with a modifier to the browser', () => {
    type('12,34');
    expect(fireEvent.keyDown(field(), { key: 'ArrowUp', altKey: true })).toBe(true);
    expect(field().value).toBe('12,34');
  });
});
