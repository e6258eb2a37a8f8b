import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { Language } from '../http/messages.ts';

/** Calls the API in this process. */
export type HandleCall = (request: Request) => Promise<Response>;

export interface RenderRequest {
  /** Path and search of the page. */
  path: string;
  language: Language;
  answer: HandleCall;
  /** Milliseconds since 1970. */
  now: number;
  /** Timeout for the data of the page, in milliseconds; after it the page is sent without data. */
  timeoutMs: number;
}

export interface RenderedDocument {
  status: 200 | 404;
  html: string;
  /** Whether it contains all its data; otherwise the browser fetches the rest. */
  isComplete: boolean;
}

export interface FormRequest extends RenderRequest {
  /** The form, as the browser sent it: `application/x-www-form-urlencoded`. */
  body: string;
  /** Calls the API in this process, on behalf of the visitor. */
  answerVisitor: HandleCall;
}

/** The page with its answer, or the path of another one. */
export type FormResult = { status: number; html: string } | { redirect: string };

/** The renderer of the app's build. */
export interface Renderer {
  render: (request: RenderRequest) => Promise<RenderedDocument>;
  /** Answers a form that was sent to a page. */
  answerForm: (request: FormRequest) => Promise<FormResult>;
}

const serverSchema = v.object({
  createRenderer: v.custom<(frames: unknown) => Renderer>((value) => typeof value === 'function'),
});

/**
 * Loads the renderer of a build.
 * @param folder - of the build's server files
 * @param build - identifies the build
 */
export async function loadRenderer(folder: string, build: string): Promise<Renderer> {
  const frames: unknown = JSON.parse(await readFile(join(folder, 'frames.json'), 'utf8'));
  const file = pathToFileURL(join(folder, 'index.js'));
  // A module is loaded once per URL.
  file.search = build;
  const { createRenderer } = v.parse(serverSchema, { ...(await import(file.href)) });
  return createRenderer(frames);
}
