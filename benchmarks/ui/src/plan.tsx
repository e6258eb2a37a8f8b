import '@salonica/ui/styles.css';
import { DayPlan, type DayPlanColumn, type DayPlanEntry } from '@salonica/ui/day-plan';
import { useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { picture } from './salon.ts';

const opens = 8 * 60;
const closes = 23 * 60;
const services = ['Haircut', 'Beard trim', 'Wash and style'];
const customers = ['Maria P.', 'Kostas D.', 'Anna S.', 'Yannis T.', 'Sofia K.', 'Petros L.'];
const states = ['completed', 'arrived', 'confirmed'] as const;

const columns: readonly DayPlanColumn[] = Array.from({ length: 40 }, (_, index) => ({
  id: `barber-${index}`,
  name: `Barber ${index + 1}`,
  picture,
  hours: [{ from: opens, until: closes }],
}));

const bookings: readonly DayPlanEntry[] = columns.flatMap(({ id }, column) =>
  Array.from({ length: 60 }, (_, index) => ({
    id: `${id} ${index}`,
    columnId: id,
    from: opens + index * 15,
    until: opens + index * 15 + 15,
    title: services[(column + index) % services.length] ?? '',
    detail: customers[(column + index) % customers.length] ?? '',
    state: states[Math.floor(index / 20)] ?? 'confirmed',
    movable: true,
  })),
);

function Plan(): ReactElement {
  const [entries, setEntries] = useState(bookings);
  return (
    <DayPlan
      label="Thursday 19 November"
      columns={columns}
      entries={entries}
      from={opens}
      until={closes}
      onOpen={() => undefined}
      onAdd={() => undefined}
      onMove={({ entryId, columnId, from }) =>
        setEntries((all) =>
          all.map((entry) =>
            entry.id === entryId
              ? { ...entry, columnId, from, until: from + entry.until - entry.from }
              : entry,
          ),
        )
      }
      refusal={({ columnId }) => (columnId === 'barber-3' ? { warning: 'Another price' } : null)}
    />
  );
}

const container = document.createElement('div');
document.body.append(container);
createRoot(container).render(<Plan />);
