import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { loadRenderer, type Renderer } from './renderer.ts';
import { hasCode } from '../http/error-code.ts';

const manifestSchema = v.object({
  cspScriptHashes: v.array(v.pipe(v.string(), v.regex(/^sha(256|384|512)-[\w+/=]+$/))),
  /** The public origin of the site. */
  origin: v.pipe(v.string(), v.url()),
  routes: v.object({
    /** Pages that the server renders, with the query parameters that they read. */
    rendered: v.array(
      v.object({
        path: v.string(),
        query: v.array(v.string()),
        shows: v.picklist(['nothing', 'market', 'salon']),
      }),
    ),
    /** Rendered pages that answer a form. */
    acting: v.array(v.string()),
    /** Pages that the app fills. */
    framed: v.array(v.string()),
    /** Pages that search engines must not index. */
    unlisted: v.array(v.string()),
  }),
});

export type AppManifest = v.InferOutput<typeof manifestSchema>;

/** The manifest of the app's build. */
export interface AppBuild {
  /** Undefined before the app's first build. */
  manifest(): AppManifest | undefined;
  /** Folder of the public files. */
  client: string;
  /** Identifies this build. */
  name(): string;
  /** The renderer of the build that `manifest` describes. */
  renderer(): Promise<Renderer>;
}

/**
 * Follows the build in the folder: a new build takes effect from the next turn of the event loop.
 */
export function followBuild(folder: string): AppBuild {
  const file = join(folder, 'server-manifest.json');
  let seen: { time: number | undefined } | undefined;

  /** The time of the build; requests of one turn share the file access. */
  function buildTime(): number | undefined {
    if (seen === undefined) {
      seen = { time: changeTime(file) };
      setImmediate(() => (seen = undefined));
    }
    return seen.time;
  }

  let loaded: { build: string; renderer: Promise<Renderer> } | undefined;
  let known: { changed: number; manifest: AppManifest } | undefined;
  return {
    client: join(folder, 'client'),
    name: () => String(buildTime()),
    renderer() {
      const build = String(buildTime());
      if (loaded?.build !== build) {
        loaded = { build, renderer: loadRenderer(join(folder, 'server'), build) };
      }
      return loaded.renderer;
    },
    manifest() {
      const changed = buildTime();
      if (changed === undefined) return undefined;
      if (known?.changed !== changed) {
        const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
        known = { changed, manifest: v.parse(manifestSchema, json) };
      }
      return known.manifest;
    },
  };
}

function changeTime(file: string): number | undefined {
  try {
    return statSync(file).mtimeMs;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
