import preview from '@salonica/storybook/preview';
import { stylists } from '@salonica/storybook/fixtures';
import { useState, type ReactElement } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { DayPlan, type DayPlanColumn, type DayPlanEntry, type DayPlanProps } from './index.ts';

type Language = 'en' | 'el';

const at = (hours: number, minutes = 0): number => hours * 60 + minutes;

const text = {
  en: {
    label: 'Thursday 19 November',
    lunch: 'Lunch',
    training: 'Colour training',
    cut: 'Haircut',
    beard: 'Beard trim',
    balayage: 'Balayage',
    wash: 'Wash and style',
    delivery: 'Delivery',
    online: 'Being booked online',
    people: ['Maria P.', 'Kostas D.', 'Anna S.', 'Yannis T.', 'Sofia K.', 'Petros L.'],
    clash: 'Eleni has another booking then',
    late: 'It ends after working hours',
  },
  el: {
    label: 'Πέμπτη 19 Νοεμβρίου',
    lunch: 'Διάλειμμα',
    training: 'Σεμινάριο χρώματος',
    cut: 'Κούρεμα',
    beard: 'Περιποίηση γενιών',
    balayage: 'Μπαλαγιάζ',
    wash: 'Λούσιμο και χτένισμα',
    delivery: 'Παραλαβή',
    online: 'Κλείνεται διαδικτυακά',
    people: ['Μαρία Π.', 'Κώστας Δ.', 'Άννα Σ.', 'Γιάννης Τ.', 'Σοφία Κ.', 'Πέτρος Λ.'],
    clash: 'Η Ελένη έχει άλλη κράτηση τότε',
    late: 'Τελειώνει μετά το ωράριο',
  },
};

const columnsIn = (language: Language): DayPlanColumn[] => {
  const t = text[language];
  const hours = [
    [{ from: at(9), until: at(17) }],
    [{ from: at(10), until: at(18) }],
    [
      { from: at(9), until: at(13) },
      { from: at(17), until: at(21) },
    ],
    [],
  ];
  const absences = [
    [{ from: at(13), until: at(13, 30), label: t.lunch }],
    [{ from: at(15), until: at(18), label: t.training }],
  ];
  return stylists.map(({ id, name, avatar }, index) => ({
    id,
    name: name[language],
    picture: avatar,
    hours: hours[index] ?? [],
    absences: absences[index] ?? [],
  }));
};

const entriesIn = (language: Language): DayPlanEntry[] => {
  const t = text[language];
  const [maria, kostas, anna, yannis, sofia, petros] = t.people;
  const movable = true;
  return [
    { id: 'a', columnId: 'eleni', from: at(9), until: at(9, 45), title: t.cut, detail: maria, state: 'completed' },
    { id: 'b', columnId: 'eleni', from: at(10), until: at(11), title: t.wash, detail: anna, state: 'arrived', bufferAfter: 15 },
    { id: 'c', columnId: 'eleni', from: at(11, 30), until: at(12, 15), title: t.cut, detail: sofia, state: 'confirmed', movable },
    { id: 'd', columnId: 'eleni', from: at(12, 15), until: at(12, 30), title: t.beard, detail: petros, state: 'confirmed', movable },
    { id: 'e', columnId: 'nikos', from: at(10), until: at(10, 30), title: t.beard, detail: kostas, state: 'no-show' },
    { id: 'f', columnId: 'nikos', from: at(11), until: at(11, 45), title: t.cut, detail: yannis, state: 'cancelled' },
    { id: 'g', columnId: 'nikos', from: at(11), until: at(12), title: t.online, variant: 'hold' },
    { id: 'h', columnId: 'nikos', from: at(12, 30), until: at(13), title: t.delivery, variant: 'blocked', movable },
    {
      id: 'i',
      columnId: 'maria',
      from: at(9, 30),
      until: at(12, 15),
      parts: [
        { from: at(9, 30), until: at(10, 30) },
        { from: at(11, 15), until: at(12, 15) },
      ],
      bufferBefore: 15,
      title: t.balayage,
      detail: sofia,
      state: 'confirmed',
      movable,
    },
    { id: 'j', columnId: 'maria', from: at(10, 30), until: at(11), title: t.beard, detail: petros, state: 'confirmed', movable },
  ];
}; // prettier-ignore

/** Another booking at that time, or an end after the hours. */
const refusalIn =
  (language: Language, entries: readonly DayPlanEntry[]): NonNullable<DayPlanProps['refusal']> =>
  ({ entryId, columnId, from }) => {
    const entry = entries.find(({ id }) => id === entryId);
    if (!entry) return null;
    const until = from + entry.until - entry.from;
    const taken = entries.some(
      (one) =>
        one.id !== entryId &&
        one.columnId === columnId &&
        one.state !== 'cancelled' &&
        one.from < until &&
        from < one.until,
    );
    if (taken) return text[language].clash;
    return until > at(17) ? { warning: text[language].late } : null;
  };

const meta = preview.meta({
  title: 'Components/Booking/DayPlan',
  component: DayPlan,
  args: {
    label: text.en.label,
    columns: columnsIn('en'),
    entries: entriesIn('en'),
    from: at(8),
    until: at(21),
    now: at(10, 20),
    onOpen: fn<NonNullable<DayPlanProps['onOpen']>>(),
    onAdd: fn<NonNullable<DayPlanProps['onAdd']>>(),
    onMove: fn<NonNullable<DayPlanProps['onMove']>>(),
    refusal: refusalIn('en', entriesIn('en')),
  },
});

/** The plan with its own entries: a drop changes them. */
function Kept({ onMove, ...args }: DayPlanProps): ReactElement {
  const [entries, setEntries] = useState(args.entries);
  return (
    <DayPlan
      {...args}
      entries={entries}
      onMove={(move, details) => {
        onMove?.(move, details);
        setEntries((all) =>
          all.map((entry) => {
            if (entry.id !== move.entryId) return entry;
            const { columnId, from } = move;
            return { ...entry, columnId, from, until: from + entry.until - entry.from };
          }),
        );
      }}
    />
  );
}

const localized = (
  args: DayPlanProps,
  { globals }: { globals: Record<string, unknown> },
  addFrom?: number,
) => {
  const language = globals['language'] as Language;
  const entries = entriesIn(language);
  return (
    <Kept
      {...args}
      label={text[language].label}
      columns={columnsIn(language).map((column) => ({ ...column, addFrom }))}
      entries={entries}
      refusal={refusalIn(language, entries)}
    />
  );
};

export const Default = meta.story();

/** Every variant, state, shading, and the line of the present time. */
export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: localized,
});

const title = (
  canvas: { getByRole: (role: 'gridcell', options: { name: RegExp }) => HTMLElement },
  name: string,
) => canvas.getByRole('gridcell', { name: new RegExp(`^${name}`) });

const statusOf = (root: HTMLElement) => root.querySelector('[data-part="status"]');

/** The middle of an element, with the rest that a pointer event needs. */
function pointAt(element: Element, { x = 0, y = 0 } = {}) {
  const box = element.getBoundingClientRect();
  return {
    clientX: box.left + box.width / 2 + x,
    clientY: box.top + box.height / 2 + y,
    pointerId: 1,
    isPrimary: true,
    button: 0,
    pointerType: 'mouse',
  };
}

/** An entry opens, and free time adds, with the details of how. */
export const Behaviour = meta.story({
  render: localized,
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = text[globals['language'] as Language];
    const grid = canvas.getByRole('grid', { name: t.label });
    await expect(grid).toHaveAttribute('aria-rowcount', '53');
    await expect(grid).toHaveAttribute('aria-colcount', '5');
    await expect(canvas.getAllByRole('columnheader')[1]).toHaveAttribute('aria-colindex', '2');

    await userEvent.click(canvas.getByText(t.wash));
    await expect(args.onOpen).toHaveBeenLastCalledWith('b', { reason: 'press' });
    await userEvent.click(title(canvas, '11:15, [^,]*, (?:Eleni|Ελένη)'));
    await expect(args.onAdd).toHaveBeenLastCalledWith(
      { columnId: 'eleni', from: at(11, 15) },
      { reason: 'press' },
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenLastCalledWith(
      { columnId: 'eleni', from: at(11, 15) },
      { reason: 'key' },
    );
  },
});

/** Nothing can be added to time that is over. */
export const BehaviourAddFrom = meta.story({
  render: (args, context) => localized(args, context, at(10, 20)),
  play: async ({ args, canvas, globals, userEvent }) => {
    const over = title(canvas, '09:45, [^,]*, (?:Eleni|Ελένη)');
    await expect(over).toHaveAttribute('aria-disabled', 'true');
    const past = globals['language'] === 'el' ? '09:45, περασμένη ώρα,' : '09:45, past,';
    await expect(over.ariaLabel).toContain(past);
    await userEvent.click(over);
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.click(title(canvas, '11:15, [^,]*, (?:Eleni|Ελένη)'));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
});

/** Every fact of an entry is in its name, though the page shows some as drawings. */
export const BehaviourNames = meta.story({
  render: localized,
  play: async ({ canvas, globals }) => {
    const greek = globals['language'] === 'el';
    const names = greek
      ? [
          'Λούσιμο και χτένισμα, Άννα Σ., Προσήλθε, 10:00–11:00, 15 λεπτά κενά μετά',
          'Μπαλαγιάζ, Σοφία Κ., Επιβεβαιώθηκε, 09:30–12:15, 15 λεπτά κενά πριν, χρόνος αναμονής από 10:30 έως 11:15',
          '11:15, ελεύθερη ώρα, Ελένη Βασιλείου',
          '13:00, Διάλειμμα, Ελένη Βασιλείου',
          '09:00, εκτός ωραρίου, Νίκος Πετρίδης',
        ]
      : [
          'Wash and style, Anna S., Arrived, 10:00–11:00, 15 min kept free after',
          'Balayage, Sofia K., Confirmed, 09:30–12:15, 15 min kept free before, processing time from 10:30 to 11:15',
          '11:15, free, Eleni Vasiliou',
          '13:00, Lunch, Eleni Vasiliou',
          '09:00, outside working hours, Nikos Petridis',
        ];
    for (const name of names) {
      await expect(canvas.getByRole('gridcell', { name })).toBeInTheDocument();
    }
    await expect(title(canvas, greek ? 'Παραλαβή' : 'Delivery')).toHaveAccessibleDescription(
      greek ? 'Πατήστε M για μετακίνηση' : 'Press M to move it',
    );
  },
});

/** Picked up with its key, carried with arrows: each place is announced before the drop. */
export const BehaviourKeys = meta.story({
  render: localized,
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const t = text[globals['language'] as Language];
    const greek = globals['language'] === 'el';
    title(canvas, t.delivery).focus();
    // The key beside N types another letter on a Greek keyboard.
    await fireEvent.keyDown(title(canvas, t.delivery), { key: 'μ', code: 'KeyM' });
    await userEvent.keyboard('{ArrowUp}');
    const status = statusOf(canvasElement);
    const barber = greek ? 'Νίκος Πετρίδης' : 'Nikos Petridis';
    await expect(status).toHaveTextContent(
      greek ? `12:15 έως 12:45, ${barber}` : `12:15 to 12:45, ${barber}`,
    );
    await expect(status).toHaveRole('status');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(status).toHaveTextContent(t.clash);
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith(
      { entryId: 'h', columnId: 'nikos', from: at(12, 45) },
      { reason: 'key' },
    );
    await waitFor(() => expect(title(canvas, t.delivery)).toHaveFocus());
  },
});

/** Dragged with a pointer: the click at its end opens nothing. */
export const BehaviourDrag = meta.story({
  render: localized,
  play: async ({ args, canvas, canvasElement, globals }) => {
    const t = text[globals['language'] as Language];
    const entry = title(canvas, t.delivery);
    entry.scrollIntoView({ block: 'center' });
    const part = entry.querySelector('[data-part="part"]') ?? entry;
    const from = pointAt(part);
    const slot = part.getBoundingClientRect().height / 2;
    const carried = () => canvasElement.querySelector('[data-part="carried"]');
    await fireEvent.pointerDown(part, from);
    await fireEvent.pointerMove(part, { ...from, clientY: from.clientY + 3 });
    await expect(carried()).toBeNull();
    await fireEvent.pointerMove(part, { ...from, clientY: from.clientY + 2 * slot + 4 });
    await expect(carried()).toHaveAttribute('data-tone', 'free');
    await expect(entry).toHaveAttribute('data-carried');
    await fireEvent.pointerUp(part, from);
    await fireEvent.click(part);
    await expect(args.onMove).toHaveBeenLastCalledWith(
      { entryId: 'h', columnId: 'nikos', from: at(13) },
      { reason: 'press' },
    );
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(carried()).toBeNull();
  },
});

/** A drag to a refused place and Escape during a drag return the entry. */
export const BehaviourRefused = meta.story({
  render: localized,
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const t = text[globals['language'] as Language];
    const entry = title(canvas, t.delivery);
    entry.scrollIntoView({ block: 'center' });
    const part = entry.querySelector('[data-part="part"]') ?? entry;
    const from = pointAt(part);
    const slot = part.getBoundingClientRect().height / 2;
    const up = { ...from, clientY: from.clientY - 4 * slot };
    await fireEvent.pointerDown(part, from);
    await fireEvent.pointerMove(part, up);
    await expect(statusOf(canvasElement)).toHaveTextContent(t.clash);
    await fireEvent.pointerUp(part, up);
    await expect(args.onMove).not.toHaveBeenCalled();

    entry.focus();
    await fireEvent.pointerDown(part, from);
    await fireEvent.pointerMove(part, up);
    await userEvent.keyboard('{Escape}');
    await fireEvent.pointerUp(part, up);
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector('[data-part="carried"]')).toBeNull();
  },
});

/** A narrow container shows one barber; the choice and the buttons scroll to another. */
export const BehaviourNarrow = meta.story({
  args: { onVisibleColumnChange: fn<NonNullable<DayPlanProps['onVisibleColumnChange']>>() },
  render: (args, context) => <div style={{ inlineSize: 340 }}>{localized(args, context)}</div>,
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const greek = globals['language'] === 'el';
    const barber = (index: number) =>
      canvasElement.querySelector(`[data-part="barber"][aria-colindex="${index + 2}"]`);
    const scroller = canvasElement.querySelector('[data-part="scroller"]');
    const isShown = (index: number) => {
      const box = barber(index)?.getBoundingClientRect();
      const frame = scroller?.getBoundingClientRect();
      return Math.abs((box?.right ?? 0) - (frame?.right ?? 0)) < 2;
    };
    const select = canvas.getByRole('combobox', { name: greek ? 'Κομμωτής' : 'Barber' });
    await waitFor(() => expect(isShown(0)).toBe(true));
    await userEvent.selectOptions(select, 'maria');
    await expect(args.onVisibleColumnChange).toHaveBeenLastCalledWith('maria', {
      reason: 'choice',
    });
    await waitFor(() => expect(isShown(2)).toBe(true));
    await userEvent.click(
      canvas.getByRole('button', { name: greek ? 'Προηγούμενος κομμωτής' : 'Previous barber' }),
    );
    await waitFor(() => expect(isShown(1)).toBe(true));
    await expect(select).toHaveValue('nikos');
    const width = barber(1)?.getBoundingClientRect().width ?? 0;
    scroller?.scrollTo({ left: 2 * width, behavior: 'instant' });
    await waitFor(() =>
      expect(args.onVisibleColumnChange).toHaveBeenLastCalledWith('maria', { reason: 'swipe' }),
    );
    await expect(select).toHaveValue('maria');
    // axe reads only half of a name that ends beneath the times.
    await userEvent.selectOptions(select, 'eleni');
    await waitFor(() => expect(isShown(0)).toBe(true));
  },
});

/** A container that becomes narrow shows the chosen barber, not the first one. */
export const BehaviourNarrowed = meta.story({
  args: { defaultVisibleColumn: 'maria' },
  render: (args, context) => (
    <div data-testid="frame" style={{ inlineSize: 900 }}>
      {localized(args, context)}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    canvas.getByTestId('frame').style.inlineSize = '340px';
    const edge = (selector: string) =>
      canvasElement.querySelector(selector)?.getBoundingClientRect().right ?? 0;
    await waitFor(() =>
      expect(
        Math.abs(edge('[data-part="barber"][aria-colindex="4"]') - edge('[data-part="scroller"]')),
      ).toBeLessThan(2),
    );
    // axe reads only half of a name that ends beneath the times.
    canvasElement.querySelector('[data-part="scroller"]')?.scrollTo({ left: 0 });
  },
});

const manyColumns: DayPlanColumn[] = Array.from({ length: 40 }, (_, index) => ({
  id: `barber-${index}`,
  name: `${stylists[index % stylists.length]?.name.en} ${index + 1}`,
  picture: stylists[index % stylists.length]?.avatar,
  hours: [{ from: at(8), until: at(23) }],
}));

const manyEntries: DayPlanEntry[] = manyColumns.flatMap(({ id }, column) =>
  Array.from({ length: 60 }, (_, index) => ({
    id: `${id} ${index}`,
    columnId: id,
    from: at(8) + index * 15,
    until: at(8) + index * 15 + 15,
    title: [text.en.cut, text.en.beard, text.en.wash][(column + index) % 3] ?? '',
    detail: text.en.people[(column + index) % 6] ?? '',
    state: (['completed', 'arrived', 'confirmed'] as const)[Math.floor(index / 20)] ?? 'confirmed',
    movable: true,
  })),
);

/** Paper has the whole day, not only what the scroller shows. */
export const BehaviourPrint = meta.story({
  render: localized,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('rowheader', { name: '20:45' })).not.toBeInTheDocument();
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getByRole('rowheader', { name: '20:45' })).toBeInTheDocument();
  },
});

/** 40 barbers with 60 entries each: only the visible part is in the document. */
export const BehaviourMany = meta.story({
  args: {
    columns: manyColumns,
    entries: manyEntries,
    until: at(23),
    now: undefined,
    refusal: ({ columnId }) => (columnId === 'barber-3' ? { warning: text.en.late } : null),
  },
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement, canvas }) => {
    const scroller = canvasElement.querySelector('[data-part="scroller"]');
    await expect(canvas.getAllByRole('gridcell').length).toBeLessThan(700);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '41');
    scroller?.scrollTo({ left: 1e6, top: 1e6, behavior: 'instant' });
    // A few cells follow in each frame.
    await waitFor(
      () => expect(canvasElement.querySelector('[data-entry="barber-39 59"]')).toBeVisible(),
      { timeout: 5000 },
    );
    await expect(canvas.getAllByRole('gridcell').length).toBeLessThan(700);
    // axe reads only half of a name that ends beneath the times.
    scroller?.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    await waitFor(
      () => expect(canvasElement.querySelector('[data-entry="barber-33 32"]')).toBeNull(),
      { timeout: 5000 },
    );
  },
});
