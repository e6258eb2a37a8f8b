import { useState } from 'react';
import { unlessAbandoned } from '../../blocks/change-with-bookings/abandoned.ts';
import { type FieldErrors, useCheckedForm } from '../../blocks/use-checked-form.ts';
import type { Difference } from './ChangedElsewhere.tsx';
import { isSameValue } from './same-value.ts';
import type { Revised, SaveOptions, Settings } from './use-settings.ts';

export interface WholeFormOptions<Part extends Revised, Values extends object> {
  readonly part: Part;
  readonly valuesOf: (part: Part) => Values;
  /** What of the part the form replaces. @default all of it */
  readonly edited?: (part: Part) => unknown;
  readonly check: (values: Values) => FieldErrors;
  /** The part in words, in the order of the form. */
  readonly facts: (part: Part) => readonly (readonly [label: string, text: string])[];
  readonly save: Settings<Part>['save'];
  readonly run: (values: Values) => SaveOptions<Part>['run'];
  readonly onSaved: () => void;
}

const withoutRevision = <Part extends Revised>({ revision: _, ...part }: Part) => part;

/** A part of the settings that is one form, and stays open after it was saved. */
export function useWholeForm<Part extends Revised, Values extends object>({
  part,
  valuesOf,
  edited = withoutRevision,
  check,
  facts,
  save,
  run,
  onSaved,
}: WholeFormOptions<Part, Values>) {
  /** What the member has seen. */
  const [seen, setSeen] = useState(part);
  const send = async (values: Values, known: Part): Promise<void> => {
    const saved = await unlessAbandoned(
      save({
        content: JSON.stringify(values),
        isSame: (now) => isSameValue(edited(now), edited(known)),
        run: run(values),
      }),
    );
    if (saved === null) return;
    setSeen(saved.result);
    onSaved();
  };
  const form = useCheckedForm({
    initial: valuesOf(part),
    check,
    send: (values) => send(values, seen),
  });
  return {
    form,
    differences: (current: Part): readonly Difference[] => {
      const now = facts(current);
      return facts(seen).flatMap(([label, before], index) => {
        const after = now[index]?.[1] ?? before;
        return after === before ? [] : [{ label, before, after }];
      });
    },
    onTakeTheirs(current: Part): void {
      setSeen(current);
      form.start(valuesOf(current));
    },
    onKeepMine(current: Part): void {
      setSeen(current);
      void form.send(form.values, (values) => send(values, current));
    },
  };
}
