import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keyboardPatterns, keyName } from '../../keyboard/index.ts';
import '../../src/styles/styles.css';
import { choiceProofs } from './keyboard/choice-proofs.tsx';
import { fieldProofs } from './keyboard/field-proofs.tsx';
import { inViewProofs } from './keyboard/in-view-proofs.tsx';
import { layerProofs } from './keyboard/layer-proofs.tsx';
import { pressProofs } from './keyboard/press-proofs.tsx';
import { createStage, type Proof, type Stage } from './keyboard/stage.tsx';
import { wayProofs } from './keyboard/way-proofs.tsx';

const proofs: Record<string, Record<string, Proof>> = {
  ...pressProofs,
  ...wayProofs,
  ...choiceProofs,
  ...fieldProofs,
  ...layerProofs,
};

const rows = keyboardPatterns.flatMap(({ component, keys }) =>
  keys.map((row) => ({ component, name: keyName(row), key: row.key })),
);

/** `a–z` stands for any letter. */
const isPressed = (key: string, pressed: readonly string[]): boolean =>
  key === 'a–z' ? pressed.some((one) => /^\p{L}$/u.test(one)) : pressed.includes(key);

let stage: Stage;

beforeEach(() => {
  stage = createStage();
});

afterEach(() => stage.leave());

test('every key of the table is pressed, and every press is in the table', () => {
  const written = rows.map(({ component, name }) => `${component}: ${name}`);
  const proven = Object.entries(proofs).flatMap(([component, keys]) =>
    Object.keys(keys).map((name) => `${component}: ${name}`),
  );
  expect(proven.toSorted()).toEqual(written.toSorted());
});

describe.for([...Map.groupBy(rows, ({ component }) => component)])('%s', ([component, keys]) => {
  test.for(keys)('$name', async ({ name, key }) => {
    await proofs[component]?.[name]?.(stage);
    expect(isPressed(key, stage.pressed), `${key} is pressed`).toBe(true);
  });
});

test.for(Object.entries(inViewProofs))('%s hides nothing that has the focus', async ([, proof]) => {
  await expect(proof(stage)).resolves.toBeUndefined();
});
