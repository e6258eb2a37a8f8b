import { StrictMode, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../src/styles/styles.css';
import { BarberCard, BarberGroup } from '../../src/barber-card/index.ts';
import { QuickBook } from '../../src/quick-book/index.ts';
import { RadioCard, RadioCardGroup } from '../../src/radio-card/index.ts';
import { SegmentedControl } from '../../src/segmented-control/index.ts';
import { SlotGrid } from '../../src/slot-grid/index.ts';
import { StarRatingInput } from '../../src/star-rating/index.ts';
import { exportedComponents, giving, type ExportedComponent } from './exported-components.ts';
import './modes/still.css';

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
});

afterEach(() => root.unmount());

const draw = (element: ReactElement) => flushSync(() => root.render(element));

/**
 * Renders the first story in which an element of the component accepts the props; returns a
 * function that rerenders it.
 */
function drawnWith({ component, stories }: ExportedComponent, more: Record<string, unknown>) {
  for (const { element } of stories) {
    const given = giving(component, { ...more, 'data-from-outside': '' });
    const again = () => draw(element(null, given));
    again();
    const target = document.querySelector<HTMLElement>('[data-from-outside]');
    if (target) return { again, target };
    draw(<></>);
  }
  throw new Error('No story shows it');
}

test.for(exportedComponents)('$name does not reset a ref on rerender', (exported) => {
  const filled = vi.fn<(element: Element | null) => void>();
  const { again, target } = drawnWith(exported, { ref: filled });
  expect(filled).toHaveBeenLastCalledWith(target);
  filled.mockClear();
  again();
  expect(target.isConnected).toBe(true);
  expect(filled).not.toHaveBeenCalled();
});

const events = {
  onClick: () => new MouseEvent('click', { bubbles: true, cancelable: true }),
  onKeyDown: () => new KeyboardEvent('keydown', { key: 'q', bubbles: true, cancelable: true }),
  onPointerDown: () => new PointerEvent('pointerdown', { pointerType: 'mouse', bubbles: true }),
  onPointerEnter: () => new PointerEvent('pointerover', { bubbles: true }),
  onFocus: () => new FocusEvent('focusin', { bubbles: true }),
  onBlur: () => new FocusEvent('focusout', { bubbles: true }),
};

/** The typed or selected value, so that React sees a change. */
function changeValue(target: HTMLElement): boolean {
  if (target instanceof HTMLInputElement && /radio|checkbox/.test(target.type)) {
    target.checked = false;
    target.click();
    return true;
  }
  const prototypes = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement];
  const kind = prototypes.find((one) => target instanceof one);
  if (!kind) return false;
  const value = target instanceof HTMLSelectElement ? (target.options[1]?.value ?? '') : 'new';
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(target, value);
  target.dispatchEvent(new Event('input', { bubbles: true }));
  target.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

test.for(exportedComponents)('$name calls its handlers', (exported) => {
  const called = new Set<string>();
  const handlers = Object.fromEntries(
    [...Object.keys(events), 'onChange'].map((name) => [name, () => called.add(name)]),
  );
  const { target } = drawnWith(exported, handlers);
  if (target.closest('[aria-disabled="true"]')) throw new Error('The first story is disabled');
  const expected = new Set<string>();
  for (const [name, event] of Object.entries(events)) {
    if (!target.isConnected) break;
    flushSync(() => target.dispatchEvent(event()));
    expected.add(name);
  }
  if (flushSync(() => changeValue(target))) expected.add('onChange');
  expect([...called].toSorted()).toEqual([...expected].toSorted());
});

const groups: Record<string, ReactElement> = {
  SegmentedControl: (
    <SegmentedControl
      label="Price"
      defaultValue="b"
      options={[
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ]}
    />
  ),
  StarRatingInput: <StarRatingInput legend="Stars" defaultValue={4} />,
  RadioCardGroup: (
    <RadioCardGroup legend="Address" defaultValue="b">
      <RadioCard value="a" title="A" />
      <RadioCard value="b" title="B" />
    </RadioCardGroup>
  ),
  BarberGroup: (
    <BarberGroup legend="Barber">
      <BarberCard value="a" name="A" />
      <BarberCard value="b" name="B" />
    </BarberGroup>
  ),
  SlotGrid: <SlotGrid slots={[{ time: '09:00' }, { time: '09:30' }]} defaultValue="09:30" />,
  QuickBook: (
    <QuickBook
      title="Quick Book"
      legend="Service"
      services={[
        { value: 'a', name: 'A' },
        { value: 'b', name: 'B' },
      ]}
      defaultValue="b"
      action={null}
    />
  ),
};

const chosen = () =>
  [...document.querySelectorAll('input')]
    .filter(({ checked }) => checked)
    .map(({ value }) => value);

test.for(Object.entries(groups))('%s resets with its form', async ([, group]) => {
  const form = (
    <StrictMode>
      <form>{group}</form>
    </StrictMode>
  );
  draw(form);
  const before = chosen();
  const [first] = document.querySelectorAll('input');
  flushSync(() => first?.click());
  expect(chosen()).toEqual([first?.value]);
  document.querySelector('form')?.reset();
  draw(form);
  expect(chosen()).toEqual(before);
  // The state was reset too: the same choice is a change again.
  flushSync(() => first?.click());
  draw(form);
  expect(chosen()).toEqual([first?.value]);
});
