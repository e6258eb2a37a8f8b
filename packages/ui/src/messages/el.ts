/// <reference types="vite/client" />
import { byComponent } from './by-component.ts';
import type { DeskMessages } from './el-desk.ts';
import type { Dictionary } from './messages.tsx';

/** A copy of each module for this language alone: an English page would carry the Greek strings of its components otherwise. */
const files = import.meta.glob<object>(['../*/*.messages.ts', '!../{day-plan,hours-editor}/*'], {
  eager: true,
  import: 'el',
  query: '?el',
});

/** Greek strings of every component but those of a salon's desk, which `el-desk` adds. */
export const el = { locale: 'el', ...byComponent(files) } as Omit<Dictionary, keyof DeskMessages>;
