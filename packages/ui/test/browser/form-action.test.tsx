import { useState, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../src/styles/styles.css';
import { BarberCard, BarberGroup } from '../../src/barber-card/index.ts';
import { Checkbox } from '../../src/checkbox/index.ts';
import { HoursEditor, type HoursInterval } from '../../src/hours-editor/index.ts';
import { PasswordField } from '../../src/password-field/index.ts';
import { QuickBook } from '../../src/quick-book/index.ts';
import { RadioCard, RadioCardGroup } from '../../src/radio-card/index.ts';
import { SearchField } from '../../src/search-field/index.ts';
import { SegmentedControl } from '../../src/segmented-control/index.ts';
import { Select } from '../../src/select/index.ts';
import { SlotGrid } from '../../src/slot-grid/index.ts';
import { StarRatingInput } from '../../src/star-rating/index.ts';
import { TextArea } from '../../src/text-area/index.ts';
import { TextField } from '../../src/text-field/index.ts';
import './modes/still.css';

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.createElement('main');
  document.body.replaceChildren(container);
  root = createRoot(container);
});

afterEach(() => root.unmount());

/** Each with the value `1` first; a change chooses `2`. */
const controls: Record<string, (value: string, set: (value: string) => void) => ReactElement> = {
  Checkbox: (value, set) => (
    <Checkbox
      name="given"
      value="2"
      checked={value === '2'}
      onCheckedChange={(checked) => set(checked ? '2' : '1')}
    >
      Two
    </Checkbox>
  ),
  Select: (value, set) => (
    <Select label="Given" name="given" value={value} onValueChange={set}>
      <option value="1">One</option>
      <option value="2">Two</option>
    </Select>
  ),
  SegmentedControl: (value, set) => (
    <SegmentedControl
      label="Given"
      name="given"
      value={value}
      onValueChange={set}
      options={[
        { value: '1', label: 'One' },
        { value: '2', label: 'Two' },
      ]}
    />
  ),
  RadioCardGroup: (value, set) => (
    <RadioCardGroup legend="Given" name="given" value={value} onValueChange={set}>
      <RadioCard value="1" title="One" />
      <RadioCard value="2" title="Two" />
    </RadioCardGroup>
  ),
  BarberGroup: (value, set) => (
    <BarberGroup legend="Given" name="given" value={value} onValueChange={set}>
      <BarberCard value="1" name="One" />
      <BarberCard value="2" name="Two" />
    </BarberGroup>
  ),
  StarRatingInput: (value, set) => (
    <StarRatingInput
      legend="Given"
      name="given"
      value={Number(value)}
      onValueChange={(stars) => set(String(stars))}
    />
  ),
  SlotGrid: (value, set) => (
    <SlotGrid
      name="given"
      slots={[{ time: '1' }, { time: '2' }]}
      value={value}
      onValueChange={set}
    />
  ),
  QuickBook: (value, set) => (
    <QuickBook
      title="Given"
      legend="Given"
      services={[
        { value: '1', name: 'One' },
        { value: '2', name: 'Two' },
      ]}
      value={value}
      onValueChange={set}
      action={null}
    />
  ),
  TextField: (value, set) => (
    <TextField label="Given" name="given" value={value} onValueChange={set} />
  ),
  TextArea: (value, set) => (
    <TextArea label="Given" name="given" value={value} onValueChange={set} />
  ),
  PasswordField: (value, set) => (
    <PasswordField label="Given" name="given" value={value} onValueChange={set} />
  ),
  SearchField: (value, set) => (
    <SearchField label="Given" name="given" value={value} onValueChange={set} />
  ),
};

/** By place: a component may name its radios itself. */
const valueIn = (data: FormData) => [...data.values()][0];

const given = (form: HTMLFormElement) => valueIn(new FormData(form));

/** A form of one control, whose action takes a moment; `sent` is what it received. */
async function show(Control: () => ReactElement) {
  const sent: FormData[] = [];
  root.render(
    <form
      action={async (data) => {
        await Promise.resolve();
        sent.push(data);
      }}
    >
      <Control />
      <button type="submit">Send</button>
    </form>,
  );
  await expect.poll(() => container.childElementCount).toBe(1);
  const form = container.querySelector('form');
  if (form === null) throw new Error('There is no form');
  let resets = 0;
  form.addEventListener('reset', () => {
    resets += 1;
  });
  const send = async (): Promise<void> => {
    const before = resets;
    form.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
    await expect.poll(() => resets).toBe(before + 1);
  };
  return { form, sent, send };
}

test.for(Object.entries(controls))(
  '%s keeps what its consumer controls when React resets the form after an action',
  async ([, control]) => {
    const { form, sent, send } = await show(function Controlled(): ReactElement {
      const [value, setValue] = useState('1');
      return (
        <>
          {control(value, setValue)}
          <output>{value}</output>
        </>
      );
    });

    const select = form.querySelector('select');
    const text = form.querySelector('input:not([type="radio"], [type="checkbox"]), textarea');
    if (select) await userEvent.selectOptions(select, '2');
    else if (text) await userEvent.fill(text, '2');
    else form.querySelector<HTMLInputElement>('input[value="2"]')?.click();
    await expect.poll(() => form.querySelector('output')?.textContent).toBe('2');
    expect(given(form)).toBe('2');

    await send();
    expect(form.querySelector('output')?.textContent).toBe('2');
    expect(given(form)).toBe('2');
    await send();
    expect(sent.map(valueIn)).toEqual(['2', '2']);
  },
);

test('HoursEditor keeps the week that its consumer controls when React resets the form after an action', async () => {
  const { form, sent, send } = await show(function Controlled(): ReactElement {
    const [week, setWeek] = useState<readonly HoursInterval[]>([
      { weekday: 1, opens: '09:00', closes: '17:00' },
    ]);
    return <HoursEditor label="Hours" name="week" value={week} onValueChange={setWeek} />;
  });
  const shown = () => [...form.querySelectorAll('select')].map(({ value }) => value);
  const open = () => [...form.querySelectorAll('input')].map(({ checked }) => checked);

  const [opens] = form.querySelectorAll('select');
  if (!opens) throw new Error('There are no hours');
  await userEvent.selectOptions(opens, '10:00');
  form.querySelectorAll('input')[1]?.click();
  const week = ['10:00', '17:00', '10:00', '17:00'];
  await expect.poll(shown).toEqual(week);
  const days = [true, true, false, false, false, false, false];
  expect(open()).toEqual(days);

  await send();
  expect(shown()).toEqual(week);
  expect(open()).toEqual(days);
  await send();
  expect(sent.map((data) => [...data.values()])).toEqual([week, week]);
});
