import { expectTypeOf } from 'vitest';
import { SegmentedControl, type SegmentedControlProps } from './index.ts';

type View = 'list' | 'map';

const options = [
  { value: 'list', label: 'List' },
  { value: 'map', label: 'Map' },
] as const;

/** Never called: the compiler checks it. */
export const checked = () => [
  // The options decide which values there are.
  SegmentedControl({
    label: 'View',
    options,
    onValueChange: (value) => expectTypeOf(value).toEqualTypeOf<View>(),
  }),
  SegmentedControl<View>({
    label: 'View',
    options,
    // @ts-expect-error There is no such option.
    value: 'calendar',
  }),
  SegmentedControl({
    label: 'View',
    // @ts-expect-error A value is the text of a form field.
    options: [{ value: 1, label: 'List' }],
  }),
];

expectTypeOf<SegmentedControlProps<View>['defaultValue']>().toEqualTypeOf<View | undefined>();
