import { describe, expect, test } from 'vitest';
import { readComponents } from '../../packages/ui/facts/components.ts';
import { withForced } from './forced.ts';
import { planOf } from './plan.ts';

const components = await readComponents();

function planIn(folder: string, component: string) {
  const facts = components.find((known) => known.folder === folder);
  if (facts === undefined) throw new Error(`There is no component ${folder}.`);
  return planOf(facts, component, 'Wrong');
}

const labelsOf = (plan: ReturnType<typeof planIn>) => plan?.states.map(({ label }) => label);

describe('the states of a component', () => {
  test('are those of a person, and those that its props set', () => {
    expect(labelsOf(planIn('button', 'Button'))).toEqual([
      'rest',
      'hover',
      'active',
      'focus-visible',
      'disabled',
      'busy',
    ]);
    expect(labelsOf(planIn('text-field', 'TextField'))?.slice(4)).toEqual(['disabled', 'invalid']);
    expect(labelsOf(planIn('radio-card', 'RadioCardGroup'))?.slice(4)).toEqual([
      'disabled',
      'invalid',
    ]);
    expect(labelsOf(planIn('chip', 'Chip'))?.slice(4)).toEqual(['pressed', 'disabled']);
    expect(labelsOf(planIn('tabs', 'Tabs'))).toHaveLength(4);
  });

  test('are shown in each variant, by the type of the prop', () => {
    const rows = planIn('button', 'Button')?.rows.map(({ label }) => label);
    expect(rows).toEqual(expect.arrayContaining(['primary', 'quiet-destructive']));
    expect(rows).toHaveLength(7);
    expect(planIn('select', 'Select')?.rows).toEqual([
      { label: 'field', props: { variant: 'field' } },
      { label: 'pill', props: { variant: 'pill' } },
    ]);
    expect(planIn('text-field', 'TextField')?.rows).toEqual([{ label: '', props: {} }]);
  });

  test('are none where it cannot have the focus', () => {
    const without = components.filter(({ keys }) => keys.length === 0);
    expect(without.length).toBeGreaterThan(20);
    expect(without.filter((facts) => planOf(facts, facts.specification.title, ''))).toEqual([]);
  });
});

describe('a forced state', () => {
  test.for([
    ['.root:hover', '.root:is(:hover, [data-forced~="hover"])'],
    ['.a:focus-within > b', '.a:is(:focus-within, [data-forced~="focus-within"]) > b'],
    [
      '.a:not(:active):focus-visible::before',
      '.a:not(:is(:active, [data-forced~="active"])):is(:focus-visible, [data-forced~="focus-visible"])::before',
    ],
    ['&:focus', '&:is(:focus, [data-forced~="focus"])'],
    ['.root[open]::backdrop', '.root[open]::backdrop'],
  ])('applies the rules of its pseudo-class: %s', ([selector = '', forced]) => {
    expect(withForced(selector)).toBe(forced);
  });
});
