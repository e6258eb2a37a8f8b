import type { ReactElement } from 'react';
import { one, type Stage } from './stage.tsx';

/** A form around a field, which says when it is sent. */
export const formOf = (tell: Stage['tell'], field: ReactElement): ReactElement => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      tell('sent');
    }}
  >
    {field}
    <button type="submit">send</button>
  </form>
);

export const input = (): HTMLInputElement => one('input');

export const composer = (): HTMLTextAreaElement => one('textarea');
