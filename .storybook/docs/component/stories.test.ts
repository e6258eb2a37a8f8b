import { expect, test } from 'vitest';
import { documented, sorted } from './stories.ts';

const story = (name: string) => ({ id: name, name, moduleExport: name, parameters: {} });

test('states are distinguished from tests and from the matrix', () => {
  const names = ['Default', 'Busy', 'Visual', 'Behaviour', 'Behaviour While Busy', 'Visually Odd'];
  const { primary, states, matrix } = sorted(names.map((name) => documented(story(name))));
  expect(primary?.name).toBe('Default');
  expect(states.map(({ name }) => name)).toEqual(['Busy', 'Visually Odd']);
  expect(matrix?.name).toBe('Visual');
});

test('a story that covers the page gets a frame of the requested height', () => {
  const docs = { story: { inline: false, height: '320px' }, description: { story: 'Why.' } };
  expect(documented({ ...story('Default'), parameters: { docs } })).toMatchObject({
    description: 'Why.',
    framed: { height: '320px' },
  });
  expect(documented(story('Default')).framed).toBeUndefined();
});
