import { expect, test } from 'vitest';
import { readSpecification, readTerm } from './specification.ts';

const chip = `# Chip

A filter that is
on or off.

- It MUST be a \`button\`, 44 px high
  or more.
- It SHOULD wrap.

## Behaviour

- A press MUST change it.

## Also called

- filter
- φίλτρο

## Anatomy

- root: \`<button>\`.

## Styling

- \`data-state="open"\`: while it is open.

It writes nothing else.

## Do

- Name what remains.

## Don’t

- Don't use it once.
`;

test('reads title, summary and wrapped lines', () => {
  const specification = readSpecification(chip);
  expect(specification.title).toBe('Chip');
  expect(specification.summary).toBe('A filter that is on or off.');
  expect(specification.contract).toEqual([
    {
      title: '',
      blocks: [
        { type: 'list', items: ['It MUST be a `button`, 44 px high or more.', 'It SHOULD wrap.'] },
      ],
    },
    { title: 'Behaviour', blocks: [{ type: 'list', items: ['A press MUST change it.'] }] },
  ]);
});

test('separates guidance from the contract, with either apostrophe', () => {
  const { alsoCalled, anatomy, styling, dos, donts } = readSpecification(chip);
  expect(alsoCalled).toEqual(['filter', 'φίλτρο']);
  expect(anatomy?.blocks).toEqual([{ type: 'list', items: ['root: `<button>`.'] }]);
  expect(styling?.blocks).toEqual([
    { type: 'list', items: ['`data-state="open"`: while it is open.'] },
    { type: 'paragraph', text: 'It writes nothing else.' },
  ]);
  expect(dos?.blocks).toEqual([{ type: 'list', items: ['Name what remains.'] }]);
  expect(donts?.blocks).toEqual([{ type: 'list', items: ["Don't use it once."] }]);
});

test('a missing section is undefined', () => {
  expect(readSpecification('# Chip\n\nA filter.\n')).toEqual({
    title: 'Chip',
    summary: 'A filter.',
    contract: [],
    alsoCalled: [],
    anatomy: undefined,
    styling: undefined,
    dos: undefined,
    donts: undefined,
  });
});

test('a term ends at the first colon outside of code', () => {
  expect(readTerm('`data-a="x:y"`: when: now')).toEqual({
    name: '`data-a="x:y"`',
    meaning: 'when: now',
  });
  expect(readTerm('root: `<a>`, first')).toEqual({ name: 'root', meaning: '`<a>`, first' });
  expect(readTerm('no term at all')).toEqual({ name: 'no term at all', meaning: '' });
});
