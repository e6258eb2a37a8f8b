import { expect, test } from 'vitest';
import { bundle } from '../../tokens/bundle-dtcg.ts';
import { changesIn, type FigmaFile, toFigma } from '../../tokens/figma.ts';

const tokens = bundle();
const figma = toFigma(tokens);

/** The file that Figma makes of the variables, with ids of its own. */
function imported(): FigmaFile {
  const own = (id: string): string => `VariableID:${id.length}:${id}`;
  return {
    meta: {
      variableCollections: Object.fromEntries(
        figma.variableCollections.map(({ id }) => [
          id,
          {
            modes: figma.variableModes
              .filter(({ variableCollectionId }) => variableCollectionId === id)
              .map((mode) => ({ modeId: mode.id, name: mode.name })),
          },
        ]),
      ),
      variables: Object.fromEntries(
        figma.variables.map(({ id, name, variableCollectionId }) => [
          own(id),
          {
            name,
            variableCollectionId,
            valuesByMode: Object.fromEntries(
              figma.variableModeValues
                .filter(({ variableId }) => variableId === id)
                .map(({ modeId, value }) => [
                  modeId,
                  typeof value === 'object' && 'type' in value
                    ? { ...value, id: own(value.id) }
                    : value,
                ]),
            ),
          },
        ]),
      ),
    },
  };
}

test('Figma returns every token as it was', () => {
  expect(figma.variables.length).toBeGreaterThan(200);
  expect(changesIn(imported(), tokens)).toEqual([]);
});

test('a changed, a new and a removed variable are found, each in its mode', () => {
  const { meta } = imported();
  const variables = Object.fromEntries(
    Object.entries(meta.variables)
      .filter(([, { name }]) => name !== 'radius/m')
      .map(([id, variable]) =>
        variable.name === 'space/24'
          ? [id, { ...variable, valuesByMode: { 'primitives/Value': 28 } }]
          : [id, variable],
      ),
  );
  variables['new'] = {
    name: 'color/brand',
    variableCollectionId: 'theme',
    valuesByMode: { 'theme/Dark': { r: 1, g: 0, b: 0, a: 1 } },
  };
  expect(changesIn({ meta: { ...meta, variables } }, tokens)).toEqual([
    {
      token: 'space.24',
      mode: 'Value',
      before: { value: 24, unit: 'px' },
      after: { value: 28, unit: 'px' },
    },
    { token: 'color.brand', mode: 'Dark', before: undefined, after: { r: 1, g: 0, b: 0, a: 1 } },
    { token: 'radius.m', mode: '', before: { value: 14, unit: 'px' }, after: undefined },
  ]);
});

test('modes are Light and Dark, Latin and Greek, and aliases lead to variables', () => {
  expect(figma.variableModes.map(({ name }) => name)).toEqual([
    'Value',
    'Light',
    'Dark',
    'Latin',
    'Greek',
  ]);
  const ids = new Set(figma.variables.map(({ id }) => id));
  const aliases = figma.variableModeValues.flatMap(({ value }) =>
    typeof value === 'object' && 'type' in value ? [value.id] : [],
  );
  expect(aliases.length).toBeGreaterThan(60);
  expect(aliases.filter((id) => !ids.has(id))).toEqual([]);
});

test('a designer is offered a variable only where it fits', () => {
  const scopesOf = (id: string) => figma.variables.find((variable) => variable.id === id)?.scopes;
  expect(scopesOf('palette.paper.50')).toEqual([]);
  expect(scopesOf('radius.m')).toEqual(['CORNER_RADIUS']);
  expect(scopesOf('font.body')).toEqual(['FONT_FAMILY']);
  expect(scopesOf('color.boundary')).toEqual(['STROKE_COLOR']);
});
