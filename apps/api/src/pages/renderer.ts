import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { Language } from '../http/messages.ts';

/** Answers a call of the API in this process. */
export type AnswerCall = (request: Request) => Promise<Response>;

export interface RenderRequest {
  /** Path and search of the page. */
  path: string;
  language: Language;
  answer: AnswerCall;
  /** Milliseconds since 1970. */
  now: number;
  /** How long the data of the page may take, in milliseconds; the page is sent without it then. */
  timeoutMs: number;
}

export interface RenderedDocument {
  status: 200 | 404;
  html: string;
  /** Holds all its data; else the browser asks for the rest. */
  isComplete: boolean;
}

/** What the app's build renders its documents with. */
export interface Renderer {
  render: (request: RenderRequest) => Promise<RenderedDocument>;
}

const serverSchema = v.object({
  createRenderer: v.custom<(frames: unknown) => Renderer>((value) => typeof value === 'function'),
});

/**
 * Loads the renderer of a build.
 *
 * @param folder - of the build's server files
 * @param build - tells this build from the one before
 */
export async function loadRenderer(folder: string, build: string): Promise<Renderer> {
  const frames: unknown = JSON.parse(await readFile(join(folder, 'frames.json'), 'utf8'));
  const file = pathToFileURL(join(folder, 'index.js'));
  // A module is loaded once for each address.
  file.search = build;
  const { createRenderer } = v.parse(serverSchema, { ...(await import(file.href)) });
  return createRenderer(frames);
}
