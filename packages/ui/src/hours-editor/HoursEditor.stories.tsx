import preview from '@salonica/storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { el, en } from './HoursEditor.messages.ts';
import { HoursEditor, type HoursEditorProps, type HoursInterval } from './index.ts';
import { weekdayNames } from './weekday-names.ts';

const week: readonly HoursInterval[] = [
  { weekday: 1, opens: '09:00', closes: '15:00' },
  { weekday: 2, opens: '09:00', closes: '14:00' },
  { weekday: 2, opens: '17:30', closes: '21:00' },
  { weekday: 3, opens: '09:00', closes: '15:00' },
  { weekday: 4, opens: '09:00', closes: '14:00' },
  { weekday: 4, opens: '17:30', closes: '21:00' },
  { weekday: 5, opens: '09:00', closes: '24:00' },
  { weekday: 6, opens: '09:00', closes: '15:00' },
];

const texts = {
  en: { label: 'Opening hours', none: 'Please open at least one day.' },
  el: { label: 'Ωράριο λειτουργίας', none: 'Ανοίξτε τουλάχιστον μία ημέρα.' },
};

/** The words of the component in the language of the story. */
const wordsIn = ({ language }: Record<string, unknown>) => {
  const t = language === 'el' ? el : en;
  const nameOf = weekdayNames(language === 'el' ? 'el' : 'en');
  return { t, nameOf, monday: nameOf(1), checkbox: (day: number) => `${nameOf(day)} ${t.open}` };
};

const onValueChange = fn<HoursEditorProps['onValueChange']>();
const last = () => onValueChange.mock.lastCall?.[0];

const meta = preview.meta({
  title: 'Components/Forms/HoursEditor',
  component: HoursEditor,
  args: { label: texts.en.label, value: week, onValueChange },
  parameters: { greek: () => ({ label: texts.el.label }) },
});

function Controlled({ value: first, ...props }: Omit<HoursEditorProps, 'ref'>) {
  const [value, setValue] = useState(first);
  return (
    <HoursEditor
      {...props}
      value={value}
      onValueChange={(next, details) => {
        setValue(next);
        onValueChange(next, details);
      }}
    />
  );
}

export const Default = meta.story({ render: (args) => <Controlled {...args} /> });

const clashing: readonly HoursInterval[] = [
  { weekday: 1, opens: '09:00', closes: '14:00', lastStart: '13:30' },
  { weekday: 1, opens: '13:00', closes: '20:00', lastStart: null },
  { weekday: 2, opens: '09:00', closes: '09:00', lastStart: null },
  { weekday: 3, opens: '10:00', closes: '18:00', lastStart: '09:00' },
];

/** Hours and closed days; errors at their fields, with last starts; a disabled week. */
export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (args, { globals }) => {
    const { label, none } = texts[globals['language'] === 'el' ? 'el' : 'en'];
    return (
      <Stack gap={40}>
        <HoursEditor {...args} label={label} />
        <HoursEditor {...args} label={label} value={clashing} lastStart />
        <HoursEditor {...args} label={label} value={[]} error={none} />
        <HoursEditor {...args} label={label} value={week.slice(0, 3)} disabled />
      </Stack>
    );
  },
});

/** A break divides a day, a copy replaces others, and a day that opens again has its hours. */
export const Behaviour = meta.story({
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { t, nameOf, monday, checkbox } = wordsIn(globals);
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const toggle = (day: number) =>
      userEvent.click(canvas.getByRole('checkbox', { name: checkbox(day) }));
    const status = canvas.getByRole('status');
    await press(t.addBreakOf(monday));
    await expect(last()?.slice(0, 2)).toEqual([
      { weekday: 1, opens: '09:00', closes: '11:30' },
      { weekday: 1, opens: '12:30', closes: '15:00' },
    ]);
    await expect(canvas.getByRole('combobox', { name: t.opens(monday, 2) })).toHaveFocus();
    await expect(status).toHaveTextContent(t.breakAdded(monday, '11:30', '12:30'));
    await toggle(1);
    await expect(last()?.some(({ weekday }) => weekday === 1)).toBe(false);
    await toggle(1);
    await expect(last()?.filter(({ weekday }) => weekday === 1)).toHaveLength(2);
    await press(t.copyOf(monday));
    await userEvent.click(canvas.getByRole('menuitem', { name: t.workingDays }));
    await expect(last()?.map(({ weekday }) => weekday)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
    for (const day of [2, 3, 4, 5]) await expect(status).toHaveTextContent(nameOf(day));
    await toggle(7);
    await expect(last()?.at(-1)).toEqual({ weekday: 7, opens: '09:00', closes: '15:00' });
    await expect(canvasElement.querySelectorAll('[data-closed]')).toHaveLength(0);
    await press(t.remove(monday, '12:30', '15:00'));
    await expect(
      last()
        ?.slice(0, 2)
        .map(({ weekday }) => weekday),
    ).toEqual([1, 2]);
    await expect(status).toHaveTextContent(t.removed(monday, '12:30', '15:00'));
  },
});

/** Errors are at the field to correct, and go with the correction. */
export const BehaviourErrors = meta.story({
  args: { value: [{ weekday: 1, opens: '09:00', closes: '18:00', lastStart: '17:30' }] },
  render: (args) => <Controlled {...args} name="week" lastStart />,
  play: async ({ canvas, globals, userEvent }) => {
    const { t, monday } = wordsIn(globals);
    const select = (name: string) => canvas.getByRole('combobox', { name });
    const closes = select(t.closes(monday, 1));
    await userEvent.selectOptions(closes, '08:00');
    await expect(closes).toHaveAccessibleDescription(t.order);
    await expect(closes).toBeInvalid();
    await expect(closes).toHaveAttribute('name', 'week.0.closes');
    await userEvent.selectOptions(closes, '24:00');
    await expect(closes).toBeValid();
    await expect(last()).toEqual([
      { weekday: 1, opens: '09:00', closes: '24:00', lastStart: '17:30' },
    ]);
    const start = select(`${t.lastStart} ${t.lastStartOf(monday, 1)}`);
    await expect(start).toBeValid();
    await userEvent.selectOptions(select(t.opens(monday, 1)), '19:00');
    await expect(start).toHaveAccessibleDescription(t.outside);
    await userEvent.selectOptions(start, t.untilClosing);
    await expect(start).toBeValid();
    await expect(last()).toEqual([
      { weekday: 1, opens: '19:00', closes: '24:00', lastStart: null },
    ]);
  },
});

/** The later row of two that overlap says so. */
export const BehaviourOverlap = meta.story({
  args: { value: clashing },
  play: async ({ canvas, globals }) => {
    const { t, monday } = wordsIn(globals);
    const second = canvas.getByRole('combobox', { name: t.opens(monday, 2) });
    await expect(second).toHaveAccessibleDescription(t.overlap);
    await expect(canvas.getByRole('combobox', { name: t.opens(monday, 1) })).toBeValid();
  },
});

/** A day with as many intervals as it can have takes no break. */
export const BehaviourFull = meta.story({
  args: { maxIntervals: 2 },
  parameters: { greek: () => ({ label: texts.el.label }) },
  play: async ({ canvas, globals, userEvent }) => {
    const { t, nameOf } = wordsIn(globals);
    onValueChange.mockClear();
    const tuesday = canvas.getByRole('button', { name: t.addBreakOf(nameOf(2)) });
    await expect(tuesday).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(tuesday);
    await expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t.addBreakOf(nameOf(1)) }));
    await expect(onValueChange).toHaveBeenCalledOnce();
  },
});

/** Hours that can be read, not changed. */
export const Disabled = meta.story({
  args: { disabled: true },
  parameters: { greek: () => ({ label: texts.el.label }) },
  play: async ({ canvas, globals }) => {
    const { t, monday } = wordsIn(globals);
    await expect(canvas.getByRole('combobox', { name: t.opens(monday, 1) })).toBeDisabled();
    await expect(canvas.queryAllByRole('button')).toEqual([]);
  },
});
