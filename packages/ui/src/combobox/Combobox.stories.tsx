import preview from '@salonica/storybook/preview';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Scissors from 'lucide-react/icons/scissors';
import Search from 'lucide-react/icons/search';
import Store from 'lucide-react/icons/store';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { SearchBar, SearchBarField } from '../search-bar/index.ts';
import {
  Combobox,
  ComboboxList,
  type ComboboxGroup,
  type ComboboxListProps,
  type ComboboxProps,
} from './index.ts';
import { el, en } from './Combobox.messages.ts';

const text = {
  en: {
    label: 'Service or salon',
    placeholder: 'Haircut, Kalamaria…',
    hint: 'Any wording finds something.',
    error: 'Write at least two letters',
    typed: 'bala',
    services: 'Services',
    salons: 'Salons',
    places: 'Places',
    recent: 'Recent searches',
    balayage: 'Balayage',
    tones: 'Balayage with toner',
    price: '$140 · 120 min',
    district: 'Ladadika, 12 Egyptou',
    place: 'Balanou, Thessaloniki',
    earlier: ['Balayage', 'Beard trim'],
    submit: 'Search',
    where: 'Location',
  },
  el: {
    label: 'Υπηρεσία ή κομμωτήριο',
    placeholder: 'Κούρεμα, Καλαμαριά…',
    hint: 'Κάθε διατύπωση βρίσκει κάτι.',
    error: 'Γράψτε τουλάχιστον δύο γράμματα',
    typed: 'μπαλα',
    services: 'Υπηρεσίες',
    salons: 'Κομμωτήρια',
    places: 'Περιοχές',
    recent: 'Πρόσφατες αναζητήσεις',
    balayage: 'Μπαλαγιάζ',
    tones: 'Μπαλαγιάζ με ρεφλέ',
    price: '140 € · 120 λεπτά',
    district: 'Λαδάδικα, Αιγύπτου 12',
    place: 'Μπαλάνου, Θεσσαλονίκη',
    earlier: ['Μπαλαγιάζ', 'Περιποίηση γενιών'],
    submit: 'Αναζήτηση',
    where: 'Περιοχή',
  },
};

type Words = (typeof text)['en'];

const textOf = (globals: Record<string, unknown>) => text[globals['language'] as keyof typeof text];
const messagesOf = (globals: Record<string, unknown>) => (globals['language'] === 'el' ? el : en);

const groupsOf = (t: Words): ComboboxGroup[] => {
  const matches = [[0, t.typed.length]];
  return [
    {
      label: t.services,
      options: [
        {
          id: 's1',
          text: t.balayage,
          value: t.balayage,
          detail: t.price,
          matches,
          icon: <Scissors />,
        },
        { id: 's2', text: t.tones, value: t.tones, matches, icon: <Scissors /> },
      ],
    },
    {
      label: t.salons,
      options: [
        { id: 'k1', text: 'Balance', detail: t.district, matches, icon: <Store />, lang: 'en' },
      ],
    },
    {
      label: t.places,
      options: [{ id: 'p1', text: t.place, matches, icon: <MapPin /> }],
    },
  ];
};

const recentOf = (t: Words): ComboboxGroup[] => [
  {
    label: t.recent,
    options: t.earlier.map((words) => ({
      id: words,
      text: words,
      value: words,
      removable: true,
      icon: <Clock />,
    })),
  },
];

const meta = preview.meta({
  title: 'Components/Forms/Combobox',
  component: Combobox,
  subcomponents: { ComboboxList },
  args: {
    label: text.en.label,
    placeholder: text.en.placeholder,
    name: 'q',
    groups: groupsOf(text.en),
    status: 'ready' as const,
    onValueChange: fn<NonNullable<ComboboxProps['onValueChange']>>(),
    onSelect: fn<NonNullable<ComboboxProps['onSelect']>>(),
    onRemove: fn<NonNullable<ComboboxProps['onRemove']>>(),
  },
  // A separate frame, where the list has room.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
});

export const Default = meta.story({
  parameters: {
    greek: () => ({
      label: text.el.label,
      placeholder: text.el.placeholder,
      groups: groupsOf(text.el),
    }),
  },
});

/** Suggestions of several kinds, each in its group. */
export const Open = meta.story({ args: { defaultValue: text.en.typed, defaultOpen: true } });

/** Down goes to an option; the focus stays in the field. */
export const ActiveOption = meta.story({
  args: { defaultValue: text.en.typed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(text.en.tones);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

/** Earlier searches, while the field is empty. */
export const Recent = meta.story({
  args: { groups: recentOf(text.en), status: 'idle', defaultOpen: true },
});

export const NoResult = meta.story({
  args: { groups: [], defaultValue: 'qqq', defaultOpen: true },
});

/** The search takes longer than usual. */
export const Slow = meta.story({
  args: { groups: [], status: 'loading', defaultValue: 'bal', defaultOpen: true },
  play: async ({ canvas, globals }) => {
    const { slow } = messagesOf(globals);
    await waitFor(() => expect(canvas.getByText(slow, { ignore: '[role]' })).toBeVisible(), {
      timeout: 3000,
    });
  },
});

/** The last option searches again. */
export const Failed = meta.story({
  args: { groups: [], status: 'failed', defaultValue: 'bal', defaultOpen: true, onRetry: fn() },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { retry } = messagesOf(globals);
    await userEvent.click(canvas.getByRole('option', { name: retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(canvas.getByRole('option', { name: retry })).toBeVisible();
  },
});

export const Disabled = meta.story({ args: { defaultValue: text.en.typed, disabled: true } });

/** Error and hint are those of every field. */
export const Invalid = meta.story({
  args: { error: text.en.error, hint: text.en.hint },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleErrorMessage(text.en.error);
  },
});

function Bar({ t }: { t: Words }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <SearchBar submit={t.submit}>
      <SearchBarField
        ref={input}
        label={t.label}
        icon={<Search aria-hidden="true" />}
        type="search"
        name="q"
        placeholder={t.label}
        defaultValue={t.typed}
      />
      <ComboboxList input={input} groups={groupsOf(t)} status="ready" />
      <SearchBarField
        label={t.where}
        icon={<MapPin aria-hidden="true" />}
        name="location"
        placeholder={t.where}
      />
    </SearchBar>
  );
}

/** The list of one field of a large search. */
export const InSearchBar = meta.story({
  render: (_, { globals }) => <Bar t={textOf(globals)} />,
  play: async ({ canvas, userEvent }) => {
    const [field] = canvas.getAllByRole<HTMLInputElement>('combobox');
    if (!field) throw new Error('There is no field.');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(field);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    const list = canvas.getByRole('listbox').parentElement;
    const bar = canvas.getByRole('search').getBoundingClientRect();
    const box = list?.getBoundingClientRect();
    await expect(box?.top).toBeGreaterThan(field.getBoundingClientRect().bottom);
    await expect(box?.left).toBeLessThan(bar.left + 24);
    await expect(box?.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/** A list as it looks when it is open, in the flow of the page: only one can be at a field. */
function Shown(props: Omit<ComboboxListProps, 'input'>) {
  const input = useRef<HTMLInputElement>(null);
  return <ComboboxList {...props} input={input} style={{ display: 'block', position: 'static' }} />;
}

/** Every state of the list, and the field without one. */
export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, { globals }) => {
    const t = textOf(globals);
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <div style={{ minBlockSize: '32rem' }}>
          <Combobox label={t.label} groups={groupsOf(t)} defaultValue={t.typed} status="ready" />
        </div>
        <Shown groups={recentOf(t)} />
        <Shown groups={[]} status="ready" />
        <Shown groups={[]} status="loading" />
        <Shown groups={[]} status="failed" onRetry={() => {}} />
        <Bar t={t} />
        <Combobox label={t.label} groups={[]} error={t.error} hint={t.hint} />
        <Combobox label={t.label} groups={[]} defaultValue={t.typed} disabled />
      </div>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const { slow } = messagesOf(globals);
    await waitFor(() => expect(canvas.getByText(slow, { selector: 'p' })).toBeVisible(), {
      timeout: 3000,
    });
  },
});

/** Typing, choosing by keyboard, and closing. */
export const Behaviour = meta.story({
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = messagesOf(globals);
    const field = canvas.getByRole('combobox', { name: text.en.label });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).toBeNull();

    await userEvent.type(field, 'bala');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('bala', { reason: 'input' });
    const list = canvas.getByRole('listbox', { name: t.suggestions });
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveAttribute('aria-controls', list.id);
    await expect(canvas.getByRole('group', { name: text.en.salons })).toBeVisible();
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();

    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('bala');

    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect?.mock.calls[0]?.[0].id).toBe('p1');
    await expect(field).toHaveValue('bala');

    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue(text.en.balayage);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(text.en.balayage, {
      reason: 'choice',
    });
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', { reason: 'escape' });
  },
});

/** A press selects or removes without moving the focus, and a press elsewhere closes. */
export const BehaviourPointer = meta.story({
  args: { groups: recentOf(text.en), status: 'idle' },
  render: (args) => (
    <>
      <Combobox {...args} />
      <button type="button">elsewhere</button>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    const [first, second] = canvas.getAllByRole('option');
    if (!first || !second) throw new Error('There are no options.');
    await expect(first).toHaveAccessibleDescription();
    const cross = first.querySelector('[data-part="remove"]');
    if (cross) await userEvent.click(cross);
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await userEvent.click(second);
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(text.en.earlier[1]);
    await expect(canvas.queryByRole('listbox')).toBeNull();

    await userEvent.click(field);
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'elsewhere' }));
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
});

/** Keys of an input method select nothing. */
export const BehaviourComposing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant');
    // Safari reports the Enter that ends a composition after its end.
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
});

/** Screen readers hear how many there are once typing has stopped, and why there are none. */
export const BehaviourAnnounced = meta.story({
  render: (args) => <Searching {...args} />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = messagesOf(globals);
    const status = canvas.getByRole('status');
    await userEvent.type(canvas.getByRole('combobox'), 'ba');
    await expect(status).toBeEmptyDOMElement();
    await waitFor(() => expect(status).toHaveTextContent(t.count(4)), { timeout: 3000 });
    await userEvent.keyboard('x');
    await waitFor(() => expect(status).toHaveTextContent(t.none), { timeout: 3000 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(status).toBeEmptyDOMElement(), { timeout: 3000 });
  },
});

function Searching(args: ComboboxProps) {
  const [typed, setTyped] = useState('');
  return (
    <Combobox {...args} groups={typed.includes('x') ? [] : args.groups} onValueChange={setTyped} />
  );
}

/** Above the field where there is more space, and as high as the window allows. */
export const BehaviourPlace = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ position: 'fixed', insetBlockEnd: 8, insetInline: 8 }}>
      <Combobox {...args} labelHidden defaultOpen />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('listbox').parentElement?.getBoundingClientRect();
    const field = canvas.getByRole('combobox').getBoundingClientRect();
    await expect(box?.bottom).toBeLessThanOrEqual(field.top);
    await expect(box?.top).toBeGreaterThanOrEqual(0);
    await expect(box?.left).toBeGreaterThanOrEqual(0);
  },
});

function Mounted(args: ComboboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <SearchBar submit="Search">
        <SearchBarField
          ref={input}
          label="Place"
          autoComplete="address-level2"
          onFocus={() => setWanted(true)}
          onBlur={() => setWanted(false)}
        />
      </SearchBar>
      {wanted ? <ComboboxList input={input} groups={args.groups} status="ready" /> : null}
    </>
  );
}

/** The list can arrive with the first focus; without it the field is a plain one. */
export const BehaviourLate = meta.story({
  render: (args) => <Mounted {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Place' });
    await userEvent.tab();
    await userEvent.keyboard('b');
    await expect(field).toHaveRole('combobox');
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await userEvent.tab();
    await expect(field).toHaveRole('textbox');
    await expect(field).toHaveAttribute('autocomplete', 'address-level2');
    await expect(field).not.toHaveAttribute('aria-expanded');
    await expect(field).toHaveValue('b');
  },
});
