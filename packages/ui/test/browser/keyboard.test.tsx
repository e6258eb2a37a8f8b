/// <reference types="vite/client" />
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keyName, type KeyboardPattern } from '../../facts/keyboard.ts';
import '../../src/styles/styles.css';
import { inViewProofs } from '../keyboard/in-view-proofs.tsx';
import { createStage, type Proof, type Stage } from '../keyboard/stage.tsx';

const keys = import.meta.glob<readonly KeyboardPattern[]>('../../src/*/*.keys.ts', {
  eager: true,
  import: 'keys',
});

/** By folder: presses each key and checks the effect. */
const proofs = new Map(
  Object.entries(
    import.meta.glob<Readonly<Record<string, Proof>>>('../../src/*/*.proofs.tsx', {
      eager: true,
      import: 'proofs',
    }),
  ).map(([path, own]) => [folderOf(path), own]),
);

function folderOf(path: string): string {
  return /src\/([^/]+)\//.exec(path)?.[1] ?? path;
}

const rows = Object.entries(keys).flatMap(([path, patterns]) =>
  patterns
    .flatMap((pattern) => pattern.keys)
    .map((row) => ({ component: folderOf(path), name: keyName(row), key: row.key })),
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
  const proven = [...proofs].flatMap(([component, own]) =>
    Object.keys(own).map((name) => `${component}: ${name}`),
  );
  expect(proven.toSorted()).toEqual(written.toSorted());
});

describe.for([...Map.groupBy(rows, ({ component }) => component)])('%s', ([component, keys]) => {
  test.for(keys)('$name', async ({ name, key }) => {
    await proofs.get(component)?.[name]?.(stage);
    expect(isPressed(key, stage.pressed), `${key} is pressed`).toBe(true);
  });
});

test.for(Object.entries(inViewProofs))('%s hides nothing that has the focus', async ([, proof]) => {
  await expect(proof(stage)).resolves.toBeUndefined();
});
