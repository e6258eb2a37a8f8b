import type { ReactElement } from 'react';
import { one, type Stage } from './stage.tsx';

/** A form around a field that records its submission. */
export const formOf = (record: Stage['record'], field: ReactElement): ReactElement => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      record('sent');
    }}
  >
    {field}
    <button type="submit">send</button>
  </form>
);

export const input = (): HTMLInputElement => one('input');

export const composer = (): HTMLTextAreaElement => one('textarea');
