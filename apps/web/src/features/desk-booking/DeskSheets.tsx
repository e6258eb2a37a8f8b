import { type ReactNode, useState } from 'react';
import { Late, late } from '../../blocks/Late.tsx';
import type { DeskBooking } from '../../domain/desk.ts';
import type { PlainDate } from '../../shared/dates.ts';
import type { Done } from './desk-queries.ts';
import type { FreePlace } from './free-place.ts';

export interface DeskSheetsProps {
  /** The day on which something was pressed. */
  readonly date: PlainDate;
  /** Id of the opened visit or kept time; null for none. */
  readonly opened: string | null;
  /** The free time that was pressed; null for none. */
  readonly place: FreePlace | null;
  readonly onClose: () => void;
  readonly onDone: (done: Done) => void;
  /** The code of a sheet did not arrive. */
  readonly onUnavailable: () => void;
  /** A link or a button that writes to the customer. @default none */
  readonly message?: (booking: DeskBooking) => ReactNode;
}

const entryPart = late(async () => (await import('./EntrySheet.tsx')).EntrySheet, ['deskBooking']);
const addPart = late(async () => (await import('./AddSheet.tsx')).AddSheet, ['deskBooking']);

/** The last value, and how often there was a new one: a closing sheet still shows it. */
function useLast<Value>(value: Value | null, key: string | null) {
  const [last, setLast] = useState({ key, value, count: 0 });
  if (key !== last.key) {
    setLast({
      key,
      value: value ?? last.value,
      count: last.count + (key === null ? 0 : 1),
    });
  }
  return { count: last.count, value: value ?? last.value };
}

/** What the plan of a day opens. */
export function DeskSheets({ date, opened, place, ...props }: DeskSheetsProps) {
  const { onClose, onDone, onUnavailable, message } = props;
  const entry = useLast(opened, opened);
  const free = useLast(place, place === null ? null : JSON.stringify(place));
  const onFailed = () => {
    onClose();
    onUnavailable();
  };
  return (
    <>
      {entry.value === null ? null : (
        <Late
          key={`entry ${entry.count}`}
          part={entryPart}
          props={{
            date,
            id: entry.value,
            open: opened !== null,
            onClose,
            onDone,
            ...(message === undefined ? {} : { message }),
          }}
          onFailed={onFailed}
        />
      )}
      {free.value === null ? null : (
        <Late
          key={`add ${free.count}`}
          part={addPart}
          props={{ place: free.value, open: place !== null, onClose, onDone }}
          onFailed={onFailed}
        />
      )}
    </>
  );
}
