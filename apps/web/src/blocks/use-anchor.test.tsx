import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useAnchor } from './use-anchor.ts';

function Page({ onNamed }: { readonly onNamed: (target: HTMLElement) => void }) {
  const container = useRef<HTMLDivElement>(null);
  useAnchor(container, onNamed);
  return (
    <div ref={container}>
      <p id="ερώτηση">Here</p>
    </div>
  );
}

function renderAt(hash: string) {
  const onNamed = vi.fn<(target: HTMLElement) => void>();
  render(
    <MemoryRouter initialEntries={[`/help${hash}`]}>
      <Page onNamed={onNamed} />
    </MemoryRouter>,
  );
  return onNamed;
}

it('finds the target of a fragment, in any alphabet', () => {
  const onNamed = renderAt(`#${encodeURIComponent('ερώτηση')}`);
  expect(onNamed).toHaveBeenCalledWith(screen.getByText('Here'));
});

it('ignores an incomplete fragment', () => {
  const onNamed = renderAt('#%CE%B5%C');
  expect(screen.getByText('Here')).toBeTruthy();
  expect(onNamed).not.toHaveBeenCalled();
});
